"""Every phase of Storyteller with eight players, at every size and in all languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.every_size import fits_everywhere
from tests.browser.server import Server
from tests.browser.storyteller.guest import CALM, Guest

pytestmark = pytest.mark.browser
WIDE = {"width": 1920, "height": 1080}
LONG = "The longest evening of the summer, when only the two of us were left by the water"
POINTS = "[data-guide=players] .points"


def test_nothing_sticks_out_and_points_stay_in_view(house: Server, invite: Invite) -> None:  # S7 S11
    ada: Guest = invite("Ada", viewport=WIDE)
    ada.sits_down(house.open_table("storyteller", seats=8, **CALM, rounds=1))
    ada.fills_with_bots()
    fits_everywhere(ada, "lobby")
    ada.starts()
    expect(ada.hand.first).to_be_visible()
    fits_everywhere(ada, "choosing", always=POINTS)
    ada.touch(ada.hand.first)
    ada.presses("storyteller.ideas")
    expect(ada.page.locator("form li button").first).to_be_visible()
    fits_everywhere(ada, "telling")
    ada.page.get_by_label(ada.words("storyteller.your-clue"), exact=True).fill(LONG)
    ada.presses("storyteller.tell-it")
    ada.skips_the_reveal()
    fits_everywhere(ada, "points")
    ada.goes_on()
    expect(ada.page.locator(".dock .button.primary")).to_be_visible()
    fits_everywhere(ada, "giving")
    ada.gives()
    expect(ada.wall).to_have_count(8)
    fits_everywhere(ada, "voting")
