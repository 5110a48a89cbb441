import pytest

from tests.clues.cases import understanding
from vernissage.contract.languages import LANGUAGES

PAINTINGS = (
    "met/courbet-calm-sea", "met/goya-manuel-osorio", "met/la-tour-penitent-magdalen", "met/steen-merry-company",
    "met/aivazovsky-ship-in-a-stormy-sea", "met/renoir-two-girls-at-the-piano",
)  # fmt: skip


def first(clue: str, language: str) -> str:
    odds = understanding().odds(clue, language, PAINTINGS)
    return PAINTINGS[odds.index(max(odds))]


@pytest.mark.parametrize("clue", ["a ship in a storm", "it will not last", "?!", "", "xyzzy", "夜", "ночь и день"])
def test_odds_sum_to_one_whatever_is_said(clue: str) -> None:
    for language in LANGUAGES:
        odds = understanding().odds(clue, language, PAINTINGS)
        assert sum(odds) == pytest.approx(1.0)
        assert all(0.0 < one < 1.0 for one in odds)


def test_what_means_nothing_leaves_all_odds_the_same() -> None:
    assert understanding().odds("xyzzy", "en", PAINTINGS) == [pytest.approx(1 / 6)] * 6


@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "rough seas"), ("ru", "шторм"), ("es", "tempestad"), ("zh", "惊涛骇浪"), ("uk", "буря на морі")],
)
def test_a_storm_is_a_storm_in_every_language(language: str, clue: str) -> None:
    assert first(clue, language) == "met/aivazovsky-ship-in-a-stormy-sea"


def test_a_clue_in_another_script_is_read_in_its_own_language() -> None:
    assert first("пианино", "en") == first("钢琴", "es") == "met/renoir-two-girls-at-the-piano"


def test_a_painting_that_nobody_knows_is_as_likely_as_one_that_shows_nothing_of_the_clue() -> None:
    odds = understanding().odds("piano", "en", ["met/courbet-calm-sea", "own/unknown"])
    assert odds[0] == pytest.approx(odds[1])
