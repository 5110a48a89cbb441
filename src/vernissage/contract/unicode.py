"""Unicode tables: invisible characters, emoji, and characters that look alike.

`unicode.json` is made from Unicode's own lists by `tools/unicode_tables.py`.
"""

import json
import re
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Any

_TABLES = Path(__file__).with_name("unicode.json")


def is_ignorable(sign: str) -> bool:
    """Whether fonts show nothing for `character`: joiners, fillers, marks of direction, variant selectors."""
    return _is_within("ignorable", sign)


@cache
def ignorables() -> re.Pattern[str]:
    """A pattern that finds every ignorable character."""
    return re.compile("[" + "".join(f"{chr(first)}-{chr(last)}" for first, last in _ranges("ignorable")) + "]")


def is_emoji(sign: str) -> bool:
    """Digits, # and * count: with two further characters they make keycaps."""
    return _is_within("emoji", sign)


@cache
def prototypes() -> dict[int, str]:
    """Replacements that make lookalike texts equal, for `str.translate`."""
    lookalikes: dict[str, str] = _tables()["lookalikes"]
    return {ord(sign): prototype for prototype, signs in lookalikes.items() for sign in signs}


@cache
def _tables() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(_TABLES.read_text("utf-8"))
    return tables


@cache
def _ranges(table: str) -> list[tuple[int, int]]:
    return [(first, last) for first, last in _tables()[table]]


def _is_within(table: str, sign: str) -> bool:
    ranges, code = _ranges(table), ord(sign)
    index = bisect_right(ranges, (code, 0x110000)) - 1
    return index >= 0 and code <= ranges[index][1]
