"""Commands of Artline. One that answers a placement or a vote names it, so that a late one can't apply to another."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.sizes import SHORT_LIST, Typed
from vernissage.games.artline.values import Cell, Line, Objection, Reason, Themes


class Lay(Struct, frozen=True, tag=True):
    """Hang a painting and name the themes of the lines it opens (A5, A9)."""

    painting: Painting
    cell: Cell
    themes: Themes
    language: Language
    put_to_table: bool = False  # also what the referee refuses under A17: the table decides


class TakeBack(Struct, frozen=True, tag=True):
    """Take your own placement back before it stands (A24), or instead of naming another theme (A19, A22)."""

    placement: int


class Rename(Struct, frozen=True, tag=True):
    """Name other themes for a placement whose theme was not understood or not allowed (A19, A22)."""

    placement: int
    themes: Themes
    language: Language
    put_to_table: bool = False  # as in `Lay`


class Correct(Struct, frozen=True, tag=True):
    """Mend a slip of the pen in your own theme: other words for the same theme, while the gallery is yours (A15)."""

    line: Line
    text: Typed
    language: Language


class Explain(Struct, frozen=True, tag=True):
    """Say once in a turn, in up to 120 characters, what a theme means (A19)."""

    placement: int
    text: Typed


class Accept(Struct, frozen=True, tag=True):
    """Let a placement stand, which also withdraws an earlier objection (A20). `naming`: the themes under which the
    sender saw it; `None` means the present ones."""

    placement: int
    naming: int | None = None


class Object(Struct, frozen=True, tag=True):
    """Say everything against a placement in one answer, which takes the place of any earlier one (A21); `naming` as in
    `Accept`."""

    placement: int
    objections: Annotated[tuple[Objection, ...], SHORT_LIST]
    naming: int | None = None


class Hesitate(Struct, frozen=True, tag=True):
    """You have touched the judging panel: you are not taken to accept this placement (A20)."""

    placement: int


class AcceptByDefault(Struct, frozen=True, tag=True):
    """From now on, "fine unless I say so" (A20); or no longer."""

    on: bool


class Withdraw(Struct, frozen=True, tag=True):
    """Withdraw your objection while the table votes on it (A21); `line` and `reason` say which one."""

    placement: int
    line: Line
    reason: Reason


class Reply(Struct, frozen=True, tag=True):
    """Answer, once, in up to 120 characters, what the table votes on (A22)."""

    placement: int
    text: Typed


class Decide(Struct, frozen=True, tag=True):
    """Say nothing to what the table votes on: let the vote decide (A22)."""

    placement: int


class Vote(Struct, frozen=True, tag=True):
    """Vote on the objection that is open, or change your ballot (A22); with `reason` and `naming` a late ballot hits no
    later vote."""

    placement: int
    line: Line
    keep: bool
    reason: Reason | None = None
    naming: int | None = None


class Discard(Struct, frozen=True, tag=True):
    """Give a painting away instead of laying one (A25); `sure` that none can be laid, where the edition asks."""

    painting: Painting
    sure: bool = False


class ShowHand(Struct, frozen=True, tag=True):
    """Show your hand to everyone instead of laying (A32)."""


class Decline(Struct, frozen=True, tag=True):
    """The right-hand neighbour finds no place for any painting of the hand that was shown (A32)."""


class Point(Struct, frozen=True, tag=True):
    """Point at a painting of the hand that lies open and at a place for it (A32)."""

    painting: Painting
    cell: Cell


Command: TypeAlias = (
    Lay
    | TakeBack
    | Rename
    | Correct
    | Explain
    | Accept
    | Hesitate
    | AcceptByDefault
    | Object
    | Withdraw
    | Reply
    | Decide
    | Vote
    | Discard
    | ShowHand
    | Decline
    | Point
)
