"""Queries of Artline: what players may ask before they act. They change nothing and bind nobody (A14–A18)."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.contract.sizes import Typed
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.values import Cell, Line, Themes


class Consider(Struct, frozen=True, tag=True):
    """Ask what the referee thinks of themes before laying `painting` (A14–A18)."""

    cell: Cell
    themes: Themes
    language: Language
    painting: Painting | None = None


class Suggest(Struct, frozen=True, tag=True):
    """Ask which themes the paintings of `line` would share with `painting`, of those that begin like `typed`."""

    painting: Painting
    cell: Cell
    line: Line
    typed: Typed
    language: Language


Query: TypeAlias = Consider | Suggest


class Considered(Struct, frozen=True, tag=True):
    """The referee's verdict on each theme."""

    verdicts: dict[Line, Verdict]


class Suggested(Struct, frozen=True, tag=True):
    """Entries of the vocabulary, the most useful first."""

    tags: tuple[Tag, ...]


Answer: TypeAlias = Considered | Suggested
