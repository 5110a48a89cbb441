"""A short game of Storyteller in Firefox and in WebKit."""

from typing import Any

import pytest

from tests.browser.engines.window import Window
from tests.browser.server import Server

pytestmark = pytest.mark.browser
SETUP: dict[str, Any] = {"rounds": 1, "first": 0, "clue_seconds": 0, "give_seconds": 0, "vote_seconds": 0}
HAND = "[data-guide=hand] button.card"
GIVE, VOTE, GO_ON = ".dock .actions .button", "[data-guide=vote]", "[data-guide=go-on]"


def test_everybody_tells_once_and_the_game_ends(house: Server, window: Window) -> None:  # S2 S3 S5 S8
    window.sits_down(house.open_table("storyteller", seats=3, **SETUP))
    tells(window, "The day before")
    goes_on(window)
    for _ in range(2):
        gives_two(window)
        votes(window)
        goes_on(window)
    window.waits_for("section.end .winner")


def tells(window: Window, clue: str) -> None:
    window.clicks(HAND)
    window.types("[data-guide=clue-field]", clue)
    window.presses("storyteller.tell-it")
    window.waits_for("figure[data-guide=clue]")
    assert clue in window.reads("figure[data-guide=clue] blockquote")


def gives_two(window: Window) -> None:
    window.waits_for(GIVE)
    for place in (1, 2):
        window.clicks(f"[data-guide=hand] > :nth-child({place}) button.card")
    window.clicks(GIVE)


def votes(window: Window) -> None:
    """For the first painting that is not their own."""
    window.waits_for(VOTE)
    window.clicks("[data-guide=wall] button.card[aria-pressed]")
    window.clicks(f"{VOTE} .button.primary")


def goes_on(window: Window) -> None:
    """Without waiting for the reveal."""
    window.presses("storyteller.skip")
    window.clicks(GO_ON)
    window.waits_until_gone(GO_ON)
