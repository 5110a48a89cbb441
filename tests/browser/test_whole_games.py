"""Whole games in real browsers, from sitting down to the winners."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.server import Server
from tests.browser.small_decks import FOR_FOUR, FOR_TWO

pytestmark = pytest.mark.browser


def begin(house: Server, *players: Person, **setup: object) -> str:
    """Everyone sits down at a new table, and the first of them starts and begins."""
    code = house.open_table(**setup)
    for player in players:
        player.sits_down(code)
    players[0].starts()
    for player in players[1:]:
        player.game.is_there()
    return code


def all_accept(*others: Person) -> None:
    for other in others:
        other.game.accept()


def test_two_browsers_play_to_the_last_round(house: Server, invite: Invite) -> None:  # A13 A28 A31
    ada, ben = invite("Ada"), invite("Ben")
    begin(house, ada, ben, season=True, season_start=4)
    for left in (4, 3, 2, 1, 0):
        ada.game.hang_exhibition()
        ben.game.accept()
        ben.game.holds("Ada", left)
        if left == 0:
            expect(ben.page.locator(".last-round")).to_be_visible()
        ben.game.hang_exhibition()
        ada.game.accept()
        ada.game.holds("Ben", left)
    for player in (ada, ben):
        player.game.ended_by("last_round")
        expect(player.game.end.locator("li.winner")).to_have_count(2)


def test_two_browsers_play_until_the_pile_is_empty(house: Server, invite: Invite) -> None:  # A25 A27 A30
    ada, ben = invite("Ada"), invite("Ben", **PHONE)
    begin(house, ada, ben, decks=[FOR_TWO])
    ada.game.hang()
    ben.game.accept()
    ben.game.hang()
    ada.game.accept()
    ada.game.discard()
    ben.game.discard()
    for player in (ada, ben):
        player.game.ended_by("pile_empty")


def test_four_browsers_play_until_the_pile_is_empty(house: Server, invite: Invite) -> None:  # A25 A27 A30
    players = [invite(name) for name in ("Ada", "Ben", "Cleo")] + [invite("Dan", **PHONE)]
    begin(house, *players, decks=[FOR_FOUR])
    for player in (*players, *players):
        player.game.discard()
    for player in players:
        player.game.ended_by("pile_empty")
        expect(player.game.end.locator("li.winner")).to_have_count(4)
