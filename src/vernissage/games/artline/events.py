"""Events of Artline. `None` stands for what the reader may not know."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.values import Cell, Line, Objection, Reason, Theme


class Started(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The game began. `version`: of the rules that wrote this log; `first` has the first turn (A3)."""

    version: int
    setup: Setup
    seats: tuple[Seat, ...]
    first: Seat


class Shuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The draw pile after dealing, the last one on top. Nobody may know its order."""

    count: int
    pile: tuple[Painting, ...] | None


class Dealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` got its first hand (A2)."""

    seat: Seat
    count: int
    paintings: tuple[Painting, ...] | None


class Hung(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A starting painting was laid on the table (A2, A31)."""

    painting: Painting
    cell: Cell


class TurnBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    turn: int


class Laid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` laid a painting of `owner` (a different seat only in A32); it does not stand yet (A20)."""

    placement: int
    seat: Seat
    owner: Seat
    painting: Painting
    cell: Cell
    themes: dict[Line, Theme]
    exhibition: bool


class Renamed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    placement: int
    seat: Seat
    themes: dict[Line, Theme]


class Explained(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    placement: int
    seat: Seat
    text: str


class Corrected(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` has mended a slip of the pen: `theme` is the same one, written otherwise (A15)."""

    line: Line
    seat: Seat
    theme: Theme


class Accepted(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`by_default`: `seat` had said "fine unless I say so" and said nothing (A20)."""

    placement: int
    seat: Seat
    by_default: bool = False


class Hesitated(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` is looking into it: it is not taken to accept the placement (A20)."""

    placement: int
    seat: Seat


class AcceptsByDefault(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """ "Fine unless I say so", or no longer (A20)."""

    seat: Seat
    on: bool


class Objected(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` objected. This replaces all its earlier objections to the placement, in the order of settling (A21)."""

    placement: int
    seat: Seat
    objections: tuple[Objection, ...]


class VoteOpened(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    placement: int
    reason: Reason
    line: Line
    by: tuple[Seat, ...]


class Withdrawn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` no longer objects so; when nobody does, the vote is over and nothing is decided (A21)."""

    placement: int
    seat: Seat
    reason: Reason
    line: Line


class Replied(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The player who laid the painting has answered; those who object vote once more (A22)."""

    placement: int
    seat: Seat
    text: str


class DecisionAsked(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The player who laid the painting says nothing to it: the vote decides (A22)."""

    placement: int
    seat: Seat


class Voted(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` voted. `keep` is the voter's own secret until all ballots are in (A22)."""

    placement: int
    seat: Seat
    line: Line
    keep: bool | None


class VoteClosed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The vote is over, with all ballots; anybody who did not vote in time counts as for it (A22)."""

    placement: int
    reason: Reason
    line: Line
    ballots: dict[Seat, bool]
    kept: bool


class MendingAsked(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The theme of `line` was not understood or not allowed: the player names another or takes the painting back (A19,
    A22)."""

    placement: int
    reason: Reason
    line: Line
    by_vote: bool = False


class MendingEnded(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Not enough are left of those who did not understand: the theme need not be mended (A19)."""

    placement: int


class TakenBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The painting is back in `owner`'s hand: by choice, lost vote, time, or because a seat was closed. "conceded" is a
    choice made while a vote ran, which then counts as lost (A22)."""

    placement: int
    seat: Seat
    owner: Seat
    painting: Painting
    why: Literal["choice", "conceded", "does-not-fit", "time", "seat-closed"]


class Stood(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The placement is final; its themes stand (A15)."""

    placement: int


class Discarded(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`painting` left the game; only its owner knows which (A26)."""

    seat: Seat
    painting: Painting | None
    by_clock: bool


class Drew(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    painting: Painting | None


class HandShown(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    neighbour: Seat
    paintings: tuple[Painting, ...]


class Declined(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The neighbour found no place: the owner of the shown hand discards (A32)."""

    seat: Seat
    by_clock: bool


class Pointed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` advises: this painting of the hand that lies open could go there (A32)."""

    seat: Seat
    painting: Painting
    cell: Cell


class LastRoundBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` laid its last painting as an exhibition; `left` have one more turn each (A28)."""

    seat: Seat
    left: tuple[Seat, ...]


class WindowChanged(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host gives opponents more or less time, from now on (A20)."""

    seconds: int


class WentAway(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The player of `seat` has lost the connection: a vote does not wait for what they have to say (A22)."""

    seat: Seat


class CameBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class SeatClosed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` plays no longer; its hand left the game (A33)."""

    seat: Seat


class Ended(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    reason: Literal["last_round", "pile_empty", "too_few"]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Started
    | Shuffled
    | Dealt
    | Hung
    | TurnBegan
    | Laid
    | Renamed
    | Corrected
    | Explained
    | Accepted
    | Hesitated
    | AcceptsByDefault
    | Objected
    | VoteOpened
    | Withdrawn
    | Replied
    | DecisionAsked
    | Voted
    | VoteClosed
    | MendingAsked
    | MendingEnded
    | TakenBack
    | Stood
    | Discarded
    | Drew
    | HandShown
    | Declined
    | Pointed
    | WindowChanged
    | WentAway
    | CameBack
    | LastRoundBegan
    | SeatClosed
    | Ended
)
