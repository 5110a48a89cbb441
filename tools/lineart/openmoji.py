"""Reads OpenMoji's list of its pictograms, and their strokes."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator

import msgspec
from msgspec import Struct

from lineart.svg import lines_of_svg
from vernissage.drawing.geometry import Line, apply, box, chained, length, moved, scaled, thinned
from vernissage.drawing.pictograms import Pictogram

LIST = "data/openmoji.json"
_WRITTEN = ("keycap", "alphanum", "regional-indicator")
UNIT = 1000  # the longer side of a pictogram
_TOLERANCE = 2.0  # of it


class Entry(Struct, frozen=True):
    hexcode: str
    annotation: str
    subgroups: str
    tags: str
    openmoji_tags: str
    skintone: int | str


def entries(listed: bytes) -> list[tuple[str, Entry]]:
    """The entries with a name for each, numbered if it is taken. Skin tones are left out: lines have none."""
    named: dict[str, Entry] = {}
    for entry in msgspec.json.decode(listed, type=list[Entry]):
        name = slug(entry.annotation)
        if not entry.skintone and name:
            count = sum(taken == name or taken.startswith(f"{name}--") for taken in named)
            named[f"{name}--{count + 1}" if count else name] = entry
    return list(named.items())


def slug(annotation: str) -> str:
    """A name made from the annotation: `Mrs. Claus` becomes `mrs-claus`."""
    plain = unicodedata.normalize("NFKD", annotation).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("’", "").replace("'", "")).strip("-")


def file_of(entry: Entry) -> str:
    return f"black/svg/{entry.hexcode}.svg"


def pictograms(named: Iterable[tuple[str, Entry]], svg: Callable[[str], bytes | None]) -> Iterator[Pictogram]:
    """Reads the pictograms; leaves out those without a file or without a line."""
    for name, entry in named:
        content = svg(file_of(entry))
        strokes = normalised(lines_of_svg(content)) if content else ()
        if strokes:
            words = f"{entry.tags},{entry.openmoji_tags}".lower().split(",")
            found_by = tuple(dict.fromkeys(word.strip() for word in words if word.strip()))
            yield Pictogram(name, entry.hexcode, strokes, found_by, entry.subgroups in _WRITTEN)


def normalised(lines: Iterable[Line]) -> tuple[tuple[int, ...], ...]:
    """Moves the lines to the top left corner, scales the longer side to `UNIT` and drops points nobody would miss."""
    drawn = [line for line in lines if len(line) > 1 and length(line) > 0]
    if not drawn:
        return ()
    left, top, right, bottom = box(drawn)
    grow = UNIT / max(right - left, bottom - top)
    matrix = chained(scaled(grow, grow), moved(-left, -top))
    thin = (thinned(apply(matrix, line), _TOLERANCE) for line in drawn)
    return tuple(tuple(round(number) for spot in line for number in spot) for line in thin)
