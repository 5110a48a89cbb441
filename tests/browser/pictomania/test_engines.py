"""A short game of Pictomania in Firefox and in WebKit."""

import pytest

from tests.browser.engines.window import Spot, Window
from tests.browser.server import Server

pytestmark = pytest.mark.browser
SHEET = ".pad .sheet"
INKED = """[...document.querySelectorAll(".pad .sheet canvas")].reduce((sum, canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return sum + data.filter((byte, at) => at % 4 === 3 && byte > 0).length;
}, 0)"""


def test_a_stroke_is_drawn_and_the_game_ends(house: Server, window: Window) -> None:  # P11 P18 P20
    window.sits_down(house.open_table("pictomania", seats=3, rounds=1, seconds=0))
    window.presses("pictomania.ready")
    draws_a_stroke(window)
    window.presses("pictomania.finish")
    window.clicks("dialog button", window.words("pictomania.finish"))
    window.presses("pictomania.to-sums")
    window.waits_for(".sums")
    window.waits_until_gone(".sums td.later")  # the sum is told step by step, and what is below moves meanwhile
    window.presses("pictomania.to-results")
    window.waits_for("section.end .drawings .paper canvas")


def draws_a_stroke(window: Window) -> None:
    """Once it is stored it can be taken back."""
    undo = f".tool[aria-label='{window.words('pictomania.undo')}']"
    window.waits_for(f"{undo}[disabled]")
    assert window.asks(INKED) == 0
    window.moves(*spots(window))
    window.waits_for(f"{undo}:not([disabled])")
    assert window.asks(INKED) > 100


def spots(window: Window) -> list[Spot]:
    """A corner, on the sheet."""
    left, top, width, height = window.asks(
        f"(({{ x, y, width, height }}) => [x, y, width, height])"
        f"(document.querySelector({SHEET!r}).getBoundingClientRect())"
    )
    return [(left + width * x, top + height * y) for x, y in ((0.3, 0.3), (0.5, 0.3), (0.7, 0.3), (0.7, 0.6))]
