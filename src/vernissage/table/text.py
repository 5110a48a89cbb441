"""Names and lines of chat as people type them."""

import unicodedata

from vernissage.core.refused import Refused
from vernissage.core.text import cleaned, visible

NAME_LENGTH = 24
LINE_LENGTH = 200


def clean_name(text: str) -> str:
    name = cleaned(text)
    if name is None:
        raise Refused("bad-name")
    if not name:
        raise Refused("name-empty")
    if visible(name) > NAME_LENGTH or len(name) > 2 * NAME_LENGTH:
        raise Refused("name-too-long", limit=NAME_LENGTH)
    return name


def clean_line(text: str) -> str:
    line = cleaned(text)
    if line is None:
        raise Refused("bad-text")
    if not line:
        raise Refused("text-empty")
    if len(line) > LINE_LENGTH:
        raise Refused("text-too-long", limit=LINE_LENGTH)
    return line


def same_name(one: str, other: str) -> bool:
    """Whether people would mix the two up: case, width and accents' spelling do not tell them apart."""
    return _folded(one) == _folded(other)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
