"""A drawing as it is meant, before a hand draws it."""

from msgspec import Struct

from vernissage.drawing.geometry import Line


class Mark(Struct, frozen=True):
    """One stroke. A `telling` one tells the word from similar words."""

    line: Line
    telling: bool = False


class Drawing(Struct, frozen=True):
    """The strokes in the order in which to draw them, on a sheet of 1200 × 900 units."""

    marks: tuple[Mark, ...]
