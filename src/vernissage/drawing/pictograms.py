"""Stores the pictograms that recipes can name, and finds them by name."""

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from vernissage.drawing.geometry import Line

BUILT = Path(__file__).with_name("built") / "lineart.json"


class Pictogram(Struct, frozen=True):
    """A pictogram. `strokes` are x, y, x, y… from the top left corner; the longer side is 1000."""

    name: str
    hexcode: str
    strokes: tuple[tuple[int, ...], ...]
    words: tuple[str, ...] = ()  # further words to find it by
    written: bool = field(default=False)  # shows letters or digits, which players may not draw

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(tuple(zip(flat[::2], flat[1::2], strict=True)) for flat in self.strokes)


class Pictograms(Mapping[str, Pictogram]):
    """The pictograms by name; also found by hexcode."""

    def __init__(self, pictograms: Iterable[Pictogram]) -> None:
        self._named = {pictogram.name: pictogram for pictogram in pictograms}
        self._coded = {pictogram.hexcode: pictogram for pictogram in self._named.values()}

    def __getitem__(self, name: str) -> Pictogram:
        return self._named.get(name) or self._coded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._named)

    def __len__(self) -> int:
        return len(self._named)


def read(file: Path) -> Pictograms:
    return Pictograms(msgspec.json.decode(file.read_bytes(), type=list[Pictogram]))


def write(pictograms: Iterable[Pictogram], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_suffix(f".{os.getpid()}.partial")
    partial.write_bytes(msgspec.json.encode(list(pictograms)))
    partial.replace(file)


@cache
def built() -> Pictograms:
    """The built pictograms: those that the built-in recipes use."""
    return read(BUILT)
