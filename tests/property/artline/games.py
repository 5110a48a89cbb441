"""Whole random games, with everything that can go wrong at a table: time runs out, seats are closed."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from vernissage.contract.catalogue import Painting
from vernissage.contract.game import CloseSeat, TimeUp
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.artline.commands import Command
from vernissage.games.artline.events import Event
from vernissage.games.artline.game import Rules
from vernissage.games.artline.may import may
from vernissage.games.artline.setup import EDITIONS, EditionName, Setup
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.simulation.fakes import NumberedPaintings, PlainReferee
from vernissage.games.artline.state import State

EDITIONS_AND_PLAYERS: list[tuple[EditionName, int]] = [
    (edition, players) for edition in EDITIONS for players in range(2, 7)
]


class Step(NamedTuple):
    """`luck` seeds the dice of this decision."""

    before: State
    seat: Seat | None
    command: Command | TimeUp | CloseSeat
    luck: str
    events: list[Event]
    after: State


class Recording(NamedTuple):
    game: Rules
    setup: Setup
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
def recordings(draw: st.DrawFn, edition: EditionName, players: int) -> Recording:
    """Small decks too, so that piles run out as often as last rounds begin."""
    paintings = draw(st.integers(7 * players + 4, 7 * players + 30))
    return record(draw(setups(edition)), players, paintings, draw(st.integers(0, 2**32)))


def record(setup: Setup, players: int, paintings: int, seed: int) -> Recording:
    game = Rules(NumberedPaintings(paintings), PlainReferee())
    start = game.start(setup, first_seats(players), Random(seed))
    return Recording(game, setup, start, list(steps_from(game, evolved(game, game.begin(), start), seed)))


def steps_from(game: Rules, state: State, seed: int) -> Iterator[Step]:
    chooser = Random(f"{seed}:choices")
    number = 0
    while not game.is_over(state):
        number += 1
        luck = f"{seed}:{number}"
        seat, command = _choice(game, state, chooser)
        events = game.decide(state, seat, command, Random(luck))
        after = evolved(game, state, events)
        yield Step(state, seat, command, luck, events, after)
        state = after


def _choice(game: Rules, state: State, chooser: Random) -> tuple[Seat | None, Command | TimeUp | CloseSeat]:
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


def evolved(game: Rules, state: State, events: list[Event]) -> State:
    for event in events:
        state = game.evolve(state, event)
    return state


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
