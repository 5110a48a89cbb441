"""What a browser fetches until you can play, in bytes as they go over the wire: code, and the letters of its texts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import vernissage.web
from vernissage.games.registry import PACKAGES

STATIC = Path(vernissage.web.__file__).parent / "static"
KB = 1_000
WORDS = "src/i18n/en/index.ts"
HOME_LIMIT = 80 * KB  # page, code and styles that every page loads, with one language
GAME_LIMIT = 52 * KB  # besides that
CHUNKS_OF_HOME = 4  # scripts: each costs a kilobyte of headers, and time
FONT_LIMIT = 21 * KB  # one face with the letters of English and Spanish
LETTERS = "ABCXYZabcxyz0189.,:;?!’“”–…áéñ¿"


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.decode((STATIC / ".vite" / "manifest.json").read_bytes())
    return read


def files(manifest: dict[str, Any], *entries: str) -> set[str]:
    """What these entries load without waiting for anything else."""
    found: set[str] = set()
    ahead = list(entries)
    seen = set(ahead)
    while ahead:
        entry = manifest[ahead.pop()]
        found |= {entry["file"], *entry.get("css", ())}
        ahead += [name for name in entry.get("imports", ()) if name not in seen]
        seen.update(entry.get("imports", ()))
    return found


def home(manifest: dict[str, Any]) -> set[str]:
    """What the page itself names, and one language."""
    page = (STATIC / "index.html").read_text("utf-8")
    return {"index.html", *re.findall(r'"/(assets/[^"]+)"', page), *files(manifest, WORDS)}


def sent(names: set[str]) -> int:
    """Bytes of the files as the build has compressed them."""
    return sum((STATIC / f"{name}.br").stat().st_size for name in names)


def test_the_first_page_needs_little_code_in_few_files(manifest: dict[str, Any]) -> None:
    needed = home(manifest)
    assert sent(needed) <= HOME_LIMIT
    assert len([name for name in needed if name.endswith(".js")]) <= CHUNKS_OF_HOME


@pytest.mark.parametrize("game", PACKAGES)
def test_a_game_needs_little_more_and_nothing_of_another(manifest: dict[str, Any], game: str) -> None:
    needed = files(manifest, *(f"src/games/{game}/{part}" for part in ("game.ts", "Screen.svelte", "i18n/en.json")))
    assert sent(needed - home(manifest)) <= GAME_LIMIT
    for other in PACKAGES:
        if other != game:
            assert manifest[f"src/games/{other}/Screen.svelte"]["file"] not in needed


class Face:
    """One `@font-face` of a built style sheet."""

    def __init__(self, rules: str) -> None:
        self.file = STATIC / _one(r"url\(/?([^)]+)\)", rules)
        self.name = tuple(_one(rf"font-{part}:([^;}}]+)", rules) for part in ("family", "style", "weight"))
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


def test_english_is_written_with_small_fonts_alone() -> None:
    """Of the faces of one name that have a sign the last counts: it is the only one that is fetched for it."""
    named: dict[tuple[str, ...], list[Face]] = {}
    for face in faces():
        named.setdefault(face.name, []).append(face)
    assert named
    for of_one_name in named.values():
        fetched = {[face for face in of_one_name if face.has(sign)][-1].file for sign in LETTERS}
        assert len(fetched) == 1
        assert fetched.pop().stat().st_size <= FONT_LIMIT
