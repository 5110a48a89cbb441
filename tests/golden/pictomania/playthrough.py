"""A game of Pictomania as text: what each player did, what happened, and what each reader saw then."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tests.rules.pictomania.numbered_cards import NumberedCards
from vernissage.contract.game import Order
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.pictomania.commands import Command
from vernissage.games.pictomania.events import Event, Started
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import Guess, WordRef
from vernissage.games.pictomania.view_types import Own, Public

Move = tuple[Seat | None, Command | Order]
TABLE = "table"


class Heading(Struct, frozen=True):
    """The first line of a recording: all that the game depends on besides the moves."""

    setup: Setup
    players: int
    cards: int  # of each level
    seed: int


class Playthrough:
    """Plays and writes down."""

    def __init__(self, heading: Heading) -> None:
        self.game = Rules(NumberedCards(heading.cards))
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
        for reader in (None, *self.state.seats):
            public, own = self.game.public(self.state), self.game.own(self.state, reader)
            seen = _seen_by_all(public) if reader is None else _seen_by_one(public, own, reader)
            if self._shown.get(reader) != seen:
                self._shown[reader] = seen
                self.lines.append(f"    {seen}")

    def scores(self) -> Iterator[str]:
        """The table of all rounds as it stands in the end."""
        for played in self.game.public(self.state).history.values():
            for seat, score in played.score.seats.items():
                left = _short(score.left)
                yield (
                    f"round {played.round}, {seat}: won {score.won}, black {score.black} {score.black_fate}, "
                    f"left {left}, wrong {score.wrong}: {score.points}"
                )


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
        case WordRef(letter, number):
            return f"{letter}{number}"
        case Guess(seat, number):
            return f"{seat}:{'?' if number is None else number}"
        case dict():
            return "{" + ", ".join(f"{key}: {_short(inner)}" for key, inner in value.items()) + "}"
        case tuple():
            return "[" + " ".join(_short(inner) for inner in value) + "]"
        case _:
            return str(value)


def _seen_by_all(public: Public) -> str:
    parts = [
        f"all: round {public.round} (level {public.level}), {public.phase}, waits on {_short(public.acting)}",
        f"cards {_short(public.cards)}",
        f"stacks {_short(public.stacks)}, tokens {_short(public.tokens)}, taken {_short(public.black)}",
        f"done {_short(public.done)}, away {_short(public.away)}, totals {_short(public.totals)}",
    ]
    if public.result:
        parts.append(f"{public.result.reason}, winners {_short(public.result.winners)}")
    return "; ".join(parts)


def _seen_by_one(public: Public, own: Own, reader: Seat) -> str:
    parts = [f"{reader}: word {_short(own.word)}, may {_short(own.may)}"]
    if public.phase == "drawing":
        parts.append(f"cards {_short(own.numbers)}, guesses {_short(own.guessable)}")
        parts.append(f"stacks {_short(_stacks(public, own, reader))}")
    return "; ".join(parts)


def _stacks(public: Public, own: Own, reader: Seat) -> dict[Seat, tuple[Guess, ...]]:
    """With the numbers that the reader knows: their own."""
    return {
        drawer: tuple(Guess(reader, own.guesses[drawer]) if guess.seat == reader else guess for guess in stack)
        for drawer, stack in public.stacks.items()
    }
