"""Looks ahead: which exhibitions a placement opens for the bot's own hand next turn, and for others before that."""

from collections.abc import Mapping, Sequence
from math import prod

from vernissage.contract.catalogue import Painting, Tag
from vernissage.games.artline.bot.candidates import Candidate
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.naming import TOO_COMMON
from vernissage.games.artline.bot.seen import Seen
from vernissage.games.artline.values import Cell, Line, cell_of, lines_of

PAIRS_SHARING = 0.9  # that two paintings have something in common to name
UNKNOWN_THEME = 0.2  # that a painting suits words the bot does not know


class Foresight:
    """Remembers what suits which line, so that many placements can be weighed quickly."""

    def __init__(self, seen: Seen, eyes: Eyes) -> None:
        self._eyes = eyes
        self._size = seen.public.setup.size
        self._free = frozenset(place.cell for place in seen.own.places)
        self._hung = frozenset(cell_of(name) for name in seen.public.wall)
        self._paintings: dict[Line, tuple[Painting, ...]] = {line: seen.paintings(line) for line in seen.public.lines}
        self._themes = seen.public.themes
        self._suits: dict[tuple[Painting, Line], bool] = {}
        self._chances: dict[Line, float] = {}

    def exhibitions(self, candidate: Candidate, themes: Mapping[Line, Tag], rest: Sequence[Painting]) -> int:
        """How many of `rest` would have an exhibition place after `candidate` under `themes`."""
        cells = (self._free | self._neighbours(candidate.cell)) - {candidate.cell}
        changed = lines_of(candidate.cell)
        return sum(self._has_place(painting, cells, changed, candidate.painting, themes) for painting in rest)

    def openings(self, candidate: Candidate, themes: Mapping[Line, Tag]) -> float:
        """How many exhibition places a painting of the deck would find on average: the others come first."""
        cells = (self._free | self._neighbours(candidate.cell)) - {candidate.cell}
        changed = {line: self._chance_after(line, themes) for line in lines_of(candidate.cell)}
        return sum(
            prod(changed[line] if line in changed else self._chance_now(line) for line in lines_of(cell))
            for cell in cells
        )

    def _chance_after(self, line: Line, themes: Mapping[Line, Tag]) -> float:
        if line in themes:
            return self._eyes.share.get(themes[line], 0.0)
        return self._chance_now(line) if line in self._themes else PAIRS_SHARING

    def _chance_now(self, line: Line) -> float:
        """How likely a painting of the deck suits `line`; an empty line makes no exhibition."""
        if line not in self._chances:
            self._chances[line] = self._chance(line)
        return self._chances[line]

    def _chance(self, line: Line) -> float:
        if line not in self._paintings:
            return 0.0
        if line not in self._themes:
            return PAIRS_SHARING
        chance = self._eyes.chance(self._themes[line])
        return UNKNOWN_THEME if chance is None else chance

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
            return self._eyes.fits(painting, self._themes[line])
        return self._share_something(painting, hanging[0])

    def _share_something(self, painting: Painting, other: Painting) -> bool:
        shared = self._eyes.sees(painting) & self._eyes.sees(other)
        return any(self._eyes.share.get(tag, 0.0) <= TOO_COMMON for tag in shared)

    def _neighbours(self, cell: Cell) -> frozenset[Cell]:
        x, y = cell
        around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return frozenset(
            (x, y) for x, y in around if 0 <= x < self._size and 0 <= y < self._size and (x, y) not in self._hung
        )
