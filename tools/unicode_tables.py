"""Makes `src/vernissage/contract/unicode.json`: which characters cannot be seen, are emoji, or look like others.

`just unicode` runs it; `tests/unit/contract/test_unicode_tables.py` says when the file is stale. The data come from two
packages of the development environment, so that a server at run time needs neither of them.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import regex
from confusable_homoglyphs.confusables import confusables_data

PLACE = Path(__file__).parents[1] / "src" / "vernissage" / "contract" / "unicode.json"
DIRECTION = "\u200e"  # the package keeps the marks with which Unicode's own list lays out signs written to the left
SURROGATES = range(0xD800, 0xE000)


def generate() -> str:
    """The whole file: ranges of code points, first and last, and for each sign those that look like it."""
    tables = {
        "ignorable": _ranges(r"\p{Default_Ignorable_Code_Point}"),
        "emoji": _ranges(r"\p{Emoji}"),
        "lookalikes": _lookalikes(),
    }
    lines = [f"{json.dumps(name)}: {json.dumps(table, ensure_ascii=False)}" for name, table in tables.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _ranges(pattern: str) -> list[list[int]]:
    found: list[list[int]] = []
    for code in _matching(regex.compile(pattern)):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def _matching(pattern: "regex.Pattern[str]") -> Iterator[int]:
    return (code for code in range(sys.maxunicode + 1) if code not in SURROGATES and pattern.match(chr(code)))


def _lookalikes() -> dict[str, str]:
    """For each prototype, the signs that look like it. It may be several signs itself, as "rn" is of "m"."""
    prototype = _prototypes()
    found: dict[str, str] = {}
    for sign in sorted(prototype):
        last = _replaced(_replaced(prototype[sign], prototype), prototype)
        if last != sign:
            found[last] = found.get(last, "") + sign
    return found


def _prototypes() -> dict[str, str]:
    """Unicode maps every sign to one prototype. The package lists each pair both ways: the prototype is the one that
    is longer or has more partners; where they are even, either will do."""
    partners = {
        sign.replace(DIRECTION, ""): sorted({one["c"].replace(DIRECTION, "") for one in others})
        for sign, others in confusables_data.items()
    }
    weight = {sign: (len(sign), len(others), sign) for sign, others in partners.items()}
    heaviest = {sign: max(others, key=weight.__getitem__) for sign, others in partners.items() if len(sign) == 1}
    return {sign: other for sign, other in heaviest.items() if weight[other] > weight[sign]}


def _replaced(signs: str, prototype: dict[str, str]) -> str:
    return "".join(prototype.get(sign, sign) for sign in signs)


if __name__ == "__main__":
    PLACE.write_text(generate(), "utf-8")
