"""What a browser fetches until you can play, in bytes as they go over the wire: code, and the letters of its texts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import json

import vernissage.web

STATIC = Path(vernissage.web.__file__).parent / "static"
KB = 1_000
HEAD = 1_060  # bytes of an answer's headers
WORDS = "src/i18n/en/index.ts"
TABLE = "src/table/page/TablePage.svelte"
LETTERS = "ABCXYZabcxyz0189.,:;?!’“”–…áéñ¿"


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.decode((STATIC / ".vite" / "manifest.json").read_bytes())
    return read


def files(*entries: str) -> set[str]:
    """What these entries load without waiting for anything else."""
    known, found = manifest(), set[str]()
    ahead = list(entries)
    seen = set(ahead)
    while ahead:
        entry = known[ahead.pop()]
        found |= {entry["file"], *entry.get("css", ())}
        ahead += [name for name in entry.get("imports", ()) if name not in seen]
        seen.update(entry.get("imports", ()))
    return found


def first_page() -> set[str]:
    """What the page itself names, and one language."""
    page = (STATIC / "index.html").read_text("utf-8")
    return {"index.html", *re.findall(r'"/(assets/[^"]+)"', page), *files(WORDS)}


def table_of(game: str) -> set[str]:
    """What a table loads where this game is on."""
    return first_page() | files(
        TABLE, *(f"src/games/{game}/{part}" for part in ("game.ts", "Screen.svelte", "i18n/en.json"))
    )


def sent(names: set[str], *fonts: str) -> int:
    """Bytes of these files as the build has compressed them, and of the letters of English in these faces."""
    code = sum((STATIC / f"{name}.br").stat().st_size for name in names)
    letters = sum(small_font(face).stat().st_size for face in fonts)
    return code + letters + HEAD * (len(names) + len(fonts))


def small_font(face: str) -> Path:
    """`face` as in "Inter 600" or "Cormorant 500 italic"."""
    family, weight, *style = face.split()
    name = (family, *(style or ["normal"]), weight)
    return next(one.file for one in reversed(list(faces())) if one.name == name and one.has("a"))


class Face:
    """One `@font-face` of a built style sheet."""

    def __init__(self, rules: str) -> None:
        self.file = STATIC / _one(r"url\(/?([^)]+)\)", rules)
        self.name = tuple(_one(rf'font-{part}:"?([^;"}}]+)', rules) for part in ("family", "style", "weight"))
        self._ranges = [_range(one) for one in _one(r"unicode-range:([^;}]+)", rules).split(",")]

    def has(self, sign: str) -> bool:
        return any(first <= ord(sign) <= last for first, last in self._ranges)


def _one(pattern: str, rules: str) -> str:
    found = re.search(pattern, rules)
    assert found is not None, f"no {pattern} in {rules}"
    return found[1]


def _range(written: str) -> tuple[int, int]:
    """As in `U+20-7E`; a question mark stands for any digit."""
    first, _, last = written.strip().upper().removeprefix("U+").partition("-")
    return int(first.replace("?", "0"), 16), int((last or first).replace("?", "F"), 16)


def faces() -> Iterator[Face]:
    for sheet in sorted((STATIC / "assets").glob("*.css")):
        yield from (Face(rules) for rules in re.findall(r"@font-face\{[^}]*\}", sheet.read_text("utf-8")))
