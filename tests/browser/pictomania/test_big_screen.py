"""Pictomania on one big screen: words, sheets, the reveal, the points and the end, with six players."""

import pytest
from playwright.sync_api import expect

from tests.browser.big_screen import TELEVISION, can_be_read, shows_the_way, turns_on
from tests.browser.conftest import Invite
from tests.browser.pictomania.screen import Screen
from tests.browser.pictomania.test_bots import SLOW
from tests.browser.server import Server

pytestmark = pytest.mark.browser
AS_WIDE = 420  # pixels of each of six sheets
REVEALED = 300_000
WIDTHS = "(papers) => papers.map((one) => Math.round(one.getBoundingClientRect().width))"


def test_a_game_of_six_can_be_read_from_three_metres(house: Server, invite: Invite) -> None:
    ada, television = invite("Ada"), invite("television", **TELEVISION)
    code = house.open_table("pictomania", rounds=1, seconds=600)
    ada.sits_down(code)
    ada.presses("shell.fill-with-bots")
    expect(ada.button("shell.fill-with-bots")).to_have_count(0)
    ada.starts()
    page, screen = turns_on(television, code), Screen(ada, 0)
    screen.is_reading()
    can_be_read(television, "reading")
    screen.gets_ready()
    screen.may_draw()
    expect(page.locator("[data-anchor^=sheet-]")).to_have_count(6)
    can_be_read(television, "drawing")
    widths = page.locator("[data-anchor^=sheet-] .paper").evaluate_all(WIDTHS)
    assert min(widths) >= AS_WIDE, widths
    expect(page.locator(".clock")).to_be_in_viewport(ratio=1)
    screen.guesses(2, next(number for number in range(1, 8) if number != screen.number()))
    screen.finishes()
    expect(screen.reveal).to_be_visible(timeout=SLOW)
    screen.skips_to_points()
    expect(page.locator(".reveal")).to_be_visible(timeout=SLOW)
    can_be_read(television, "reveal")
    shows_the_way(television, code)
    expect(page.locator(".sums")).to_be_visible(timeout=REVEALED)
    can_be_read(television, "points")
    screen.goes_on(last=True)
    expect(page.locator(".won")).to_be_visible()
    can_be_read(television, "end")
    shows_the_way(television, code)
