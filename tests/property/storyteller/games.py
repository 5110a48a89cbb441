"""Whole random games of Storyteller, with everything that can happen at a table: time runs out, people leave and come
back."""

from random import Random
from typing import TypeAlias

from hypothesis import strategies as st

from tests.property import recording
from vernissage.contract.game import CloseSeat, HurryOn, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import Command
from vernissage.games.storyteller.events import Event
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.setup import PLAYERS, Setup
from vernissage.games.storyteller.simulation.chance import move
from vernissage.games.storyteller.simulation.fakes import BlankCards, NumberedClues
from vernissage.games.storyteller.state import State
from vernissage.simulation.numbered_paintings import NumberedPaintings

Recording: TypeAlias = recording.Recording[Rules, Setup, State, Command | Order, Event]


def setups() -> st.SearchStrategy[Setup]:
    return st.builds(
        Setup,
        decks=st.just(("wall",)),
        goal=st.sampled_from([15, 20]),
        rounds=st.sampled_from([0, 0, 1]),
        reshuffle=st.none() | st.booleans(),
        second_vote=st.none() | st.booleans(),
        clue_seconds=st.sampled_from([0, 120]),
    )


@st.composite
def recordings(draw: st.DrawFn, players: int | None = None) -> Recording:
    seats = players or draw(st.sampled_from(PLAYERS))
    return record(draw(setups()), seats, draw(st.sampled_from([14, 30])) * seats, draw(st.integers(0, 2**32)))


def record(setup: Setup, players: int, paintings: int, seed: int) -> Recording:
    game = Rules(NumberedPaintings(paintings), NumberedClues(), BlankCards())
    return recording.record(game, setup, players, seed, choice_by_chance)


def choice_by_chance(game: Rules, state: State, chooser: Random) -> tuple[Seat | None, Command | Order] | None:
    fate, awaited = chooser.random(), game.waiting(state).seats
    if not awaited:
        return None, SeatBack(min(state.away))
    if fate < 0.06:
        return _fate(game, state, chooser)
    seat = chooser.choice(awaited if fate < 0.95 else state.open_seats)
    command = move(state, seat, chooser)
    if command is not None and type(command).__name__ == "Ready" and seat in state.ready:
        return None
    return None if command is None else (seat, command)


def _fate(game: Rules, state: State, chooser: Random) -> tuple[Seat | None, Command | Order] | None:
    clock, fate = game.waiting(state).clock, chooser.random()
    if clock and fate < 0.4:
        return None, TimeUp(clock.key)
    if state.away and fate < 0.6:
        return None, SeatBack(min(state.away))
    if fate < (0.65 if len(state.open_seats) > 3 else 0.61):
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.9:
        away = chooser.choice(state.open_seats)
        return (None, SeatAway(away)) if len(state.present) > 1 else None
    return (None, HurryOn(state.step)) if state.phase == "reveal" else None
