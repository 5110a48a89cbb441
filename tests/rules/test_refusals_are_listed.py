"""Each game names exactly the codes that its rules raise, and the page of refusals has them all."""

import re
from pathlib import Path

import pytest

import vernissage.games
from vernissage.games.registry import PACKAGES

GAMES = Path(vernissage.games.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"
RAISED = re.compile(r'(?:Refused\(|Verdict\("(?:refused|doubt)", | or )"([a-z]+(?:-[a-z]+)+)"|"(theme-[a-z-]+)"')


def raised(game: str) -> set[str]:
    """In the rules and what they ask; not what bots and simulations say."""
    folder = GAMES / game
    sources = [*folder.glob("*.py"), *(folder / "referee").glob("*.py")]
    texts = [file.read_text("utf-8") for file in sources if file.name != "refusals.py"]
    return {one or other for text in texts for one, other in RAISED.findall(text)}


@pytest.mark.parametrize("game", PACKAGES)
def test_a_game_names_every_code_that_it_raises_and_no_other(game: str) -> None:
    assert sorted(raised(game) ^ PACKAGES[game].refusals) == []


def listed(game: str) -> set[str]:
    """The codes in the first column of the section that is headed by the game's name."""
    sections = {part.partition("\n")[0].lower(): part for part in PAGE.read_text("utf-8").split("\n## ")}
    firsts = re.findall(r"^\|([^|]*)\|", sections[game], re.MULTILINE)
    return {code for first in firsts for code in re.findall(r"`([a-z-]+)`", first)}


@pytest.mark.parametrize("game", PACKAGES)
def test_the_page_of_refusals_lists_them_and_no_other(game: str) -> None:
    assert sorted(listed(game) ^ PACKAGES[game].refusals) == []
