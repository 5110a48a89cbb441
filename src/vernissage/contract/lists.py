"""Parses lists as people type them: with the commas of any script, and words in quotation marks or not."""

import re

_COMMA = re.compile(r"[,;|\t，；、]")
_QUOTES = (("«", "»"), ("“", "”"), ("„", "“"), ("‘", "’"), ('"', '"'), ("「", "」"), ("『", "』"))


def parted(text: str) -> list[str]:
    """Splits a list into trimmed words. Where nothing stands between two commas, a word is empty."""
    return [unquoted(word.strip()) for word in _COMMA.split(text)]


def unquoted(word: str) -> str:
    """`word` without the quotation marks around the whole of it."""
    for begin, end in _QUOTES:
        inner = word[1:-1]
        if len(word) > 2 and word[0] == begin and word[-1] == end and begin not in inner and end not in inner:
            return inner.strip()
    return word
