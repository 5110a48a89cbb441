"""A recorded game as text: its heading, then every move (`>`), what happened, and what that changed for its readers."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from vernissage.contract.game import Order
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.storyteller.commands import Command
from vernissage.games.storyteller.events import Event, Started
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.simulation.fakes import BlankCards, NumberedClues, NumberedPaintings
from vernissage.games.storyteller.state import State
from vernissage.games.storyteller.values import Clue
from vernissage.games.storyteller.view_types import Own, Public

TABLE = "table"
Move: TypeAlias = tuple[Seat | None, Command | Order]


class Heading(Struct, frozen=True):
    """The first line of a recording: all that the game depends on besides the moves."""

    setup: Setup
    players: int
    paintings: int
    seed: int


class Playthrough:
    """Plays and writes down."""

    def __init__(self, heading: Heading) -> None:
        self.game = Rules(NumberedPaintings(heading.paintings), NumberedClues(), BlankCards())
        self.state: State = self.game.begin()
        self.lines = [msgspec.json.encode(heading).decode()]
        self._dice = Random(heading.seed)
        self._shown: dict[Seat | None, str] = {}
        self._happen(self.game.start(heading.setup, first_seats(heading.players), self._dice))

    def move(self, seat: Seat | None, command: Command | Order) -> None:
        self.lines.append(f"> {TABLE if seat is None else seat} {msgspec.json.encode(command).decode()}")
        self._happen(self.game.decide(self.state, seat, command, self._dice))

    def _happen(self, events: list[Event]) -> None:
        for event in events:
            self.lines.append(f"  {_told(event)}")
            self.state = self.game.evolve(self.state, event)
        public = self.game.public(self.state)
        self._show(None, _seen_by_all(public))
        for reader in self.state.seats:
            self._show(reader, _seen_by_one(self.game.own(self.state, reader), reader))

    def _show(self, reader: Seat | None, seen: str) -> None:
        if self._shown.get(reader) != seen:
            self._shown[reader] = seen
            self.lines.append(f"    {seen}")

    def scores(self) -> Iterator[str]:
        """All turns as they stand in the end."""
        for played in self.game.public(self.state).history.values():
            if played.score is None:
                yield f"turn {played.turn}: passed ({played.passed})"
                continue
            points, hearts = _short(played.score.seats), _short(played.hearts)
            yield f"turn {played.turn}: {played.score.outcome}, {points}, hearts {hearts}"


def moves_in(text: Iterable[str]) -> Iterator[Move]:
    for line in text:
        if line.startswith("> "):
            _, seat, command = line.split(" ", 2)
            yield None if seat == TABLE else Seat(int(seat)), msgspec.json.decode(command, type=Command | Order)


def written(heading: Heading, moves: Iterable[Move]) -> list[str]:
    playthrough = Playthrough(heading)
    for seat, command in moves:
        playthrough.move(seat, command)
    return [*playthrough.lines, *playthrough.scores()]


def _told(event: Event) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    if isinstance(event, Started):
        del fields["setup"]  # it is in the heading
    return " ".join([type(event).__name__, *(f"{name}={_short(value)}" for name, value in fields.items())])


def _short(value: Any) -> str:
    match value:
        case Clue(text=text, words=words):
            return f"“{text}”{' in all languages' if words else ''}"
        case Struct():
            parts = {name: getattr(value, name) for name in value.__struct_fields__}
            return "+".join(f"{name} {points}" for name, points in parts.items() if points) or "0"
        case dict():
            return "{" + ", ".join(f"{key}: {_short(inner)}" for key, inner in value.items()) + "}"
        case tuple():
            return "[" + " ".join(_short(inner) for inner in value) + "]"
        case str():
            return value.removeprefix("wall/")
        case _:
            return str(value)


def _seen_by_all(public: Public) -> str:
    parts = [
        f"all: turn {public.turn} of {public.teller}, {public.phase}, waits on {_short(public.acting)}",
        f"clue {_short(public.clue)}, given {_short(public.given)}, voted {_short(public.voted)}",
        f"shown {_short(public.shown)}, pile {public.pile}, away {_short(public.away)}, totals {_short(public.totals)}",
    ]
    if public.result:
        parts.append(f"{public.result.reason}, winners {_short(public.result.winners)}")
    return "; ".join(parts)


def _seen_by_one(own: Own, reader: Seat) -> str:
    return (
        f"{reader}: hand {_short(own.hand)}, may {_short(own.may)}, gave {_short(own.given)}, voted {_short(own.votes)}"
    )
