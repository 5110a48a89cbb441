"""Reads the table of notions: meanings that pictures may have, in five languages, one notion per line.

A line of `notions/*.txt` has the notion's links, then its phrases in English, Russian, Spanish, Chinese and Ukrainian.
A link is a tag of the vocabulary, or `~` and another notion; `+` after it makes it strong, `-` weak, and `!` before it
means that it speaks against the notion. The first English phrase is the notion's name.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.languages import LANGUAGES

NOTIONS = Path(__file__).with_name("notions")
STRONG, PLAIN, WEAK, AGAINST = 0.85, 0.55, 0.25, -0.5

Name: TypeAlias = str
_NOT_IN_A_NAME = re.compile("[^a-z0-9]+")
_APOSTROPHES = str.maketrans("", "", "'’")


class BadLine(Exception):
    """A line of the table cannot be read."""


class Notion(Struct, frozen=True):
    """A meaning that pictures may have. `tags` and `notions`: the strength of each link, below zero if against."""

    name: Name
    tags: Mapping[str, float]
    notions: Mapping[Name, float]
    phrases: Mapping[Language, tuple[str, ...]]


def parse(line: str) -> Notion:
    links, *columns = [column.strip() for column in line.split(" | ")]
    if len(columns) != len(LANGUAGES):
        raise BadLine(f"{len(columns)} languages instead of {len(LANGUAGES)}: {line[:60]}")
    spoken = [tuple(phrase.strip() for phrase in column.split(";") if phrase.strip()) for column in columns]
    phrases = dict(zip(LANGUAGES, spoken, strict=True))
    linked = dict(map(_link, links.split()))
    return Notion(
        name_of(phrases["en"][0] if phrases["en"] else ""),
        {to: strength for to, strength in linked.items() if not to.startswith("~")},
        {to[1:]: strength for to, strength in linked.items() if to.startswith("~")},
        phrases,
    )


def name_of(phrase: str) -> Name:
    return _NOT_IN_A_NAME.sub("-", phrase.lower().translate(_APOSTROPHES)).strip("-")


def lines(folder: Path = NOTIONS) -> Iterator[tuple[str, str]]:
    """Every line of the table, with its place as `file:number`."""
    for path in sorted(folder.glob("*.txt")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.strip():
                yield f"{path.name}:{number}", line


@cache
def notions() -> Mapping[Name, Notion]:
    return {notion.name: notion for notion in (parse(line) for _, line in lines())}


def _link(written: str) -> tuple[str, float]:
    if written.startswith("!"):
        return written[1:], AGAINST
    if written.endswith("+"):
        return written[:-1], STRONG
    return (written[:-1], WEAK) if written.endswith("-") else (written, PLAIN)
