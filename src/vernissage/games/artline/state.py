"""The state of a game of Artline at one moment, secrets included."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.setup import EDITIONS, Edition, Setup
from vernissage.games.artline.values import Cell, Line, Objection, Reason, Theme

REASONS: tuple[Reason, ...] = ("unclear", "not-allowed", "does-not-fit")  # the order of settling (A21)


Phase: TypeAlias = Literal[
    "turn",  # `turn` lays, discards or shows the hand
    "window",  # opponents accept or object (A20)
    "vote",  # A22
    "mend",  # whoever laid it renames, explains or takes back (A19, A22)
    "neighbour",  # the right-hand neighbour looks at the shown hand (A32)
    "must-discard",  # the neighbour found no place: the owner discards (A32)
    "over",
]


class OpenVote(Struct, frozen=True):
    reason: Reason
    line: Line
    by: tuple[Seat, ...]
    ballots: dict[Seat, bool] = {}


class Mend(Struct, frozen=True):
    reason: Reason
    line: Line


class Placement(Struct, frozen=True):
    """A painting that was laid and does not stand yet: it is in no hand and not in the grid."""

    id: int
    seat: Seat  # who laid it
    owner: Seat
    painting: Painting
    cell: Cell
    lines: tuple[Line, ...]  # lines that it opens or extends
    themes: dict[Line, Theme]  # of the lines it opens
    answered: frozenset[Seat] = frozenset()  # who need not be asked any more
    objections: dict[Seat, tuple[Objection, ...]] = {}  # by seat, if it has any
    settled: frozenset[tuple[Reason, Line]] = frozenset()  # voted on and kept (A23)
    explanation: str | None = None
    themes_revision: int = 1  # rises with every renaming
    clock_number: int = 1  # rises with every window and vote, so that each has a clock of its own
    vote: OpenVote | None = None
    mend: Mend | None = None

    @property
    def exhibition(self) -> bool:
        return len(self.lines) == 2  # A13

    def objectors(self, reason: Reason, line: Line) -> tuple[Seat, ...]:
        if not self.objections:
            return ()  # as a rule
        grounds = {
            seat: {(objection.reason, objection.line) for objection in said} for seat, said in self.objections.items()
        }
        return tuple(sorted(seat for seat, given in grounds.items() if (reason, line) in given))

    def is_fine(self, seat: Seat) -> bool:
        """Whether `seat` has accepted the placement."""
        return seat in self.answered and seat not in self.objections


class RefusedPlacement(Struct, frozen=True):
    """A placement that the table refused in this turn and will refuse again: that painting in that place under a new
    `theme`, or under any (`None`) if the theme was a standing one (A22)."""

    painting: Painting
    cell: Cell
    reason: Reason
    line: Line
    theme: str | None


class Turn(Struct, frozen=True):
    """The state of one turn, forgotten when the next one begins."""

    seat: Seat
    number: int
    shown: bool = False  # the hand lies open (A32)
    declined: bool = False  # the neighbour found no place (A32)
    explained: frozenset[Seat] = frozenset()  # who has explained a theme (A19)
    not_understood: int = 0  # themes given up because they were not understood (A19)
    refused: tuple[RefusedPlacement, ...] = ()  # A22


class LastRound(Struct, frozen=True):
    by: Seat
    left: tuple[Seat, ...]  # who still have a turn, including the current one


class Result(Struct, frozen=True):
    reason: Literal["last_round", "pile_empty", "too_few"]
    winners: tuple[Seat, ...]


class State(Struct, frozen=True):
    setup: Setup
    seats: tuple[Seat, ...]  # in the order of turns (A4)
    first: Seat
    museum: Museum
    hands: dict[Seat, tuple[Painting, ...]]
    pile: tuple[Painting, ...]  # the last one is on top
    turn: Turn
    discarded: tuple[Painting, ...] = ()
    removed: tuple[Painting, ...] = ()  # the hands of closed seats (A33)
    closed: tuple[Seat, ...] = ()
    emptied: frozenset[Seat] = frozenset()  # closed seats that had no painting left (A33)
    placements: int = 0  # the id of the latest placement
    placement: Placement | None = None
    last_round: LastRound | None = None
    result: Result | None = None
    doubts: dict[Line, int] = {}  # votes against the theme of a line, as long as that theme stands or may yet

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        if not self.closed:
            return self.seats
        return tuple(seat for seat in self.seats if seat not in self.closed)

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.setup.edition]

    @property
    def phase(self) -> Phase:
        if self.result:
            return "over"
        if self.placement:
            return "vote" if self.placement.vote else "mend" if self.placement.mend else "window"
        if self.turn.declined:
            return "must-discard"
        return "neighbour" if self.turn.shown else "turn"


def before_anything() -> State:
    """Returns the state before the first event."""
    setup, nobody = Setup(), Seat(0)
    return State(setup, (), nobody, Museum(setup.size), {}, (), Turn(nobody, 0))
