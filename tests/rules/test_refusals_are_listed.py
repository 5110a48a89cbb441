"""The page of refusals lists, game by game, exactly the codes that the game's rules raise."""

import re
from pathlib import Path

import pytest

import vernissage.games
from vernissage.games.registry import PACKAGES

GAMES = Path(vernissage.games.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"
RAISED = re.compile(r'(?:Refused\(|Verdict\("(?:refused|doubt)", | or )"([a-z]+(?:-[a-z]+)+)"|"(theme-[a-z-]+)"')
NOT_RULES = {"bot", "simulation"}  # they say other things


def raised(game: str) -> set[str]:
    """In the rules and what they ask."""
    folder = GAMES / game
    sources = [path for path in folder.rglob("*.py") if not NOT_RULES & set(path.relative_to(folder).parts)]
    return {code or theme for path in sources for code, theme in RAISED.findall(path.read_text("utf-8"))}


def listed(game: str) -> set[str]:
    """The codes in the first column of the section that is headed by the game's name."""
    sections = {part.partition("\n")[0].lower(): part for part in PAGE.read_text("utf-8").split("\n## ")}
    firsts = re.findall(r"^\|([^|]*)\|", sections[game], re.MULTILINE)
    return {code for first in firsts for code in re.findall(r"`([a-z-]+)`", first)}


@pytest.mark.parametrize("game", PACKAGES)
def test_the_page_lists_every_code_that_a_game_raises_and_no_other(game: str) -> None:
    assert sorted(raised(game) ^ listed(game)) == []
