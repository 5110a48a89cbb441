"""Storyteller on one big screen: the clue, eight paintings, whose they were, and the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.big_screen import TELEVISION, can_be_read, shows_the_way, turns_on
from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.storyteller.guest import CALM, Guest, begin, turn

pytestmark = pytest.mark.browser
LONG = "The longest evening of the summer, when only the two of us were left by the water"
REVEALED = 60_000


def test_a_turn_of_eight_can_be_read_from_three_metres(house: Server, invite: Invite) -> None:
    ada: Guest = invite("Ada")
    television: Guest = invite("television", **TELEVISION)
    code = house.open_table("storyteller", seats=8, **CALM)
    ada.sits_down(code)
    ada.fills_with_bots()
    ada.starts()
    page = turns_on(television, code)
    expect(page.locator(".status")).to_have_text(television.words("storyteller.tells", name="Ada"))
    can_be_read(television, "clue")
    ada.tells(LONG)
    expect(page.locator("blockquote")).to_have_text(LONG)
    cards = page.locator(".wall .card img")
    expect(cards).to_have_count(8)
    expect(page.locator(".outcome")).not_to_be_empty(timeout=REVEALED)
    can_be_read(television, "points")
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    page.reload()
    expect(page.locator(".outcome")).not_to_be_empty()
    shows_the_way(television, code)


def test_the_votes_and_the_end_can_be_read_from_three_metres(house: Server, invite: Invite) -> None:
    players: list[Guest] = [invite(name) for name in ("Ada", "Ben", "Cleo")]
    television: Guest = invite("television", **TELEVISION)
    code = begin(house, *players, rounds=1)
    page = turns_on(television, code)
    for teller in range(3):
        turn(players, teller, f"{LONG} {teller}", finders=[(teller + 1) % 3], liar=None)
    expect(page.locator(".won")).to_be_visible()
    can_be_read(television, "end")
    shows_the_way(television, code)
