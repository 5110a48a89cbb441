"""The moods and situations of the built-in paintings, given by looking: one painting a line, most telling first."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from vernissage.clues.notion import Name
from vernissage.contract.catalogue import Painting

MOODS = Path(__file__).with_name("moods")


def read_moods(folder: Path = MOODS) -> dict[Painting, tuple[Name, ...]]:
    found: dict[Painting, tuple[Name, ...]] = {}
    for path in sorted(folder.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            painting, _, names = line.partition(":")
            found[f"{path.stem}/{painting}"] = tuple(names.split())
    return found


@cache
def moods() -> Mapping[Painting, tuple[Name, ...]]:
    return read_moods()
