"""What a seat or a watcher is shown of a game of Artline. The client draws it and knows no rule."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.core.catalogue import Painting
from vernissage.core.seat import Seat
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.games.artline.words import Cell, Line, Reason, Theme

Effect: TypeAlias = Literal["opens", "extends"]
Phase: TypeAlias = Literal[
    "turn",  # `turn` lays, discards or shows the hand
    "window",  # opponents accept or object (A20)
    "vote",  # A22
    "mend",  # the layer renames, explains or takes back (A19, A22)
    "neighbour",  # the right-hand neighbour looks at the shown hand (A32)
    "must-discard",  # the neighbour found no place: the owner discards (A32)
    "over",
]
Move: TypeAlias = Literal[
    "lay",
    "discard",
    "discard-if-sure",  # the edition asks to confirm that nothing fits (A25)
    "show-hand",
    "decline",
    "accept",
    "object",
    "vote",
    "take-back",
    "rename",
    "explain",
]
Answer: TypeAlias = Literal["none", "fine", "unclear", "not-allowed", "does-not-fit"]


class HungView(Struct, frozen=True):
    painting: Painting
    cell: Cell
    by: Seat | None  # None: it was there from the start


class GalleryView(Struct, frozen=True):
    """A line with a standing theme; `cells` in order along it."""

    line: Line
    theme: Theme
    cells: tuple[Cell, ...]


class TouchedLine(Struct, frozen=True):
    """What a painting does to a line: opens it (a theme is to be named) or extends it (it must fit `theme`)."""

    line: Line
    effect: Effect
    theme: Theme | None
    paintings: tuple[Painting, ...]  # that already hang in this line, in order


class PlaceView(Struct, frozen=True):
    """A legal cell (A6, A7) and what laying there would do."""

    cell: Cell
    lines: tuple[TouchedLine, ...]
    exhibition: bool


class PlacementView(Struct, frozen=True):
    """The painting that was laid and does not stand yet. In `lines` new themes have effect "opens" and a theme."""

    id: int
    seat: Seat
    owner: Seat
    painting: Painting
    cell: Cell
    lines: tuple[TouchedLine, ...]
    exhibition: bool
    answers: dict[Seat, Answer]  # of everyone who may object
    objections: dict[Line, dict[Seat, Reason]]
    explanation: str | None
    may_object: dict[Line, tuple[Reason, ...]]  # what this reader may still object to, by line
    naming: int  # rises with every renaming; answers may name it


class VoteView(Struct, frozen=True):
    reason: Reason
    line: Line
    theme: Theme
    by: tuple[Seat, ...]
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    mine: bool | None


class MendView(Struct, frozen=True):
    reason: Reason
    line: Line


class RefusedPlacement(Struct, frozen=True):
    """What the table did not accept in this turn and will not accept again (A22)."""

    painting: Painting
    cell: Cell
    themes: dict[Line, str]


class LastRoundView(Struct, frozen=True):
    by: Seat
    left: tuple[Seat, ...]  # who still have a turn, the one at turn included


class ResultView(Struct, frozen=True):
    reason: Literal["last_round", "pile_empty", "too_few"]
    winners: tuple[Seat, ...]


class ArtlineView(Struct, frozen=True, tag="artline"):
    setup: ArtlineSetup
    seats: tuple[Seat, ...]  # everyone who plays, in the order of turns
    closed: tuple[Seat, ...]
    phase: Phase
    turn: Seat
    turn_number: int
    acting: tuple[Seat, ...]  # on whom the game waits
    may: tuple[Move, ...]  # what the reader may do now
    museum: tuple[HungView, ...]
    galleries: tuple[GalleryView, ...]
    places: tuple[PlaceView, ...]  # where the next painting may be laid; the same for every reader
    hand: tuple[Painting, ...]
    layable: tuple[Painting, ...]  # which the reader may lay now: his hand, or the shown hand of his neighbour (A32)
    counts: dict[Seat, int]  # paintings in each hand
    shown: dict[Seat, tuple[Painting, ...]]  # hands that lie open (A32; all of them at the end)
    pile: int
    discarded: int
    placement: PlacementView | None
    vote: VoteView | None
    mend: MendView | None
    last_round: LastRoundView | None
    result: ResultView | None
    refused: tuple[RefusedPlacement, ...] = ()
