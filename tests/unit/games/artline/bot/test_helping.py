"""Competitive curators: what a bot lays for its neighbour (A32)."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from tests.seats import S0
from vernissage.cli import built_in_resources
from vernissage.contract.bot import STRENGTHS, Strength
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Accept, Command, Decline, Discard, ShowHand, Vote
from vernissage.games.artline.may import may
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation.bots import hall_of_bots
from vernissage.games.artline.simulation.playing import Hall, Played
from vernissage.games.artline.state import State
from vernissage.simulation.playing import play

CURATORS = Setup(decks=("impressions",), season=True, curators=True)


def show_only(state: State, seat: Seat, rng: Random) -> Command | None:  # noqa: ARG001 - as every player
    """Plays for somebody who never looks at a painting and only shows the hand."""
    laid, moves = state.placement, may(state, seat)
    if laid and "accept" in moves:
        return Accept(laid.id, laid.themes_revision)
    if laid and laid.vote and "vote" in moves:
        return Vote(laid.id, laid.vote.line, True, laid.vote.reason, laid.themes_revision)
    if "show-hand" in moves:
        return ShowHand()
    if "decline" in moves:
        return Decline()
    return Discard(state.hands[seat][0], sure=True) if "discard" in moves else None


@cache
def hall() -> Hall:
    with_bots = hall_of_bots(built_in_resources())
    return replace(with_bots, players={**with_bots.players, "shows": show_only})


def shown_only(number: int, strength: Strength) -> Played:
    return play(hall(), CURATORS, ("shows", strength) if number % 2 else ("shows", strength, strength), Random(number))


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("games", [4, pytest.param(200, marks=pytest.mark.long)])
def test_who_only_shows_the_hand_does_not_win_by_it(strength: Strength, games: int) -> None:  # A32
    finals = [shown_only(number, strength).final for number in range(games)]
    assert all(final.hands[S0] for final in finals), "nobody lays their last painting for them as an exhibition"
    assert sum(final.result is not None and S0 in final.result.winners for final in finals) <= games // 50
