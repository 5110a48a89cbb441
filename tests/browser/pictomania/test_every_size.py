"""Every phase of Pictomania with six players, at every size and in all languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.every_size import fits_everywhere
from tests.browser.pictomania.screen import Screen
from tests.browser.pictomania.test_bots import SLOW
from tests.browser.server import Server

pytestmark = pytest.mark.browser
WIDE = {"width": 1920, "height": 1080}
WIDTHS = "(papers) => papers.map((one) => Math.round(one.getBoundingClientRect().width))"


def test_nothing_sticks_out_and_clock_and_totals_stay_in_view(house: Server, invite: Invite) -> None:  # P15 P18 P20
    ada = invite("Ada", viewport=WIDE)
    ada.sits_down(house.open_table("pictomania", rounds=1, seconds=600))
    fits_everywhere(ada, "lobby")
    ada.presses("shell.fill-with-bots")
    expect(ada.button("shell.fill-with-bots")).to_have_count(0)
    ada.presses("shell.start")
    screen = Screen(ada, 0)
    screen.is_reading()
    fits_everywhere(ada, "reading")
    screen.gets_ready()
    screen.may_draw()
    fits_everywhere(ada, "drawing", always=".clock")
    the_others_are_equally_large(screen)
    screen.looks_at(1)
    fits_everywhere(ada, "looking", always=".clock")
    screen.leaves()
    screen.guesses(2, next(number for number in range(1, 8) if number != screen.number()))
    fits_everywhere(ada, "guessing", always=".clock")
    screen.finishes()
    expect(screen.reveal).to_be_visible(timeout=SLOW)
    fits_everywhere(ada, "reveal")
    if screen.reveal.count():  # on a slow machine it is over
        screen.skips_to_points()
    expect(ada.page.locator(".sums td.later")).to_have_count(0)  # the sum is told step by step to its end
    fits_everywhere(ada, "points", always=".totals li")
    screen.goes_on(last=True)
    expect(screen.end).to_be_visible()
    fits_everywhere(ada, "end", always=".totals li")


def the_others_are_equally_large(screen: Screen) -> None:
    """On a wide screen, though there are three on one side and two on the other."""
    widths = screen.page.locator("[data-anchor^=sheet-] .paper").evaluate_all(WIDTHS)
    assert len(widths) == 5
    assert len(set(widths)) == 1, widths
    assert widths[0] > 250
