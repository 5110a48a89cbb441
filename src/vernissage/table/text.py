"""What people type at a table: trimmed, on one line, and nothing in it that cannot be seen."""

import unicodedata

from vernissage.core.refused import Refused

NAME_LENGTH = 24
LINE_LENGTH = 200
JOINER = "\u200d"  # holds an emoji of several together
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MARKS = {"Mn", "Me"}


def clean_name(text: str) -> str:
    name = _clean(text, "bad-name")
    if not name:
        raise Refused("name-empty")
    if _visible(name) > NAME_LENGTH or len(name) > 2 * NAME_LENGTH:
        raise Refused("name-too-long", limit=NAME_LENGTH)
    return name


def clean_line(text: str) -> str:
    line = _clean(text, "bad-text")
    if not line:
        raise Refused("text-empty")
    if len(line) > LINE_LENGTH:
        raise Refused("text-too-long", limit=LINE_LENGTH)
    return line


def same_name(one: str, other: str) -> bool:
    """Whether people would mix the two up: case, width and accents' spelling do not tell them apart."""
    return _folded(one) == _folded(other)


def _clean(text: str, code: str) -> str:
    normal = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    if any(unicodedata.category(sign) in UNSEEN and sign != JOINER for sign in normal):
        raise Refused(code)
    squeezed = " ".join(normal.split())
    return squeezed if _visible(squeezed) else ""


def _visible(text: str) -> int:
    return sum(unicodedata.category(sign) not in MARKS and sign != JOINER for sign in text)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
