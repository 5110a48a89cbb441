"""What is to be drawn, before a hand draws it."""

from msgspec import Struct

from vernissage.drawing.geometry import Line


class Mark(Struct, frozen=True):
    """One stroke. `telling`: it tells the word from its neighbours."""

    line: Line
    telling: bool = False


class Drawing(Struct, frozen=True):
    """In the order in which one would draw it, on a sheet of 1200 × 900."""

    marks: tuple[Mark, ...]
