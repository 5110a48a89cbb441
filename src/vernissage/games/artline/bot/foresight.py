"""How many exhibitions a hand could make next turn, were a placement to stand."""

from collections.abc import Mapping, Sequence

from vernissage.core.catalogue import Painting, Tag
from vernissage.games.artline.bot.candidates import Candidate
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.naming import TOO_COMMON
from vernissage.games.artline.view_types import ArtlineView
from vernissage.games.artline.words import Cell, Line, Theme, lines_of


class Foresight:
    """Remembers what suits which line, so that many placements can be weighed quickly."""

    def __init__(self, view: ArtlineView, eyes: Eyes) -> None:
        self._eyes = eyes
        self._size = view.setup.size
        self._free = frozenset(place.cell for place in view.places)
        self._hung: dict[Cell, Painting] = {hung.cell: hung.painting for hung in view.museum}
        self._paintings: dict[Line, list[Painting]] = {}
        for cell, painting in self._hung.items():
            for line in lines_of(cell):
                self._paintings.setdefault(line, []).append(painting)
        self._themes: dict[Line, Theme] = {gallery.line: gallery.theme for gallery in view.galleries}
        self._suits: dict[tuple[Painting, Line], bool] = {}

    def exhibitions(self, candidate: Candidate, themes: Mapping[Line, Tag], rest: Sequence[Painting]) -> int:
        """How many of `rest` would have an exhibition place after `candidate` under `themes`."""
        cells = (self._free | self._neighbours(candidate.cell)) - {candidate.cell}
        changed = lines_of(candidate.cell)
        return sum(self._has_place(painting, cells, changed, candidate.painting, themes) for painting in rest)

    def _has_place(
        self,
        painting: Painting,
        cells: frozenset[Cell],
        changed: tuple[Line, Line],
        laid: Painting,
        themes: Mapping[Line, Tag],
    ) -> bool:
        after = {line: self._suits_after(painting, line, laid, themes) for line in changed}
        return any(
            all(after[line] if line in after else self._suits_now(painting, line) for line in lines_of(cell))
            for cell in cells
        )

    def _suits_after(self, painting: Painting, line: Line, laid: Painting, themes: Mapping[Line, Tag]) -> bool:
        if line in themes:
            return themes[line] in self._eyes.sees(painting)
        if line in self._themes:
            return self._suits_now(painting, line)
        return self._share_something(painting, laid)

    def _suits_now(self, painting: Painting, line: Line) -> bool:
        key = painting, line
        if key not in self._suits:
            self._suits[key] = self._judge(painting, line)
        return self._suits[key]

    def _judge(self, painting: Painting, line: Line) -> bool:
        hanging = self._paintings.get(line)
        if not hanging:
            return False
        if line in self._themes:
            return self._eyes.fits(painting, self._themes[line], hanging)
        return self._share_something(painting, hanging[0])

    def _share_something(self, one: Painting, other: Painting) -> bool:
        shared = self._eyes.sees(one) & self._eyes.sees(other)
        return any(self._eyes.share[tag] <= TOO_COMMON for tag in shared)

    def _neighbours(self, cell: Cell) -> frozenset[Cell]:
        x, y = cell
        around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return frozenset(
            (x, y) for x, y in around if 0 <= x < self._size and 0 <= y < self._size and (x, y) not in self._hung
        )
