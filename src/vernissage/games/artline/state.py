"""The state of a game of Artline at one moment, secrets included."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.setup import Edition, Setup, edition_of
from vernissage.games.artline.values import Cell, Finger, Line, Objection, Reason, Remark, RuledOut, Ruling, Theme

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
    by: tuple[Seat, ...]  # who object so
    ballots: dict[Seat, bool] = {}
    answer: str | None = None  # of the player who laid the painting
    decided: bool = False  # they leave it to the vote
    asked_again: frozenset[Seat] = frozenset()  # who object and have not voted since they heard the answer

    @property
    def heard(self) -> frozenset[Seat]:
        """Whose ballots count as they are."""
        return frozenset(self.ballots.keys() - self.asked_again)

    @property
    def is_answered(self) -> bool:
        return self.decided or self.answer is not None

    @property
    def against(self) -> frozenset[Seat]:
        return frozenset(seat for seat, keep in self.ballots.items() if not keep)


class Mend(Struct, frozen=True):
    reason: Reason
    line: Line
    by_vote: bool = False


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
    puzzled: dict[Line, frozenset[Seat]] = {}  # who had not understood what was explained since (A19)
    rulings: dict[Line, tuple[Ruling, ...]] = {}  # about the themes of the lines it opens (A24)
    touched: frozenset[Seat] = frozenset()  # who are not taken to accept it (A20)
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

    def remarks(self, reason: Reason, line: Line) -> tuple[Remark, ...]:
        """The arguments of those who object so."""
        said = ((seat, objection) for seat, given in sorted(self.objections.items()) for objection in given)
        return tuple(
            Remark(seat, objection.argument)
            for seat, objection in said
            if (objection.reason, objection.line) == (reason, line) and objection.argument
        )

    def is_fine(self, seat: Seat) -> bool:
        """Whether `seat` has accepted the placement."""
        return seat in self.answered and seat not in self.objections


class RefusedPlacement(Struct, frozen=True):
    """What the table did not accept in this turn and will not accept again. A `theme` that was not understood or not
    allowed: with no painting, in no place (A19). A painting that does not fit: in that place under that new theme, or,
    when it was a standing one (`None`), at all (A22)."""

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
    refused: tuple[RefusedPlacement, ...] = ()  # A22
    fingers: dict[Seat, Finger] = {}  # where advisers point (A32)

    @property
    def not_understood(self) -> int:
        """How many themes were refused as not understood; the same one counts once (A19)."""
        return len({past.theme for past in self.refused if past.reason == "unclear"})


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
    ruled_out: tuple[RuledOut, ...] = ()  # themes that a vote has found not allowed (A19)
    rulings: dict[Line, tuple[Ruling, ...]] = {}  # about the themes that stand (A24)
    default_accepting: frozenset[Seat] = frozenset()  # "fine unless I say so" (A20)
    away: frozenset[Seat] = frozenset()  # who have lost the connection
    doubts: dict[Line, int] = {}  # votes against the theme of a line, as long as that theme stands or may yet

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        if not self.closed:
            return self.seats
        return tuple(seat for seat in self.seats if seat not in self.closed)

    @property
    def edition(self) -> Edition:
        return edition_of(self.setup)

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
