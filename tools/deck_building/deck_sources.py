"""Reads the sources of the built-in decks: files, titles, artists, dates, crops and tags."""

from pathlib import Path
from typing import Any

import tomli
from msgspec import Struct, convert, field

from vernissage.contract.languages import LANGUAGES
from vernissage.decks.model import BUILT

BUILTIN = BUILT.with_name("builtin")


class PaintingRecipe(Struct, frozen=True):
    id: str
    package: str
    file: str  # inside the package
    title: dict[str, str]
    artist: str  # a key of artists.toml
    year: str
    licence: str
    source: str
    crop: tuple[float, float, float, float] | None = None  # left, top, right, bottom as fractions


class Heading(Struct, frozen=True):
    id: str
    name: dict[str, str]


class DeckRecipe(Struct, frozen=True):
    deck: Heading
    painting: tuple[PaintingRecipe, ...]


class Artist(Struct, frozen=True):
    """A name in each language and further spellings of it."""

    name: dict[str, str] = field(default_factory=dict)
    spellings: tuple[str, ...] = ()
    died: int | None = None


class Recipe(Struct, frozen=True):
    """Everything about one deck."""

    deck: DeckRecipe
    artists: dict[str, Artist]
    tags: dict[str, tuple[str, ...]]


def deck_ids(folder: Path = BUILTIN) -> tuple[str, ...]:
    """The built-in decks, in a stable order."""
    return tuple(path.stem for path in sorted(folder.glob("*.toml")) if path.stem != "artists")


def read_recipe(deck: str, folder: Path = BUILTIN) -> Recipe:
    """Reads everything about a deck. If its tags are not written yet, it has none."""
    return Recipe(
        deck=convert(_toml(folder / f"{deck}.toml"), DeckRecipe),
        artists={key: _artist(entry) for key, entry in _toml(folder / "artists.toml").items()},
        tags=convert(_toml(folder / "tags" / f"{deck}.toml"), dict[str, tuple[str, ...]]),
    )


def _artist(entry: dict[str, Any]) -> Artist:
    """Reads one artist. Each language has a name or a list of spellings, the usual one first."""
    given = {language: entry.get(language, []) for language in LANGUAGES}
    spelt = {language: [words] if isinstance(words, str) else words for language, words in given.items()}
    return Artist(
        name={language: words[0] for language, words in spelt.items() if words},
        spellings=tuple(dict.fromkeys(word for words in spelt.values() for word in words)),
        died=entry.get("died"),
    )


def _toml(path: Path) -> dict[str, Any]:
    return tomli.loads(path.read_text("utf-8")) if path.exists() else {}
