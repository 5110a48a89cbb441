"""Whole games in real browsers, from sitting down to the winners."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.artline.curator import Curator, begin
from tests.browser.conftest import Invite
from tests.browser.person import LAPTOP, PHONE
from tests.browser.server import Server
from tests.browser.small_decks import FOR_FOUR, FOR_TWO

pytestmark = pytest.mark.browser


def all_accept(*others: Curator) -> None:
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


@pytest.mark.long
def test_four_browsers_play_until_the_pile_is_empty(house: Server, invite: Invite) -> None:  # A25 A27 A30
    players = [invite(name) for name in ("Ada", "Ben", "Cleo")] + [invite("Dan", **PHONE)]
    begin(house, *players, decks=[FOR_FOUR])
    for player in (*players, *players):
        player.game.discard()
    for player in players:
        player.game.ended_by("pile_empty")
        expect(player.game.end.locator("li.winner")).to_have_count(4)


@pytest.mark.long
def test_four_browsers_play_to_the_last_round_through_doubts_a_reload_and_a_killed_server(
    mortal: Server, invite: Invite
) -> None:  # A20 A21 A22 A28
    ada, ben, cleo = (invite(name, mortal) for name in ("Ada", "Ben", "Cleo"))
    dan = invite("Dan", mortal, **PHONE)
    players = (ada, ben, cleo, dan)
    begin(mortal, *players, season=True, season_start=4)

    ada.game.hang_exhibition()
    all_accept(ben, cleo, dan)
    an_objection_is_lost(ben, cleo, others=(ada, dan))
    an_objection_is_won(cleo, dan, others=(ada, ben))
    dan.game.discard()

    ada.game.hang_exhibition()
    ben.game.accept()
    the_server_dies_and_comes_back(mortal, players)
    all_accept(cleo, dan)
    ada.game.holds("Ada", 3)
    for player in (ben, cleo, dan):
        player.game.discard()

    for left in (2, 1, 0):
        ada.game.hang_exhibition()
        all_accept(ben, cleo, dan)
        dan.game.holds("Ada", left)
        for player in (ben, cleo, dan):
            player.game.discard()
    for player in players:
        player.game.ended_by("last_round")
        expect(player.game.end.locator("li.winner")).to_have_text([re.compile("Ada")])
        player.forgives_broken_lines()


def an_objection_is_lost(author: Curator, doubter: Curator, others: tuple[Curator, Curator]) -> None:
    """Two of three think that it fits, so it stays."""
    author.game.hang_exhibition()
    doubter.game.object("does-not-fit")
    all_accept(*others)
    others[1].page.reload()  # in the middle of the vote
    for other in others:
        other.game.vote(keep=True)
    expect(author.game.vote_result).to_contain_text(author.words("artline.result-kept"))
    author.game.holds(author.name, 4)


def an_objection_is_won(author: Curator, doubter: Curator, others: tuple[Curator, Curator]) -> None:
    """Two of three think that it does not fit: back into the hand with it, and another move."""
    author.game.hang_exhibition()
    doubter.game.object("does-not-fit")
    all_accept(*others)
    others[0].game.vote(keep=False)
    others[1].game.vote(keep=True)
    expect(author.game.vote_result).to_contain_text(author.words("artline.result-lost"))
    author.game.holds(author.name, 5)
    author.game.discard()


def the_server_dies_and_comes_back(server: Server, players: tuple[Curator, ...]) -> None:
    before = [player.game.sees() for player in players]
    server.kill()
    for player in players:
        expect(player.page.get_by_text(player.words("shell.reconnecting")).first).to_be_visible()
    server.start()
    for player, seen in zip(players, before, strict=True):
        player.game.sees_again(seen)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_newcomers_play_their_first_turns_with_the_guide_beside_them(
    house: Server, invite: Invite, device: dict[str, Any]
) -> None:
    ada, ben = (invite(name, newcomer=True, **device) for name in ("Ada", "Ben"))
    begin(house, ada, ben)
    expect(ada.page.get_by_role("group", name=ada.words("guide.title"))).to_be_visible()
    for player, other in ((ada, ben), (ben, ada)):
        player.game.hang()
        other.game.accept()
    ada.game.discard()
    ben.game.is_my_turn()
