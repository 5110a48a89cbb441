"""The pictograms that recipes can name."""

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from vernissage.drawing.geometry import Line

BUILT = Path(__file__).parent.parent / "built" / "lineart.json"
UNIT = 1000  # the longer side of a stored pictogram


class Pictogram(Struct, frozen=True):
    """`strokes`: x and y by turns, from the top left corner; the longer side is `UNIT`."""

    name: str
    hexcode: str
    strokes: tuple[tuple[int, ...], ...]
    words: tuple[str, ...] = ()  # what else it is found by
    written: bool = field(default=False)  # shows letters or digits

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(tuple(zip(flat[::2], flat[1::2], strict=True)) for flat in self.strokes)


class Pictograms(Mapping[str, Pictogram]):
    """By name; also found by hexcode."""

    def __init__(self, pictograms: Iterable[Pictogram]) -> None:
        self._named = {one.name: one for one in pictograms}
        self._coded = {one.hexcode: one for one in self._named.values()}

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
    """Those that our recipes use."""
    return read(BUILT)
