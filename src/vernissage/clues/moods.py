"""Reads the moods and situations that people saw in the built-in paintings: a painting per line, most telling first."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from vernissage.clues.notion import Name
from vernissage.contract.catalogue import Painting

MOODS = Path(__file__).with_name("moods")


@cache
def read_moods(folder: Path = MOODS) -> Mapping[Painting, tuple[Name, ...]]:
    named: dict[Painting, tuple[Name, ...]] = {}
    for path in sorted(folder.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            painting, _, names = line.partition(":")
            named[f"{path.stem}/{painting}"] = tuple(names.split())
    return named
