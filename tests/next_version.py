"""A node of the next Vernissage, as in a rolling upgrade: a move that is not known today, and a database with
one more step.

`python -m tests.next_version PORT FOLDER LOG BUS STATUS` serves until it is told to stop.
"""

from random import Random
from typing import Any

from msgspec import Struct

import vernissage.app
from tests import scribbles, serving
from tests.high_card import Command, CountCards, Counted, Event, Own, Public, Setup, State
from vernissage.contract.game import Order
from vernissage.contract.messages import Messages
from vernissage.contract.seat import Seat
from vernissage.eventlog import postgres_schema

VERSION = "next"
STEP = "ALTER TABLE vernissage.entry ADD COLUMN mood text"


class Cheer(Struct, frozen=True, tag=True):
    pass


class Cheered(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class NextRules(scribbles.Scribbles):
    messages = Messages.of(Setup, Command | Cheer, Event | Cheered, Public, Own, CountCards, Counted)

    def decide(self, state: State, seat: Seat | None, command: Command | Order | Cheer, rng: Random) -> list[Any]:
        if isinstance(command, Cheer):
            assert seat is not None
            return [Cheered(seat)]
        return super().decide(state, seat, command, rng)

    def evolve(self, state: State, event: Event | Cheered) -> State:
        return state if isinstance(event, Cheered) else super().evolve(state, event)


if __name__ == "__main__":
    for module, name, value in (
        (vernissage.app, "__version__", VERSION),
        (postgres_schema, "STEPS", (*postgres_schema.STEPS, STEP)),
        (scribbles, "Scribbles", NextRules),
    ):
        setattr(module, name, value)
    serving.main()
