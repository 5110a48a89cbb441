"""Whole random games of Pictomania, with everything that can happen at a table: time runs out, people leave and come
back."""

from random import Random
from typing import TypeAlias

from hypothesis import strategies as st

from tests.property import recording
from tests.rules.pictomania.numbered_cards import NumberedCards
from vernissage.contract.game import CloseSeat, HurryOn, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import Command
from vernissage.games.pictomania.events import Event
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.simulation.chance import move
from vernissage.games.pictomania.simulation.playing import who_moves
from vernissage.games.pictomania.state import State

PLAYERS = (3, 4, 5, 6)
OWN_CARDS = tuple(OwnCard(level, tuple(f"word {n}" for n in range(1, 8))) for level in (1, 2, 2, 4))


Recording: TypeAlias = recording.Recording[Rules, Setup, State, Command | Order, Event]


def setups() -> st.SearchStrategy[Setup]:
    return st.builds(
        Setup,
        rounds=st.integers(1, 3),
        seconds=st.sampled_from([0, 180]),
        hurry=st.booleans(),
        learning=st.booleans(),
        countdown=st.booleans(),
        led=st.booleans(),
        own_cards=st.sampled_from([(), OWN_CARDS]),
    )


@st.composite
def recordings(draw: st.DrawFn, players: int | None = None) -> Recording:
    seats = players or draw(st.sampled_from(PLAYERS))
    return record(draw(setups()), seats, draw(st.integers(3, 12)), draw(st.integers(0, 2**32)))


def record(setup: Setup, players: int, cards: int, seed: int) -> Recording:
    return recording.record(Rules(NumberedCards(cards)), setup, players, seed, _choice, {"no-card-left"})


def _choice(game: Rules, state: State, chooser: Random) -> tuple[Seat | None, Command | Order] | None:
    waiting, fate = game.waiting(state), chooser.random()
    stuck = set(waiting.seats) <= state.away
    beside = [clock for clocks in waiting.by_seat.values() for clock in clocks]
    if beside and (stuck or fate > 0.85):
        return None, TimeUp(chooser.choice(beside).key)
    if waiting.clock and (stuck or fate < 0.003):
        return None, TimeUp(waiting.clock.key)
    is_led = state.phase == "reveal" and not state.round.sums_are_shown
    if is_led and (stuck or fate < 0.5):
        return None, HurryOn(state.step)
    if state.away and (stuck or fate < 0.04):
        return None, SeatBack(min(state.away))
    if fate < 0.005:
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.02:
        return None, SeatAway(chooser.choice(state.open_seats))
    if fate < 0.04 and state.phase in ("reading", "reveal") and not state.wishes and not state.last_call:
        return None, HurryOn(state.step)
    seat = who_moves(game, state, chooser)
    command = None if seat in state.away else move(state, seat, chooser)
    return None if command is None else (seat, command)
