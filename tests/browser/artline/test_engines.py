"""A short game of Artline in Firefox and in WebKit."""

from typing import Any

import pytest

from tests.browser.engines.window import Window
from tests.browser.server import Server
from tests.browser.small_decks import FOR_TWO

pytestmark = pytest.mark.browser
SETUP: dict[str, Any] = {"edition": "hermitage", "first": 0, "decks": [FOR_TWO]}
HAND = "button[data-anchor^=hand-][aria-pressed]"  # you can choose from it
FINE, BALLOT, END = ".dock button.fine", ".dock [data-guide=ballot] button", "section.end"


def test_a_painting_is_hung_and_the_game_ends(house: Server, window: Window) -> None:  # A6 A10 A27
    window.sits_down(house.open_table("artline", seats=2, **SETUP))
    hangs_a_painting(window)
    while (asked := window.waits_for(END, FINE, BALLOT, HAND)) != END:
        if asked == HAND:
            discards_a_painting(window)
        else:
            window.clicks(asked)
            window.waits_until_gone(asked)
    window.waits_for(f"{END} .winner")


def hangs_a_painting(window: Window) -> None:
    window.clicks(HAND)
    window.clicks(".museum button.place")
    window.types("form.placing input", "circle")
    window.presses("artline.hang-it")
    window.waits_until_gone(HAND)
    assert window.asks("document.querySelectorAll('.museum .hung').length") == 2


def discards_a_painting(window: Window) -> None:
    window.clicks(HAND)
    window.presses("artline.discard")
    window.clicks("dialog button", window.words("artline.discard-yes"))
    window.waits_until_gone(HAND)
