"""View types of Artline: `Public` is shown to everybody, `Own` to one seat besides."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline.museum import Hanging
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.state import LastRound, Mend, Phase, RefusedPlacement, Result
from vernissage.games.artline.values import (
    Cell,
    CellName,
    Finger,
    Line,
    Objection,
    Reason,
    RuledOut,
    Ruling,
    Theme,
)

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
    "correct",
    "hesitate",
    "withdraw",
    "reply",
    "decide",
    "point",
]
Opinion: TypeAlias = Literal["none", "fine", "unclear", "not-allowed", "does-not-fit"]


class PlacementView(Struct, frozen=True):
    """A painting that was laid and does not stand yet."""

    id: int
    seat: Seat
    owner: Seat
    painting: Painting
    cell: Cell
    lines: tuple[Line, ...]  # that it opens or extends
    themes: dict[Line, Theme]  # of the lines it opens
    exhibition: bool
    answers: dict[Seat, Opinion]  # of everyone who may object
    objections: dict[Seat, tuple[Objection, ...]]
    explanation: str | None
    naming: int  # rises with every renaming; answers may name it


class VoteView(Struct, frozen=True):
    reason: Reason
    line: Line
    by: tuple[Seat, ...]
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    answer: str | None  # of the player who laid the painting
    answered: bool  # they have answered, or leave it to the vote
    asked_again: tuple[Seat, ...]  # who object and have not voted since they heard the answer


class Public(Struct, frozen=True):
    """What everybody may know. A line without a theme is opened by the next painting in it."""

    setup: Setup
    seats: tuple[Seat, ...]  # everyone who plays, in the order of turns
    closed: tuple[Seat, ...]
    phase: Phase
    turn: Seat
    turn_number: int
    acting: tuple[Seat, ...]  # on whom the game waits
    wall: dict[CellName, Hanging]
    lines: dict[Line, tuple[Cell, ...]]  # the cells of each line that holds a painting, in order along it
    themes: dict[Line, Theme]  # that stand
    doubts: dict[Line, int]  # votes against them
    counts: dict[Seat, int]  # paintings in each hand
    shown: dict[Seat, tuple[Painting, ...]]  # hands that lie open (A32; all of them at the end)
    pile: int
    discarded: int
    placement: PlacementView | None
    vote: VoteView | None
    mend: Mend | None
    last_round: LastRound | None
    result: Result | None
    refused: tuple[RefusedPlacement, ...]
    ruled_out: tuple[RuledOut, ...]  # themes that a vote has found not allowed, for the rest of the game
    rulings: dict[Line, tuple[Ruling, ...]]  # what was agreed about the themes that stand
    default_accepting: tuple[Seat, ...]  # "fine unless I say so"
    fingers: dict[Seat, Finger]  # where advisers point, while a hand lies open
    house_rules: bool


class Place(Struct, frozen=True):
    """A legal cell (A6, A7), and the lines that a painting laid there would open or extend."""

    cell: Cell
    lines: tuple[Line, ...]
    exhibition: bool


class Own(Struct, frozen=True):
    """What one seat may know and do besides; nothing of it for somebody who watches."""

    may: tuple[Move, ...] = ()
    hand: tuple[Painting, ...] = ()
    layable: tuple[Painting, ...] = ()  # the hand, or the hand that the neighbour shows (A32)
    places: tuple[Place, ...] = ()  # where one of them may be laid, or pointed at
    may_object: dict[Line, tuple[Reason, ...]] = {}  # to what of the placement, by line
    ballot: bool | None = None  # what this seat has voted
    corrects: tuple[Line, ...] = ()  # whose themes it may correct
    presumed: bool = False  # it will be taken to accept the placement
