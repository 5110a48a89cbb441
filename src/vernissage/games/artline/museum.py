"""The grid of paintings: legal cells, what a painting does to its row and its column, exhibitions."""

from msgspec import Struct
from msgspec.structs import replace

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline.values import Cell, CellName, Line, Theme, lines_of, named


class Hanging(Struct, frozen=True):
    painting: Painting
    by: Seat | None  # None: there from the start


class Museum(Struct, frozen=True):
    """The paintings that hang, with an index of what follows from them, so that no move has to search the table."""

    size: int
    hung: dict[Cell, Hanging] = {}
    wall: dict[CellName, Hanging] = {}  # `hung` with the keys that views use
    lines: dict[Line, tuple[Cell, ...]] = {}  # the cells of each line that holds a painting, in order (A8)
    border: frozenset[Cell] = frozenset()  # the legal cells (A6, A7)
    themes: dict[Line, Theme] = {}  # of the galleries that stand

    def contains(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.size and 0 <= cell[1] < self.size

    def touched(self, cell: Cell) -> tuple[Line, ...]:
        """The lines through `cell` that hold a painting, however far away (A8)."""
        row, column = lines_of(cell)
        if row in self.lines:
            return (row, column) if column in self.lines else (row,)
        return (column,) if column in self.lines else ()

    def opened(self, cell: Cell) -> tuple[Line, ...]:
        """The lines in which a painting laid in `cell` would be the second one (A9)."""
        return tuple([line for line in self.touched(cell) if len(self.lines[line]) == 1])

    def makes_exhibition(self, cell: Cell) -> bool:
        return len(self.touched(cell)) == 2  # A13

    def hung_since(self, line: Line) -> tuple[Hanging, ...]:
        """What was hung in a gallery after the two paintings that opened it; `hung` is in the order of hanging."""
        cells = self.lines.get(line, ())
        return tuple(hanging for cell, hanging in self.hung.items() if cell in cells)[2:]

    def paintings(self, line: Line) -> tuple[Painting, ...]:
        return tuple(self.hung[cell].painting for cell in self.lines.get(line, ()))

    def hang(self, painting: Painting, cell: Cell, by: Seat | None, themes: dict[Line, Theme]) -> "Museum":
        """The museum with one more painting and the themes it opened."""
        hanging = Hanging(painting, by)
        hung = {**self.hung, cell: hanging}
        return replace(
            self,
            hung=hung,
            wall={**self.wall, named(cell): hanging},
            lines=self.lines | {line: _with(self.lines.get(line, ()), cell) for line in lines_of(cell)},
            border=(self.border | {near for near in self._neighbours(cell) if near not in hung}) - {cell},
            themes={**self.themes, **themes} if themes else self.themes,
        )

    def rename(self, line: Line, theme: Theme) -> "Museum":
        return replace(self, themes={**self.themes, line: theme})

    def _neighbours(self, cell: Cell) -> list[Cell]:
        """Above, below, left and right; never diagonally (A6)."""
        (x, y), size = cell, self.size
        around = ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y))
        return [(u, v) for u, v in around if 0 <= u < size and 0 <= v < size]


def _with(cells: tuple[Cell, ...], cell: Cell) -> tuple[Cell, ...]:
    return tuple(sorted((*cells, cell)))


def start_cells(size: int, count: int) -> tuple[Cell, ...]:
    """The middle of the table (A2), or a staircase around it whose steps touch at the corners only (A31)."""
    begin = (size - 1) // 2 - (count - 1) // 2
    return tuple((begin + step, begin + step) for step in range(count))
