"""Which phrases of each notion mean the same in all five languages. Only those become clues; all are understood.

A line of `alike.txt` has a notion, the number of its first phrases that somebody has read side by side and found equal,
and a digest of those, so that changes are noticed. A notion with 0 says too little to be a clue ("two", "a person").
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from vernissage.clues.notion import Name, Notion
from vernissage.contract.languages import LANGUAGES

ALIKE = Path(__file__).with_name("alike.txt")


class Reading(Struct, frozen=True):
    """A line of `alike.txt`: how many phrases were found equal, and their digest."""

    count: int
    digest: str


@cache
def readings(path: Path = ALIKE) -> Mapping[Name, Reading]:
    lines = (line.split() for line in path.read_text("utf-8").splitlines())
    return {name: Reading(int(count), digest) for name, count, digest in lines}


def shown(notion: Notion) -> int:
    """How many of the notion's first phrases may be shown; 0 if nobody has compared them yet."""
    reading = readings().get(notion.name)
    return reading.count if reading is not None else 0


def digest(notion: Notion, count: int) -> str:
    """A digest of the shown phrases, or of the first ones if none is shown, so that a changed notion is read again."""
    said = "|".join(phrase for language in LANGUAGES for phrase in notion.phrases[language][: max(1, count)])
    return sha256(said.encode()).hexdigest()[:8]


def unread(notions: Iterable[Notion], path: Path = ALIKE) -> Iterator[str]:
    """Asks to read every new or changed notion, and gives the line to write to `alike.txt` afterwards."""
    left = dict(readings(path))
    for notion in notions:
        reading = left.pop(notion.name, None)
        count = reading.count if reading is not None else 1
        line = f"{notion.name} {count} {digest(notion, count)}"
        if reading is None or reading.digest != digest(notion, count) or not _are_there(notion, count):
            yield f"read the phrases of {notion.name} side by side, then write: {line}"
    yield from (f"{name} was read and is no notion" for name in left)


def _are_there(notion: Notion, count: int) -> bool:
    return all(len(notion.phrases[language]) >= count for language in LANGUAGES)
