"""Whole random games of any kind, step by step, and what holds in all of them."""

from collections.abc import Callable, Container, Iterator
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from vernissage.contract.game import Game, State
from vernissage.contract.messages import Command, Event, Setup
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.simulation.playing import evolved

Rules = TypeVar("Rules", bound=Game[Any, Any, Any, Any, Any, Any, Any, Any])


class Step(NamedTuple, Generic[State, Command, Event]):
    """`luck` seeds the dice of this decision."""

    before: State
    seat: Seat | None
    command: Command
    luck: str
    events: list[Event]
    after: State


class Recording(NamedTuple, Generic[Rules, Setup, State, Command, Event]):
    game: Rules
    setup: Setup
    start: list[Event]
    steps: list[Step[State, Command, Event]]

    @property
    def log(self) -> list[Event]:
        return self.until(len(self.steps))

    def until(self, moment: int) -> list[Event]:
        """The events before step `moment`."""
        return [event for events in self.decisions[: moment + 1] for event in events]

    @property
    def decisions(self) -> list[list[Event]]:
        """The events of the start and of every step."""
        return [self.start, *(step.events for step in self.steps)]

    @property
    def states(self) -> list[State]:
        return [self.steps[0].before, *(step.after for step in self.steps)]

    @property
    def final(self) -> State:
        return self.steps[-1].after


def record(
    game: Rules,
    setup: Setup,
    players: int,
    seed: int,
    choose: Callable[[Rules, State, Random], tuple[Seat | None, Command] | None],
    unforeseen: Container[str] = (),
) -> Recording[Rules, Setup, State, Command, Any]:
    """`choose`: the next move, or none; `unforeseen`: codes of refusals that nobody can see beforehand."""
    start = game.start(setup, first_seats(players), Random(seed))
    state = evolved(game, game.begin(), start)
    return Recording(game, setup, start, list(steps_from(game, state, seed, choose, unforeseen)))


def steps_from(
    game: Rules,
    state: State,
    seed: int,
    choose: Callable[[Rules, State, Random], tuple[Seat | None, Command] | None],
    unforeseen: Container[str] = (),
) -> Iterator[Step[State, Command, Any]]:
    chooser, number = Random(f"{seed}:choices"), 0
    while not game.is_over(state):
        number += 1
        luck, choice = f"{seed}:{number}", choose(game, state, chooser)
        if choice is None:
            continue
        try:
            events = game.decide(state, *choice, Random(luck))
        except Refused as refused:
            if refused.code not in unforeseen:
                raise
            continue
        after = evolved(game, state, events)
        yield Step(state, *choice, luck, events, after)
        state = after


AnyRecording = Recording[Any, Any, Any, Any, Any]
