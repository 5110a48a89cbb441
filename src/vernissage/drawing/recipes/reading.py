"""Reads the recipes for drawing words."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import tomli
from msgspec import Struct

from vernissage.contract.wordbook import LEVELS, WORDS_ON_A_CARD, CardId
from vernissage.drawing.geometry import Spot

FOLDER = Path(__file__).parent
FIGURES = "figures"  # a table of named strokes, in a file of its own and in the file of each level


class BadRecipe(ValueError):
    """A recipe cannot be drawn."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a drawing: a pictogram or figure by its name, or strokes; and how it lies on the sheet."""

    pic: str | None = None
    strokes: str | None = None
    at: Spot = (0.5, 0.5)  # of the middle, as shares of the sheet
    size: float = 1.0
    stretch: Spot = (1.0, 1.0)  # wider, taller
    turn: float = 0.0  # degrees, clockwise
    mirror: bool = False  # left for right
    keep: tuple[int, ...] | None = None  # only these strokes
    drop: tuple[int, ...] = ()  # all strokes but these
    first: bool | tuple[int, ...] = False  # all of it, or these strokes, tell the word from similar words


class Recipes(Struct, frozen=True):
    """All recipes. `words` has the parts of each word, by card and number; `figures` has named strokes."""

    words: dict[tuple[CardId, int], tuple[Part, ...]]
    figures: dict[str, str]


@cache
def written(folder: Path = FOLDER) -> Recipes:
    """All recipes in `folder`."""
    figures: dict[str, str] = {}
    words: dict[tuple[CardId, int], tuple[Part, ...]] = {}
    for file in [folder / "figures.toml", *(folder / f"level-{level}.toml" for level in LEVELS)]:
        content = _toml(file)
        for name, strokes in content.pop(FIGURES, {}).items():
            if name in figures:
                raise BadRecipe(f"{file.name}: there is a figure {name!r} already")
            figures[name] = strokes
        words |= _words(content, file.stem.removeprefix("level-"))
    return Recipes(words, figures)


def used_pictograms(recipes: Recipes | None = None) -> set[str]:
    used = recipes or written()
    named = {part.pic for parts in used.words.values() for part in parts if part.pic}
    return named - used.figures.keys()


def parts_of(value: Any, where: str) -> tuple[Part, ...]:
    """Reads one recipe: a name, strokes, a part, or a list of these."""
    return tuple(_part(part, where) for part in (value if isinstance(value, list) else [value]))


def _part(value: Any, where: str) -> Part:
    """Reads one part. A text with a space in it is strokes, one without is a name."""
    if isinstance(value, str):
        return Part(strokes=value) if " " in value.strip() else Part(pic=value.strip())
    try:
        part = msgspec.convert(value, Part)
    except msgspec.ValidationError as problem:
        raise BadRecipe(f"{where}: {problem}") from problem
    if (part.pic is None) == (part.strokes is None):
        raise BadRecipe(f"{where}: a part has either `pic` or `strokes`")
    return part


def _words(cards: Mapping[str, Any], level: str) -> dict[tuple[CardId, int], tuple[Part, ...]]:
    parts: dict[tuple[CardId, int], tuple[Part, ...]] = {}
    for card, words in cards.items():
        for number, value in _numbered(f"{level}/{card}", words):
            parts[f"{level}/{card}", number] = parts_of(value, f"{level}/{card} {number}")
    return parts


def _numbered(card: CardId, words: Any) -> Iterable[tuple[int, Any]]:
    if not isinstance(words, dict):
        raise BadRecipe(f"{card}: expected words by number, got {words!r}")
    for number, value in words.items():
        if number not in _NUMBERS:
            raise BadRecipe(f"{card}: numbers are 1 to {WORDS_ON_A_CARD}, got {number!r}")
        yield int(number), value


_NUMBERS = {str(number) for number in range(1, WORDS_ON_A_CARD + 1)}


def _toml(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
    try:
        return tomli.loads(file.read_text("utf-8"))
    except tomli.TOMLDecodeError as problem:
        raise BadRecipe(f"{file.name}: {problem}") from problem
