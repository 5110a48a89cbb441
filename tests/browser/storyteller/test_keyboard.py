"""A whole turn without a pointer: telling, giving, voting and going on."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.storyteller.guest import CALM, Guest

pytestmark = pytest.mark.browser
MOST_STOPS = 60


def tab_to(player: Guest, what: Locator) -> None:
    """Tab from stop to stop, as far as it takes."""
    for _ in range(MOST_STOPS):
        player.page.keyboard.press("Tab")
        if what.evaluate("(one) => one === document.activeElement"):
            return
    raise AssertionError(f"no way to {what} by Tab")


def press(player: Guest, what: Locator) -> None:
    expect(what).to_be_enabled()
    tab_to(player, what)
    player.page.keyboard.press("Enter")


def goes_on(player: Guest) -> None:
    skip, on = player.button("storyteller.skip"), player.page.locator("[data-guide=go-on]")
    press(player, skip)
    press(player, on)


def test_somebody_plays_by_keys_alone(house: Server, invite: Invite) -> None:
    ada: Guest = invite("Ada")
    ada.sits_down(house.open_table("storyteller", seats=3, **CALM))
    ada.fills_with_bots()
    ada.starts()
    press(ada, ada.hand.nth(1))
    tab_to(ada, ada.page.get_by_label(ada.words("storyteller.your-clue"), exact=True))
    ada.page.keyboard.type("By hand")
    ada.page.keyboard.press("Enter")
    expect(ada.clue).to_have_text("By hand")
    goes_on(ada)
    expect(ada.page.locator(".dock .button.primary")).to_be_visible()  # a bot tells now
    press(ada, ada.hand.nth(0))
    press(ada, ada.hand.nth(2))
    press(ada, ada.page.locator(".dock .button.primary"))
    press(ada, ada.page.locator("[data-guide=wall] > li:not(.mine) button.card").first)
    press(ada, ada.page.locator("[data-guide=vote] .button.primary"))
    goes_on(ada)
