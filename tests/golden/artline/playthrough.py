"""A game of Artline as text: what each player did, what happened, and what each reader saw then."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.artline.commands import Command
from vernissage.games.artline.events import Event, Started
from vernissage.games.artline.game import Rules
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation.fakes import NumberedPaintings, PlainReferee
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Theme
from vernissage.games.artline.view_types import Own, Public

Move = tuple[Seat, Command]


class Heading(Struct, frozen=True):
    """The first line of a recording: all that the game depends on besides the moves."""

    setup: Setup
    players: int
    paintings: int
    seed: int


class Playthrough:
    """Plays and writes down."""

    def __init__(self, heading: Heading) -> None:
        self.game = Rules(NumberedPaintings(heading.paintings), PlainReferee())
        self.state: State = self.game.begin()
        self.lines = [msgspec.json.encode(heading).decode()]
        self._dice = Random(heading.seed)
        self._shown: dict[Seat | None, str] = {}
        self._happen(self.game.start(heading.setup, first_seats(heading.players), self._dice))

    def move(self, seat: Seat, command: Command) -> None:
        self.lines.append(f"> {seat} {msgspec.json.encode(command).decode()}")
        self._happen(self.game.decide(self.state, seat, command, self._dice))

    def _happen(self, events: list[Event]) -> None:
        for event in events:
            self.lines.append(f"  {_told(event)}")
            self.state = self.game.evolve(self.state, event)
        for reader in (None, *self.state.seats):
            seen = _seen(self.game.public(self.state), self.game.own(self.state, reader), reader)
            if self._shown.get(reader) != seen:
                self._shown[reader] = seen
                self.lines.append(f"    {seen}")

    def museum(self) -> Iterator[str]:
        """The table as it lies in the end."""
        columns = rows = range(self.state.setup.size)
        for row in rows:
            hung = [self.state.museum.hung.get((column, row)) for column in columns]
            yield " ".join(f"{_number(hanging.painting) if hanging else '.':>3}" for hanging in hung)


def moves_in(text: Iterable[str]) -> Iterator[Move]:
    for line in text:
        if line.startswith("> "):
            _, seat, command = line.split(" ", 2)
            yield Seat(int(seat)), msgspec.json.decode(command, type=Command)


def written(heading: Heading, moves: Iterable[Move]) -> list[str]:
    playthrough = Playthrough(heading)
    for seat, command in moves:
        playthrough.move(seat, command)
    return [*playthrough.lines, *playthrough.museum()]


def _told(event: Event) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    if isinstance(event, Started):
        del fields["setup"]  # it is in the heading
    return " ".join([type(event).__name__, *(f"{name}={_short(value)}" for name, value in fields.items())])


def _short(value: Any) -> str:
    match value:
        case Theme(text, language, by):
            return f"“{text}” ({language}, {by})"
        case dict():
            return "{" + ", ".join(f"{key}: {_short(inner)}" for key, inner in value.items()) + "}"
        case tuple():
            return "[" + " ".join(_short(inner) for inner in value) + "]"
        case str():
            return _number(value)
        case _:
            return str(value)


def _number(painting: Painting) -> str:
    return painting.removeprefix("wall/")


def _seen(public: Public, own: Own, reader: Seat | None) -> str:
    return _seen_by_all(public) if reader is None else _seen_by_one(own, reader)


def _seen_by_all(public: Public) -> str:
    parts = [
        f"all: turn {public.turn_number} of {public.turn}, {public.phase}, waits on {_short(public.acting)}",
        f"hands {_short(public.counts)}, pile {public.pile}, discarded {public.discarded}, hung {len(public.wall)}",
        f"themes {_short({line: theme.text for line, theme in public.themes.items()})}",
    ]
    if public.placement:
        parts.append(f"answers {_short(public.placement.answers)}")
    if public.vote:
        parts.append(f"voted {_short(public.vote.voted)} of {_short(public.vote.voters)}")
    if public.shown:
        parts.append(f"open hands {_short(public.shown)}")
    if public.last_round:
        parts.append(f"last round of {public.last_round.by}, left {_short(public.last_round.left)}")
    if public.result:
        parts.append(f"{public.result.reason}, winners {_short(public.result.winners)}")
    return "; ".join(parts)


def _seen_by_one(own: Own, reader: Seat) -> str:
    parts = [f"{reader}: hand {_short(own.hand)}, may {_short(own.may)}"]
    if "lay" in own.may:
        exhibitions = sum(place.exhibition for place in own.places)
        parts.append(f"lays {_short(own.layable)} in {len(own.places)} places, {exhibitions} exhibitions")
    if own.may_object:
        parts.append(f"objects to {_short(own.may_object)}")
    if own.ballot is not None:
        parts.append(f"voted {own.ballot}")
    return "; ".join(parts)
