"""A table for tests: a museum drawn as text, hands by name, and commands in one word."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tests.seats import S0, reader
from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.game import CloseSeat, Order, SeatAway, SeatBack, TimeUp
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.artline.commands import (
    Accept,
    AcceptByDefault,
    Command,
    Correct,
    Decide,
    Decline,
    Discard,
    Explain,
    Hesitate,
    Lay,
    Object,
    Point,
    Rename,
    Reply,
    ShowHand,
    TakeBack,
    Vote,
    Withdraw,
)
from vernissage.games.artline.events import Dealt, Event, Shuffled, Started, TurnBegan
from vernissage.games.artline.game import Rules
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.rules.seating import laying_seat
from vernissage.games.artline.setup import Edition, Setup
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Cell, Line, Objection, Reason, Theme
from vernissage.games.artline.view_types import Own, Public
from vernissage.simulation.numbered_paintings import NumberedPaintings
from vernissage.table.state.table import Table as RealTable

ONE_PAINTING = "mona"


class WordyReferee(PlainReferee):
    """Besides the plain rules: knows one plural, one negation and one broad word, and who may not say it."""

    def judge(
        self,
        text: str,
        language: Language,
        *,
        standing: Iterable[str],
        edition: Edition,
        line: Sequence[Painting],
        deck: Sequence[Painting],
    ) -> Verdict:
        if text.startswith("no "):
            return Verdict("refused", "theme-negation")
        if text == "landscape":
            return Verdict("doubt", "theme-broad") if edition.too_broad_is_a_fault else Verdict("ok")
        singular, others = text.rstrip("s"), [other.rstrip("s") for other in standing]
        return super().judge(singular, language, standing=others, edition=edition, line=line, deck=deck)

    def same(self, one: str, other: str, language: Language) -> bool:  # noqa: ARG002 - the port's signature
        bare = [text.casefold().strip(" !?.").rstrip("s") for text in (one, other)]
        return bare[0] == bare[1]


def artline(paintings: int = 112) -> Rules:
    return Rules(NumberedPaintings(paintings), WordyReferee())


class Table:
    """A game in progress. The hand of seat 0 is "a1" to "a5", of seat 1 "b1" to "b5"…; "p1" lies on top of the pile.

    Unless it `talks`, whoever laid a painting leaves every objection to the vote at once (A22).
    """

    def __init__(
        self,
        museum: str = ONE_PAINTING,
        *,
        players: int = 3,
        hands: dict[int, str] | None = None,
        pile: int = 20,
        themes: dict[Line, str] | None = None,
        first: int = 0,
        talks: bool = False,
        **setup: Any,
    ) -> None:
        self.game = artline()
        self.rng = Random(1)
        self.talks = talks
        self.log: list[Event] = []
        self.state = self.game.begin()
        seats = first_seats(players)
        self._happen(Started(1, Setup(**{"window_seconds": 20, **setup}), seats, Seat(first)))
        self._happen(Shuffled(pile, tuple(f"p{number}" for number in range(pile, 0, -1))))
        for seat in seats:
            names = (hands or {}).get(seat, " ".join(f"{'abcdef'[seat]}{number}" for number in range(1, 6)))
            self._happen(Dealt(seat, len(names.split()), tuple(names.split())))
        self.state = replace(self.state, museum=_drawn(museum, self.state.setup.size, themes or {}))
        self._happen(TurnBegan(Seat(first), 1))

    def _happen(self, event: Event) -> None:
        self.log.append(event)
        self.state = self.game.evolve(self.state, event)

    # --- what players do: each returns the events it led to

    def do(self, seat: int | None, command: Command | Order) -> list[Event]:
        events = self.game.decide(self.state, reader(seat), command, self.rng)
        for event in events:
            self._happen(event)
        laid = self.state.placement
        if laid and laid.vote and not laid.vote.is_answered and not self.talks:
            return events + self.do(laid.seat, Decide(self.id))
        return events

    def lay(self, seat: int, painting: Painting, at: Cell, **themes: str) -> list[Event]:
        return self.do(seat, Lay(painting, at, themes, "en"))

    def lay_and_put_to_table(self, seat: int, painting: Painting, at: Cell, **themes: str) -> list[Event]:
        return self.do(seat, Lay(painting, at, themes, "en", put_to_table=True))

    def lay_and_accept(self, seat: int, painting: Painting, at: Cell, **themes: str) -> list[Event]:
        return self.lay(seat, painting, at, **themes) + self.accept_all()

    def accept(self, *seats: int) -> list[Event]:
        return [event for seat in seats for event in self.do(seat, Accept(self.id))]

    def accept_all(self) -> list[Event]:
        return self.accept(*self.game.waiting(self.state).seats)

    def object_to(self, seat: int, reason: Reason, line: Line, *others: tuple[Reason, Line]) -> list[Event]:
        grounds = ((reason, line), *others)
        return self.do(seat, Object(self.id, tuple(Objection(*ground) for ground in grounds)))

    def argue(self, seat: int, reason: Reason, line: Line, argument: str) -> list[Event]:
        return self.do(seat, Object(self.id, (Objection(reason, line, argument),)))

    def vote(self, **ballots: bool) -> list[Event]:
        """`vote(b=True, c=False)`: seat 1 is for it, seat 2 against."""
        assert self.state.placement
        assert self.state.placement.vote, "no vote is open"
        line = self.state.placement.vote.line
        return [
            event
            for name, keep in ballots.items()
            for event in self.do("abcdef".index(name), Vote(self.id, line, keep))
        ]

    def decide(self) -> list[Event]:
        """The player who laid the painting leaves it to the vote."""
        assert self.state.placement
        return self.do(self.state.placement.seat, Decide(self.id))

    def reply(self, text: str) -> list[Event]:
        assert self.state.placement
        return self.do(self.state.placement.seat, Reply(self.id, text))

    def withdraw(self, seat: int) -> list[Event]:
        assert self.state.placement
        assert self.state.placement.vote, "no vote is open"
        vote = self.state.placement.vote
        return self.do(seat, Withdraw(self.id, vote.line, vote.reason))

    def correct(self, seat: int, line: Line, text: str, language: Language = "en") -> list[Event]:
        return self.do(seat, Correct(line, text, language))

    def fine_by_default(self, seat: int, *, on: bool = True) -> list[Event]:
        return self.do(seat, AcceptByDefault(on))

    def hesitate(self, seat: int) -> list[Event]:
        return self.do(seat, Hesitate(self.id))

    def five_seconds_pass_for(self, seat: int) -> list[Event]:
        (clock,) = self.game.waiting(self.state).by_seat[Seat(seat)]
        assert clock.seconds == 5
        return self.do(None, TimeUp(clock.key))

    def point(self, seat: int, painting: Painting, at: Cell) -> list[Event]:
        return self.do(seat, Point(painting, at))

    def go_away(self, seat: int) -> list[Event]:
        return self.do(None, SeatAway(Seat(seat)))

    def come_back(self, seat: int) -> list[Event]:
        return self.do(None, SeatBack(Seat(seat)))

    def change_setup(self, **choices: Any) -> list[Event]:
        """The host wants other choices while the game runs."""
        events = self.game.change_setup(self.state, replace(self.state.setup, **choices))
        for event in events:
            self._happen(event)
        return events

    def rename(self, seat: int, **themes: str) -> list[Event]:
        return self.do(seat, Rename(self.id, themes, "en"))

    def rename_and_put_to_table(self, seat: int, **themes: str) -> list[Event]:
        return self.do(seat, Rename(self.id, themes, "en", put_to_table=True))

    def explain(self, seat: int, text: str) -> list[Event]:
        return self.do(seat, Explain(self.id, text))

    def take_back(self, seat: int) -> list[Event]:
        return self.do(seat, TakeBack(self.id))

    def discard(self, seat: int, painting: Painting, *, sure: bool = False) -> list[Event]:
        return self.do(seat, Discard(painting, sure))

    def show_hand(self, seat: int) -> list[Event]:
        return self.do(seat, ShowHand())

    def decline(self, seat: int) -> list[Event]:
        return self.do(seat, Decline())

    def time_is_up(self) -> list[Event]:
        clock = self.game.waiting(self.state).clock
        assert clock, "no clock runs"
        return self.do(None, TimeUp(clock.key))

    def close(self, seat: int, *, by_host: bool = False, host: int = 0) -> list[Event]:
        return self.do(None, CloseSeat(Seat(seat), by_host, Seat(host) if by_host else None))

    # --- what a seat sees

    @property
    def id(self) -> int:
        return self.state.placements

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def turn(self) -> Seat:
        return self.state.turn.seat

    @property
    def public(self) -> Public:
        return self.game.public(self.state)

    def own(self, seat: int) -> Own:
        return self.game.own(self.state, Seat(seat))

    def effects(self, at: Cell) -> dict[Line, str]:
        """What a painting would do there, by line, with the theme it would have to fit."""
        place = next(place for place in self.own(laying_seat(self.state)).places if place.cell == at)
        themes = self.public.themes
        return {line: themes[line].text if line in themes else "opens" for line in place.lines}


def _drawn(picture: str, size: int, themes: dict[Line, str]) -> Museum:
    """A name is a painting, a dot an empty cell; the first one is the cell (0, 0). Galleries have the themes given, or
    their own name."""
    museum = Museum(size)
    for row, names in enumerate(line.split() for line in picture.strip().splitlines()):
        for column, name in enumerate(names):
            if name != ".":
                museum = museum.hang(name, (column, row), None, {})
    galleries = [line for line, cells in museum.lines.items() if len(cells) > 1]
    assert themes.keys() <= set(galleries), f"no galleries: {themes.keys() - set(galleries)}"
    return replace(museum, themes={line: Theme(themes.get(line, line), "en", S0) for line in galleries})


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refusal(action: Any, *arguments: Any, **named: Any) -> Refused:
    """The refusal with which `action` is answered."""
    try:
        happened = action(*arguments, **named)
    except Refused as refused:
        return refused
    raise AssertionError(f"not refused: {happened}")


def state_of(table: RealTable) -> State:
    """How the game on a real table stands."""
    assert isinstance(table.game, State)
    return table.game
