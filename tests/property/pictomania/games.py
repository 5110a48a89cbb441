"""Whole random games of Pictomania, with everything that can happen at a table: time runs out, people leave and come
back."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from tests.rules.pictomania.numbered_cards import NumberedCards
from vernissage.contract.game import CloseSeat, HurryOn, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.pictomania.commands import Command
from vernissage.games.pictomania.events import Event
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.simulation.chance import move
from vernissage.games.pictomania.simulation.playing import who_moves
from vernissage.games.pictomania.state import State

PLAYERS = (3, 4, 5, 6)
OWN_CARDS = tuple(OwnCard(level, tuple(f"word {n}" for n in range(1, 8))) for level in (1, 2, 2, 4))


class Step(NamedTuple):
    before: State
    events: list[Event]
    after: State


class Recording(NamedTuple):
    game: Rules
    start: list[Event]
    steps: list[Step]

    @property
    def log(self) -> list[Event]:
        return [*self.start, *(event for step in self.steps for event in step.events)]

    @property
    def states(self) -> list[State]:
        return [self.steps[0].before, *(step.after for step in self.steps)]

    @property
    def final(self) -> State:
        return self.steps[-1].after


def setups() -> st.SearchStrategy[Setup]:
    return st.builds(
        Setup,
        rounds=st.integers(1, 3),
        seconds=st.sampled_from([0, 180]),
        hurry=st.booleans(),
        learning=st.booleans(),
        own_cards=st.sampled_from([(), OWN_CARDS]),
    )


@st.composite
def recordings(draw: st.DrawFn, players: int | None = None) -> Recording:
    seats = players or draw(st.sampled_from(PLAYERS))
    return record(draw(setups()), seats, draw(st.integers(3, 12)), draw(st.integers(0, 2**32)))


def record(setup: Setup, players: int, cards: int, seed: int) -> Recording:
    game = Rules(NumberedCards(cards))
    start = game.start(setup, first_seats(players), Random(seed))
    return Recording(game, start, list(_steps(game, evolved(game, game.begin(), start), Random(f"{seed}:choices"))))


def evolved(game: Rules, state: State, events: list[Event]) -> State:
    for event in events:
        state = game.evolve(state, event)
    return state


def _steps(game: Rules, state: State, chooser: Random) -> Iterator[Step]:
    while not game.is_over(state):
        choice = _choice(game, state, chooser)
        if choice is None:
            continue
        try:
            events = game.decide(state, *choice, chooser)
        except Refused as refused:
            if refused.code != "no-card-left":  # all else can be seen beforehand
                raise
            continue
        after = evolved(game, state, events)
        yield Step(state, events, after)
        state = after


def _choice(game: Rules, state: State, chooser: Random) -> tuple[Seat | None, Command | Order] | None:
    waiting, fate = game.waiting(state), chooser.random()
    stuck = set(waiting.seats) <= state.away
    if waiting.clock and (stuck or fate < 0.003):
        return None, TimeUp(waiting.clock.key)
    if state.away and (stuck or fate < 0.04):
        return None, SeatBack(min(state.away))
    if fate < 0.005:
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.02:
        return None, SeatAway(chooser.choice(state.open_seats))
    if fate < 0.04 and state.phase != "drawing":
        return None, HurryOn(state.step)
    seat = who_moves(game, state, chooser)
    command = None if seat in state.away else move(state, seat, chooser)
    return None if command is None else (seat, command)
