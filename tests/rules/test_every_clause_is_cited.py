"""Every numbered clause of a rules page has at least one test that cites it."""

import re
from pathlib import Path

import pytest

from vernissage.games.registry import PACKAGES

HERE = Path(__file__).parent
PAGES = HERE.parent.parent / "docs" / "rules"


def clauses_of(page: str) -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", (PAGES / page).read_text("utf-8"), re.MULTILINE))


def letter_of(game: str) -> str:
    """The letter that its rules are cited with."""
    (letter,) = {clause[0] for clause in clauses_of(f"{game}.md")}
    return letter


def cited_in(folder: str) -> set[str]:
    """Clauses in the comment behind a test's name: `def test_…() -> None:  # A8 A13`."""
    cited: set[str] = set()
    for file in sorted((HERE / folder).glob("test_*.py")):
        for comment in re.findall(r"^def test_.*#((?: [A-Z]\d+)+)$", file.read_text("utf-8"), re.MULTILINE):
            cited.update(comment.split())
    return cited


@pytest.mark.parametrize("game", PACKAGES)
def test_every_clause_is_cited(game: str) -> None:
    clauses = clauses_of(f"{game}.md")
    assert clauses == {f"{letter_of(game)}{number}" for number in range(1, len(clauses) + 1)}
    assert sorted(clauses - cited_in(game)) == []


@pytest.mark.parametrize("game", PACKAGES)
def test_no_test_cites_a_clause_that_does_not_exist(game: str) -> None:
    assert sorted(cited_in(game) - clauses_of(f"{game}.md")) == []


def test_every_game_has_a_letter_of_its_own() -> None:
    letters = [letter_of(game) for game in PACKAGES]
    assert sorted(set(letters)) == sorted(letters)
