"""The state of a game of Storyteller at one moment, secrets included."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import Reason
from vernissage.games.storyteller.rules.scoring import TurnScore, score
from vernissage.games.storyteller.setup import Setup, gifts, votes
from vernissage.games.storyteller.values import Clue

Phase: TypeAlias = Literal["clue", "giving", "voting", "reveal", "over"]
Gifts: TypeAlias = dict[Seat, tuple[Painting, ...]]


class Turn(Struct, frozen=True):
    """One turn, while it is played and as it is kept for the history (S15)."""

    number: int
    teller: Seat
    seats: tuple[Seat, ...]  # who play in it
    clue: Clue | None = None
    given: Gifts = {}  # the storyteller's painting among them; in their hands until all are shown
    shown: tuple[Painting, ...] = ()  # in their order (S4)
    votes: Gifts = {}
    there: frozenset[Seat] = frozenset()  # who have been there for any part of the voting (S6)
    hearts: frozenset[Seat] = frozenset()
    passed: Literal["time", "closed", "no-choice"] | None = None
    left_out: tuple[Seat, ...] = ()  # who were away for the whole time of the voting (S6)
    score: TurnScore | None = None  # once it is revealed

    @property
    def is_over(self) -> bool:
        return self.score is not None or self.passed is not None


class State(Struct, frozen=True):
    setup: Setup
    seats: tuple[Seat, ...]
    phase: Phase = "clue"
    turns: tuple[Turn, ...] = ()
    hands: Gifts = {}
    pile: tuple[Painting, ...] = ()  # the next one last
    discard: tuple[Painting, ...] = ()  # shown in earlier turns
    ready: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    closed: frozenset[Seat] = frozenset()
    reason: Reason | None = None
    winners: tuple[Seat, ...] = ()
    told: tuple[str, ...] = ()  # clues of earlier games at the same table

    @property
    def turn(self) -> Turn:
        return self.turns[-1]

    @property
    def step(self) -> str:
        """A key for where the game stands, which names the clock and which the host names to hurry everybody on."""
        return f"{self.phase}:{self.turn.number}"

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.closed)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.open_seats if seat not in self.away)

    @property
    def givers(self) -> tuple[Seat, ...]:
        """Lists who gives and votes in this turn: everyone but the storyteller who has not left."""
        return tuple(seat for seat in self.turn.seats if seat != self.turn.teller and seat not in self.closed)

    @property
    def left_out(self) -> tuple[Seat, ...]:
        """Who do not count for "all found it" and "nobody did" (S6): away for the whole time of the voting."""
        turn = self.turn
        return tuple(seat for seat in self.givers if seat not in turn.there and seat not in turn.votes)

    @property
    def gifts_each(self) -> int:
        return gifts(len(self.turn.seats))

    @property
    def votes_each(self) -> int:
        return votes(self.setup, len(self.turn.seats))


def before_anything() -> State:
    """Returns the state before the first event."""
    return State(Setup(), ())


def score_turn(setup: Setup, turn: Turn) -> TurnScore:
    return score(turn.teller, turn.given, turn.votes, counted=turn.there, two_votes=votes(setup, len(turn.seats)) > 1)


def totals(state: State) -> Mapping[Seat, int]:
    """Sums the points of all revealed turns."""
    sums = dict.fromkeys(state.seats, 0)
    for turn in state.turns:
        if turn.score:
            for seat, scored in turn.score.seats.items():
                sums[seat] += scored.points
    return sums
