"""View types of Storyteller: `Public` is shown to everybody, `Own` to one seat besides."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import Reason
from vernissage.games.storyteller.rules.scoring import TurnScore
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.state import Phase
from vernissage.games.storyteller.values import Clue

Move: TypeAlias = Literal["tell", "give", "vote", "heart", "ready"]


class TurnView(Struct, frozen=True):
    """A turn that is over (S15); a passed one has nothing but its storyteller, and perhaps a clue."""

    turn: int
    teller: Seat
    clue: Clue | None
    passed: Literal["time", "closed", "no-choice"] | None
    shown: tuple[Painting, ...]
    given: dict[Seat, tuple[Painting, ...]]
    votes: dict[Seat, tuple[Painting, ...]]
    left_out: tuple[Seat, ...]  # who were away for the whole time of the voting (S6)
    score: TurnScore | None
    hearts: tuple[Seat, ...]


class Result(Struct, frozen=True):
    reason: Reason
    winners: tuple[Seat, ...]


class Public(Struct, frozen=True):
    """What everybody may know."""

    setup: Setup
    seats: tuple[Seat, ...]
    closed: tuple[Seat, ...]
    away: tuple[Seat, ...]
    phase: Phase
    turn: int
    step: str  # what a `Hurry` of the host names
    teller: Seat
    playing: tuple[Seat, ...]  # who take part in this turn
    acting: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    clue: Clue | None
    given: tuple[Seat, ...]  # who has given (S9)
    voted: tuple[Seat, ...]  # who has voted (S9)
    shown: tuple[Painting, ...]  # side by side, number 1 first (S4)
    gifts_each: int
    votes_each: int
    pile: int
    totals: dict[Seat, int]
    history: dict[int, TurnView]  # the turns that are over, by number
    result: Result | None


class Own(Struct, frozen=True):
    """What one seat may know and do besides; nothing of it for somebody who watches."""

    may: tuple[Move, ...] = ()
    hand: tuple[Painting, ...] = ()
    given: tuple[Painting, ...] = ()  # in this turn; the storyteller's own painting too
    votes: tuple[Painting, ...] = ()
    votable: tuple[Painting, ...] = ()
