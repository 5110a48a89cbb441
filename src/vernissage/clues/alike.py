"""Which phrases of each notion say the same in all five languages. Only those are shown; the rest is understood.

A line of `alike.txt` is a notion, how many of its first phrases somebody has read side by side and found equal, and a
digest of those, so that a change is noticed. A notion with none says too little to be a clue ("two", "a person").
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
    count: int
    digest: str


@cache
def readings(path: Path = ALIKE) -> Mapping[Name, Reading]:
    lines = (line.split() for line in path.read_text("utf-8").splitlines())
    return {name: Reading(int(count), digest) for name, count, digest in lines}


def shown(notion: Notion) -> int:
    """How many of its first phrases may be shown; none of a notion that nobody has read."""
    reading = readings().get(notion.name)
    return reading.count if reading is not None else 0


def digest(notion: Notion, count: int) -> str:
    """Of the shown phrases; where none is shown, of the first, so that a notion that changes is read again."""
    said = "|".join(phrase for language in LANGUAGES for phrase in notion.phrases[language][: max(1, count)])
    return sha256(said.encode()).hexdigest()[:8]


def unread(notions: Iterable[Notion], path: Path = ALIKE) -> Iterator[str]:
    """What has to be read again, each with the line that says it was."""
    left = dict(readings(path))
    for notion in notions:
        known = left.pop(notion.name, None)
        count = known.count if known is not None else 1
        line = f"{notion.name} {count} {digest(notion, count)}"
        if known is None or known.digest != digest(notion, count) or not _are_there(notion, count):
            yield f"read the phrases of {notion.name} side by side, then write: {line}"
    yield from (f"{name} was read and is no notion" for name in left)


def _are_there(notion: Notion, count: int) -> bool:
    return all(len(notion.phrases[language]) >= count for language in LANGUAGES)
