"""The placements that a bot believes in: every line fits, every new theme is seen on all of its paintings."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from vernissage.core.catalogue import Painting, Tag
from vernissage.games.artline.bot.eyes import Eyes
from vernissage.games.artline.bot.naming import options
from vernissage.games.artline.view_types import ArtlineView, PlaceView, TouchedLine
from vernissage.games.artline.words import Cell, Line


class Candidate(Struct, frozen=True):
    """`themes`: for each line it opens, the best first."""

    painting: Painting
    cell: Cell
    exhibition: bool
    themes: dict[Line, tuple[Tag, ...]]


def candidates(view: ArtlineView, eyes: Eyes) -> list[Candidate]:
    taken = taken_tags(view)
    found = (_candidate(place, painting, view, eyes, taken) for painting in view.layable for place in view.places)
    return [candidate for candidate in found if candidate is not None]


def taken_tags(view: ArtlineView) -> frozenset[Tag]:
    """What stands as a theme already, in whatever words (A16)."""
    return frozenset(tag for gallery in view.galleries for tag in gallery.theme.understood)


def _candidate(
    place: PlaceView, painting: Painting, view: ArtlineView, eyes: Eyes, taken: frozenset[Tag]
) -> Candidate | None:
    for line in place.lines:
        if line.theme is not None and not eyes.fits(painting, line.theme, line.paintings):
            return None
    rest = [other for other in view.hand if other != painting]
    themes = dict(_themes(place.lines, painting, rest, eyes, taken))
    if not all(themes.values()) or len({tag for tags in themes.values() for tag in tags}) < len(themes):
        return None
    return Candidate(painting, place.cell, place.exhibition, themes)


def _themes(
    lines: Sequence[TouchedLine], painting: Painting, rest: Sequence[Painting], eyes: Eyes, taken: frozenset[Tag]
) -> Iterator[tuple[Line, tuple[Tag, ...]]]:
    for line in lines:
        if line.theme is None:
            yield line.line, options(eyes, (*line.paintings, painting), taken, rest)
