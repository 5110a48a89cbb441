"""A table at which a test can say in few words what everybody does."""

from collections.abc import Iterable
from random import Random
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from tests.seats import S0, reader
from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.game import TimeUp
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.storyteller.commands import Give, Ready, Tell, Vote
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.rules.scoring import TurnScore
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.simulation.fakes import NumberedClues
from vernissage.games.storyteller.state import State, Turn
from vernissage.games.storyteller.view_types import Own, Public
from vernissage.simulation.numbered_paintings import NumberedPaintings

PAINTINGS = 200
NO_CLOCKS = Setup(decks=("wall",), clue_seconds=0, give_seconds=0, vote_seconds=0, first=S0)


class Plates:
    """Every painting is called Sunset, by Monet."""

    def cited(
        self,
        text: str,
        language: Language,  # noqa: ARG002 - the port's signature
        painting: Painting,  # noqa: ARG002
    ) -> Literal["title", "artist"] | None:
        said = text.casefold()
        return "title" if "sunset" in said else "artist" if "monet" in said else None


class Table:
    """Plays by the real rules; `events` are those of the last command. Seat 0 tells first."""

    def __init__(
        self, players: int = 4, setup: Setup = NO_CLOCKS, *, paintings: int = PAINTINGS, seed: int = 1
    ) -> None:
        self.game = Rules(NumberedPaintings(paintings), NumberedClues(), Plates())
        self.rng = Random(seed)
        self.state: State = self.game.begin()
        self.events: list[Any] = []
        self._record(self.game.start(setup, first_seats(players), self.rng))

    @property
    def public(self) -> Public:
        return self.game.public(self.state)

    def own(self, seat: int | None) -> Own:
        return self.game.own(self.state, reader(seat))

    @property
    def turn(self) -> Turn:
        return self.state.turn

    @property
    def score(self) -> TurnScore:
        assert self.turn.score is not None, "the turn is not revealed"
        return self.turn.score

    def points(self) -> dict[int, int]:
        """Of this turn."""
        return {seat: scored.points for seat, scored in self.score.seats.items()}

    def do(self, seat: int | None, command: Any) -> list[Any]:
        self._record(self.game.decide(self.state, reader(seat), command, self.rng))
        return self.events

    def do_all(self, *orders: Any) -> list[Any]:
        """What the table itself orders, one after another."""
        return [event for order in orders for event in self.do(None, order)]

    def refuses(self, seat: int | None, command: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.game.decide(self.state, reader(seat), command, self.rng)
        return refused.value.code

    def telling(self, text: str = "it will not last", seat: int | None = None) -> Tell:
        teller = self.turn.teller if seat is None else Seat(seat)
        return Tell(self.turn.number, self.state.hands[teller][0], text, "en")

    def tell(self, text: str = "it will not last") -> "Table":
        self.do(self.turn.teller, self.telling(text))
        return self

    def gift(self, seat: int, first: int = 0) -> Give:
        return Give(self.turn.number, self.state.hands[Seat(seat)][first : first + self.state.gifts_each])

    def give(self, *seats: int) -> "Table":
        for seat in seats or self.state.givers:
            self.do(seat, self.gift(seat))
        return self

    def vote(self, votes: dict[int, int | tuple[int, ...]]) -> "Table":
        """Who votes for whose first painting."""
        for seat, wanted in votes.items():
            owners = wanted if isinstance(wanted, tuple) else (wanted,)
            self.do(seat, Vote(self.turn.number, tuple(self.turn.given[Seat(owner)][0] for owner in owners)))
        return self

    def play(self, *finders: int) -> "Table":
        """A whole turn, in which these find it and the others vote for the next player's painting."""
        self.tell().give()
        for seat in self.state.givers:
            others = [other for other in self.state.givers if other != seat]
            self.vote({seat: self.turn.teller if seat in finders else others[0]})
        return self

    def go_on(self) -> "Table":
        for seat in self.state.present:
            self.do(seat, Ready(self.turn.number))
        return self

    def time_up(self) -> "Table":
        clock = self.game.waiting(self.state).clock
        assert clock is not None
        self.do(None, TimeUp(clock.key))
        return self

    def _record(self, events: Iterable[Any]) -> None:
        self.events = list(events)
        for event in self.events:
            self.state = self.game.evolve(self.state, event)


def with_clocks(**changes: Any) -> Setup:
    return replace(Setup(decks=("wall",), first=S0), **changes)


def choosing(**changes: Any) -> Setup:
    return replace(NO_CLOCKS, **changes)
