"""Validates names and lines of chat as people type them."""

from vernissage.contract.refused import Refused
from vernissage.contract.text import bounded, cleaned, looks, visible

NAME_LENGTH = 24
LINE_LENGTH = 200
ROOM = 4  # how many times too long a text may be sent: spaces are trimmed, accents may be separate characters


def clean_name(text: str) -> str:
    name = cleaned(bounded(text, ROOM * NAME_LENGTH, "name-too-long", NAME_LENGTH))
    if name is None:
        raise Refused("bad-name")
    if not name:
        raise Refused("name-empty")
    if visible(name) > NAME_LENGTH or len(name) > 2 * NAME_LENGTH:
        raise Refused("name-too-long", limit=NAME_LENGTH)
    return name


def clean_line(text: str) -> str:
    line = cleaned(bounded(text, ROOM * LINE_LENGTH, limit=LINE_LENGTH))
    if line is None:
        raise Refused("bad-text")
    if not line:
        raise Refused("text-empty")
    return bounded(line, LINE_LENGTH)


def same_name(name: str, other: str) -> bool:
    """Whether people would confuse two names: "Ann" and "ANN", "Ann" and one with a Cyrillic A."""
    return bool(looks(name) & looks(other))
