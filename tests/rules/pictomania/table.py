"""A table at which a test can say in few words what everybody does."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from tests.seats import reader
from vernissage.contract.game import TimeUp
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.drawing.ink import Stroke, encode
from vernissage.games.pictomania.commands import DoNotKnow, Draw, Finish, MakeGuess, Ready, TakeToken
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import Round, State, score_round
from vernissage.games.pictomania.values import Letter
from vernissage.games.pictomania.view_types import Own, Public
from vernissage.table.state.table import Table as RealTable

LINE = encode(Stroke(1, ((10, 10, 15), (200, 120, 15), (400, 300, 15))))


class Book:
    """Forty cards a level, or as many as a test wants; every second one is for grown-ups."""

    def __init__(self, cards: int = 40) -> None:
        self._cards = cards

    def cards(self, level: int, *, family: bool = False) -> Sequence[str]:
        return [f"{level}-{number}" for number in range(0, self._cards, 2 if family else 1)]


class Table:
    """Plays by the real rules; `events` are those of the last command."""

    def __init__(
        self,
        players: int = 4,
        setup: Setup | None = None,
        *,
        book: Book | None = None,
        seed: int = 1,
        before: State | None = None,
    ) -> None:
        self.game = Rules(book or Book())
        self.rng = Random(seed)
        self.state = self.game.begin()
        self.log: list[Any] = []
        self.events: list[Any] = []
        self._record(self.game.start(setup or Setup(seconds=0), first_seats(players), self.rng, before))

    @property
    def public(self) -> Public:
        return self.game.public(self.state)

    def own(self, seat: int | None) -> Own:
        return self.game.own(self.state, reader(seat))

    @property
    def round(self) -> Round:
        return self.state.round

    def do(self, seat: int | None, command: Any) -> list[Any]:
        self._record(self.game.decide(self.state, reader(seat), command, self.rng))
        return self.events

    def refuses(self, seat: int | None, command: Any) -> str:
        before = self.state
        with pytest.raises(Refused) as refused:
            self.game.decide(self.state, reader(seat), command, self.rng)
        assert self.state == before
        return refused.value.code

    def ready(self) -> Ready:
        """For the cards as they stand, or after the reveal."""
        return Ready(self.round.number, self.round.card_ids if self.state.phase == "reading" else ())

    def read(self) -> "Table":
        """Everybody says that they have read; where there is a count-down, it begins."""
        for seat in self.state.present:
            self.do(seat, self.ready())
        return self

    def deal(self) -> "Table":
        self.read()
        return self.time_up() if self.state.phase == "counting" else self

    def wish(self, seat: int, letter: Letter, number: int = 1) -> list[Any]:
        """`seat` does not know a word on the card that stands at `letter`."""
        return self.do(seat, DoNotKnow(self.round.number, letter, self.round.cards[letter], number))

    def replace(self, seat: int, letter: Letter) -> list[Any]:
        """The same, and nobody could explain it."""
        self.wish(seat, letter)
        return self.time_up_for(seat).events

    def draw(self, *seats: int) -> "Table":
        for seat in seats or self.round.seats:
            self.do(seat, Draw(self.round.number, 0, LINE))
        return self

    def guess(self, seat: int, drawer: int, *, right: bool = True) -> "Table":
        number = self.number(drawer) if right else self.wrong_number(seat, drawer)
        self.do(seat, MakeGuess(self.round.number, Seat(drawer), number))
        return self

    def token(self, seat: int, stars: int) -> "Table":
        self.do(seat, TakeToken(self.round.number, stars, sure=True))
        return self

    def finish(self, *seats: int) -> "Table":
        for seat in seats or [seat for seat in self.round.seats if seat not in self.round.done]:
            self.do(seat, Finish(self.round.number, sure=True))
        return self

    def time_up(self) -> "Table":
        clock = self.game.waiting(self.state).clock
        assert clock is not None
        self.do(None, TimeUp(clock.key))
        return self

    def settle(self, *seats: int) -> "Table":
        """The cards that these have just laid stay where they are; without a seat, those of all."""
        for seat in seats or [*self.round.held]:
            self.time_up_for(seat)
        return self

    def time_up_for(self, seat: int) -> "Table":
        """Of the clock that runs for this seat alone."""
        (clock,) = self.game.waiting(self.state).by_seat[Seat(seat)]
        self.do(None, TimeUp(clock.key))
        return self

    def go_on(self) -> "Table":
        for seat in self.state.present:
            self.do(seat, Ready(self.round.number))
        return self

    def number(self, seat: int) -> int:
        return self.round.words[Seat(seat)].number

    def wrong_number(self, seat: int, drawer: int) -> int:
        out = {self.number(seat), self.number(drawer), *self.round.guesses_of(Seat(seat)).values()}
        return next(number for number in range(1, 8) if number not in out)

    def points(self) -> dict[int, int]:
        return {seat: scored.points for seat, scored in score_round(self.state.setup, self.round).seats.items()}

    def _record(self, events: Iterable[Any]) -> None:
        self.events = list(events)
        for event in self.events:
            self.log.append(event)
            self.state = self.game.evolve(self.state, event)


def state_of(table: RealTable) -> State:
    """How the game on a real table stands."""
    assert isinstance(table.game, State)
    return table.game
