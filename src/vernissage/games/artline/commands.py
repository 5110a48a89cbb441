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


class TakeBack(Struct, frozen=True, tag=True):
    """Take your own placement back before it stands (A24), or instead of naming another theme (A19, A22)."""

    placement: int


class Rename(Struct, frozen=True, tag=True):
    """Name other themes for a placement whose theme was not understood or not allowed (A19, A22)."""

    placement: int
    themes: Themes
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


class Vote(Struct, frozen=True, tag=True):
    """Vote on the objection that is open (A22); with `reason` and `naming` a late ballot hits no later vote."""

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


Command: TypeAlias = Lay | TakeBack | Rename | Explain | Accept | Object | Vote | Discard | ShowHand | Decline
