"""In a game of Pictomania no text is cut on a phone, in any language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.pens import Finger
from tests.browser.person import PHONE
from tests.browser.pictomania.screen import Screen
from tests.browser.pictomania.test_bots import SLOW, seats_bot
from tests.browser.server import Server
from tests.browser.test_texts_fit import fits

pytestmark = pytest.mark.browser


def test_nothing_is_cut_in_a_round(house: Server, invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    ada.sits_down(house.open_table("pictomania", seats=3, rounds=1, seconds=600))
    for strength in ("easy", "easy"):
        seats_bot(ada, strength)
    seen = fits(ada)
    ada.presses("shell.start")
    screen = Screen(ada, 0, Finger)
    screen.is_reading()
    seen |= fits(ada)
    screen.gets_ready()
    screen.may_draw()
    seen |= fits(ada)
    screen.looks_at(1)
    seen |= fits(ada)
    screen.leaves()
    screen.finishes()
    expect(screen.reveal).to_be_visible(timeout=SLOW)
    seen |= fits(ada)
    screen.skips_to_points()
    seen |= fits(ada)
    expect(ada.page.locator(".sums td.later")).to_have_count(0)  # the sum is told step by step to its end
    screen.goes_on(last=True)
    expect(screen.end).to_be_visible()
    seen |= fits(ada)
    assert len(seen) > 40, "sentences are recognised on the page"
