"""Whole random games, with everything that can go wrong at a table: time runs out, seats are closed."""

from random import Random
from typing import TypeAlias

from hypothesis import strategies as st

from tests.property import recording
from vernissage.contract.catalogue import Painting
from vernissage.contract.game import CloseSeat, TimeUp
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Command
from vernissage.games.artline.events import Event
from vernissage.games.artline.game import Rules
from vernissage.games.artline.may import may
from vernissage.games.artline.setup import EDITIONS, EditionName, Setup
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import State
from vernissage.simulation.numbered_paintings import NumberedPaintings

EDITIONS_AND_PLAYERS: list[tuple[EditionName, int]] = [
    (edition, players) for edition in EDITIONS for players in range(2, 7)
]


Choice: TypeAlias = tuple[Seat | None, Command | TimeUp | CloseSeat]
Recording: TypeAlias = recording.Recording[Rules, Setup, State, Command | TimeUp | CloseSeat, Event]


def setups(edition: EditionName) -> st.SearchStrategy[Setup]:
    return st.builds(
        Setup,
        edition=st.just(edition),
        season=st.booleans(),
        season_start=st.none() | st.integers(2, 4),
        curators=st.booleans(),
        size=st.integers(7, 12),
        turn_seconds=st.sampled_from([0, 30]),
        window_seconds=st.sampled_from([0, 20]),
    )


@st.composite
def recordings(draw: st.DrawFn, edition: EditionName | None = None, players: int | None = None) -> Recording:
    """Small decks too, so that piles run out as often as last rounds begin."""
    if edition is None or players is None:
        edition, players = draw(st.sampled_from(EDITIONS_AND_PLAYERS))
    paintings = draw(st.integers(7 * players + 4, 7 * players + 30))
    return record(draw(setups(edition)), players, paintings, draw(st.integers(0, 2**32)))


def record(setup: Setup, players: int, paintings: int, seed: int) -> Recording:
    return recording.record(Rules(NumberedPaintings(paintings), PlainReferee()), setup, players, seed, choice_by_chance)


def choice_by_chance(game: Rules, state: State, chooser: Random) -> Choice:
    waiting = game.waiting(state)
    fate = chooser.random()
    if fate < 0.005:
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.05 and waiting.clock:
        return None, TimeUp(waiting.clock.key)
    if fate < 0.1:
        able = [seat for seat in state.seats if may(state, seat)]
        return (seat := chooser.choice(able)), chance.move(state, seat, chooser)
    return (seat := chooser.choice(waiting.seats)), chance.move(state, seat, chooser)


def everything(state: State) -> list[Painting]:
    """Every painting of the game, wherever it is."""
    return sorted(
        [
            *state.pile,
            *(painting for hand in state.hands.values() for painting in hand),
            *(hanging.painting for hanging in state.museum.hung.values()),
            *([state.placement.painting] if state.placement else []),
            *state.discarded,
            *state.removed,
        ]
    )
