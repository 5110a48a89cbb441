"""How well clues are understood, measured on what people wrote."""

import pytest

from tests.clues.cases import Half, cases, share_found
from vernissage.contract.languages import LANGUAGES

HALVES: tuple[Half, ...] = ("build", "held-out")


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_half_has_as_many_clues_that_say_what_is_seen_as_clues_that_suggest(half: Half, language: str) -> None:
    kinds = [case.kind for case in cases(half, language)]
    assert kinds.count("seen") == kinds.count("suggested") == 20
    assert all(case.painting in case.among and len(set(case.among)) == 6 for case in cases(half, language))


def test_no_clue_is_in_both_halves() -> None:
    for language in LANGUAGES:
        build, held_out = ({case.clue for case in cases(half, language)} for half in HALVES)
        assert not build & held_out


@pytest.mark.parametrize("half", HALVES)
def test_a_clue_that_says_what_is_seen_finds_its_painting_among_six(half: Half) -> None:
    told = [(case, language) for language in LANGUAGES for case in cases(half, language) if case.kind == "seen"]
    assert share_found(told) >= 0.85


@pytest.mark.parametrize("half", HALVES)
def test_a_clue_that_only_suggests_finds_its_painting_more_often_than_not(half: Half) -> None:
    told = [(case, language) for language in LANGUAGES for case in cases(half, language) if case.kind == "suggested"]
    assert share_found(told) >= 0.5


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_understood_in_every_language(half: Half, language: str) -> None:
    assert share_found((case, language) for case in cases(half, language)) >= 0.45
