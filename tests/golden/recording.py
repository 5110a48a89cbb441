"""Recorded games of any kind: what was done, what happened, and what that changed for each reader, as text.

    python -m tests.golden.recording <game>     records the games of one again

Look at the diff before you commit it: it shows what the change does to a game.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from vernissage.contract.game import Game, Order
from vernissage.contract.seat import Seat, first_seats

HERE = Path(__file__).parent
TABLE = "table"
AnyRules = Game[Any, Any, Any, Any, Any, Any, Any, Any]
Move = tuple[Seat | None, Any]  # the table itself has no seat


class Recording(NamedTuple):
    """How one game is recorded. `headings`: by the name of the file, all that a game depends on besides its moves:
    `setup`, `players`, `seed` and what `rules` needs; `choose`: the next move, or none; `ending`: the last lines."""

    headings: Mapping[str, Any]
    rules: Callable[[Any], AnyRules]
    choose: Callable[[Any, Any, Random], Move | None]
    seen_by_all: Callable[[Any], str] = lambda public: f"all: {public}"
    seen_by_one: Callable[[Any, Any, Seat], str] = lambda _public, own, seat: f"{seat}: {own}"
    short: Callable[[Any], str] = lambda value: shortened(value)  # which stands below
    ending: Callable[[AnyRules, Any], Iterable[str]] = lambda _rules, _state: ()

    def written(self, heading: Any, moves: Iterable[Move]) -> list[str]:
        """The game of these moves."""
        game = _Written(self, heading)
        for move in moves:
            game.move(*move)
        return [*game.lines, *self.ending(game.rules, game.state)]

    def by_chance(self, heading: Any) -> list[str]:
        """A whole game."""
        game, chooser = _Written(self, heading), Random(heading.seed)
        while not game.rules.is_over(game.state):
            move = self.choose(game.rules, game.state, chooser)
            if move is not None:
                game.move(*move)
        return [*game.lines, *self.ending(game.rules, game.state)]

    def again(self, recorded: list[str]) -> list[str]:
        """The recorded game, played now."""
        heading = msgspec.json.decode(recorded[0], type=type(next(iter(self.headings.values()))))
        command: Any = self.rules(heading).messages.command.type
        return self.written(heading, _moves_in(recorded, command | Order))


class _Written:
    """Plays and writes down."""

    def __init__(self, recording: Recording, heading: Any) -> None:
        self._recording = recording
        self.rules = recording.rules(heading)
        self.state = self.rules.begin()
        self.lines = [msgspec.json.encode(heading).decode()]
        self._dice = Random(heading.seed)
        self._shown: dict[Seat | None, str] = {}
        self._happen(self.rules.start(heading.setup, first_seats(heading.players), self._dice))

    def move(self, seat: Seat | None, command: Any) -> None:
        self.lines.append(f"> {TABLE if seat is None else seat} {msgspec.json.encode(command).decode()}")
        self._happen(self.rules.decide(self.state, seat, command, self._dice))

    def _happen(self, events: list[Any]) -> None:
        for event in events:
            self.lines.append(f"  {self._told(event)}")
            self.state = self.rules.evolve(self.state, event)
        public = self.rules.public(self.state)
        self._show(None, self._recording.seen_by_all(public))
        for seat in self.state.seats:
            self._show(seat, self._recording.seen_by_one(public, self.rules.own(self.state, seat), seat))

    def _told(self, event: Any) -> str:
        """The setup is in the heading."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "setup"}
        return " ".join([type(event).__name__, *(f"{name}={self._recording.short(fields[name])}" for name in fields)])

    def _show(self, reader: Seat | None, seen: str) -> None:
        if self._shown.get(reader) != seen:
            self._shown[reader] = seen
            self.lines.append(f"    {seen}")


def _moves_in(lines: Iterable[str], command: Any) -> Iterator[Move]:
    for line in lines:
        if line.startswith("> "):
            _, seat, body = line.split(" ", 2)
            yield None if seat == TABLE else Seat(int(seat)), msgspec.json.decode(body, type=command)


def shortened(value: Any, struct: Callable[[Any], str | None] = lambda _struct: None) -> str:
    """`struct`: how a game writes its own values."""

    def short(part: Any) -> str:
        return shortened(part, struct)

    match value:
        case Struct():
            return struct(value) or str(value)
        case dict():
            return "{" + ", ".join(f"{key}: {short(part)}" for key, part in value.items()) + "}"
        case tuple():
            return "[" + " ".join(map(short, value)) + "]"
        case str():
            return value.removeprefix("wall/")
        case _:
            return str(value)


def recording_of(game: str) -> Recording:
    recording: Recording = import_module(f"tests.golden.{game}.playthrough").RECORDING
    return recording


def main(game: str) -> None:
    for name, heading in recording_of(game).headings.items():
        lines = recording_of(game).by_chance(heading)
        (HERE / game / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
