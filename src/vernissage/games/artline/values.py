"""Value types that Artline's commands, events, state and views share."""

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.contract.seat import Seat
from vernissage.contract.sizes import SHORT_LIST, Name, Typed

Cell: TypeAlias = tuple[int, int]  # column, row; (0, 0) is the top left corner of the table
CellName: TypeAlias = str  # "4,5" is the cell (4, 5): keys in JSON are text
Line: TypeAlias = Name  # "c4" is the column 4, "r5" the row 5 (A8)
Themes: TypeAlias = Annotated[dict[Line, Typed], SHORT_LIST]  # as somebody wrote them
Reason: TypeAlias = Literal["unclear", "not-allowed", "does-not-fit"]  # A21, in the order of settling


class Objection(Struct, frozen=True, forbid_unknown_fields=True):
    """An objection: why an opponent does not let a placement stand, and in which line; the `argument` may be empty
    (A21)."""

    reason: Reason
    line: Line
    argument: Typed = ""


class Contested(Struct, frozen=True, forbid_unknown_fields=True):
    """Why the referee refused a theme that was put to the table all the same (A17)."""

    code: str
    facts: dict[str, str] = {}


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme: what a gallery shows, in its author's words (A14)."""

    text: str
    language: Language  # of the player who wrote it
    by: Seat
    understood: tuple[Tag, ...] = ()  # entries of the vocabulary that these words mean, if any
    whole: bool = False  # they say all that the words say, and no other theme of the game says the same (A14)
    contested: Contested | None = None


class Remark(Struct, frozen=True):
    seat: Seat
    text: str


class Ruling(Struct, frozen=True):
    """What the table agreed about a theme, and the words that won (A24)."""

    kind: Literal["explained", "understood", "allowed", "fits", "does-not-fit"]
    painting: Painting | None = None  # which it was about, unless it was the theme itself
    remarks: tuple[Remark, ...] = ()


class RuledOut(Struct, frozen=True):
    """A theme that a vote has found not allowed, for the rest of the game (A19)."""

    theme: str
    remarks: tuple[Remark, ...] = ()


class Finger(Struct, frozen=True):
    """Where somebody points who advises a curator: this painting could go there (A32)."""

    painting: Painting
    cell: Cell


def named(cell: Cell) -> CellName:
    return f"{cell[0]},{cell[1]}"


def cell_of(name: CellName) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


def row(number: int) -> Line:
    return f"r{number}"


def column(number: int) -> Line:
    return f"c{number}"


@lru_cache(maxsize=1024)  # more cells than the largest table has
def lines_of(cell: Cell) -> tuple[Line, Line]:
    """Returns the row and the column that cross in `cell`."""
    return row(cell[1]), column(cell[0])
