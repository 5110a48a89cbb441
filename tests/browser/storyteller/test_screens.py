"""What there is to do is in view on a phone: above its keyboard, with eight paintings, standing and lying."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server
from tests.browser.small_decks import FOR_FOUR
from tests.browser.storyteller.guest import CALM, Guest

pytestmark = pytest.mark.browser

ABOVE_KEYBOARD = 430  # pixels
# Phones lay the keyboard over the page: the visual viewport says what is left.
KEYBOARD = f"""
  const seen = Object.assign(new EventTarget(), {{ height: {ABOVE_KEYBOARD}, width: 360, offsetTop: 0, scale: 1 }});
  Object.defineProperty(window, "visualViewport", {{ value: seen }});
"""
# How many players do not fit into their places, with as many points as anybody gets.
STICKING_OUT = """() => [...document.querySelectorAll("[data-guide=players] li")].filter((one) => {
  one.querySelector(".points > :first-child").textContent = "33";
  return one.scrollWidth > one.clientWidth;
}).length"""


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def is_seen(what: Locator, bottom: float) -> bool:
    return box(what)["y"] >= 0 and box(what)["y"] + box(what)["height"] <= bottom


def test_a_clue_is_written_above_the_keyboard(house: Server, invite: Invite) -> None:
    ada: Guest = invite("Ada", **PHONE)
    ada.context.add_init_script(KEYBOARD)
    ada.sits_down(house.open_table("storyteller", seats=3, **CALM))
    ada.fills_with_bots()
    ada.starts()
    ada.touch(ada.hand.first)
    ada.presses("storyteller.ideas")
    field = ada.page.get_by_label(ada.words("storyteller.your-clue"), exact=True)
    ada.touch(field)
    field.fill("Almost there")
    expect(ada.page.locator("[data-guide=players]")).to_be_hidden()
    for part in (field, ada.button("storyteller.tell-it"), ada.page.locator("form li button").first):
        assert is_seen(part, ABOVE_KEYBOARD)
    ada.touch(ada.button("storyteller.tell-it"))
    expect(ada.clue).to_have_text("Almost there")
    expect(ada.page.locator("[data-guide=players]")).to_be_visible()


def test_a_vote_among_eight_paintings_is_in_view_on_a_phone(house: Server, invite: Invite) -> None:
    ada: Guest = invite("Ada", **PHONE)
    ada.sits_down(house.open_table("storyteller", seats=8, **{**CALM, "first": 1}))
    ada.fills_with_bots()
    ada.starts()
    expect(ada.clue).to_be_visible()
    ada.touch(ada.hand.nth(4))
    assert is_seen(ada.page.locator(".dock .button.primary"), 740)
    ada.touch(ada.page.locator(".dock .button.primary"))
    expect(ada.wall).to_have_count(8)
    vote = ada.page.locator("[data-guide=vote] .button.primary")
    choices = ada.page.locator("[data-guide=wall] > li:not(.mine) button.card")
    for at, (width, height) in enumerate(((360, 740), (844, 390))):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.touch(choices.nth(at))
        expect(vote).to_be_enabled()
        assert is_seen(vote, height)
    ada.touch(vote)
    ada.skips_the_reveal()


def test_the_lobby_says_that_bots_play_a_deck_without_tags_badly(house: Server, invite: Invite) -> None:
    ada: Guest = invite("Ada")
    ada.goes_to(house.open_table("storyteller", seats=3, decks=[FOR_FOUR]))
    expect(ada.page.locator(".untagged")).to_have_text(ada.words("shell.bots-untagged", decks="Circles"))


def test_no_player_lies_over_the_next_one_in_large_letters(house: Server, invite: Invite) -> None:  # S7
    ada: Guest = invite("Ada", **PHONE)
    ada.sits_down(house.open_table("storyteller", seats=8, **CALM))
    ada.fills_with_bots()
    ada.starts()
    expect(ada.hand.first).to_be_visible()
    for percent in (100, 150, 200):
        ada.page.evaluate("(percent) => (document.documentElement.style.fontSize = `${percent}%`)", percent)
        assert ada.page.evaluate(STICKING_OUT) == 0
