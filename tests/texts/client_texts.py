"""Every text that the client shows, as its language files have it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from vernissage.contract.languages import LANGUAGES

SOURCES = Path(__file__).parents[2] / "client" / "src"
Node: TypeAlias = "str | dict[str, Node]"


class Text(NamedTuple):
    language: str
    place: str  # file and key
    text: str


def texts(language: str) -> list[Text]:
    """The shell's, the games' and some pages' texts, every plural form for itself, and what the covers say."""
    folders = (f"i18n/{language}/*.json", f"games/*/i18n/{language}.json", f"pages/*/i18n/{language}.json")
    files = [file for folder in folders for file in SOURCES.glob(folder)]
    found = [text for file in sorted(files) for text in _flat(language, _whose(file), _read(file))]
    covers = [(file, _read(file)) for file in sorted(SOURCES.glob("games/*/cover.json"))]
    return found + [text for file, cover in covers for text in _of_cover(language, file.parent.name, cover)]


def _whose(file: Path) -> str:
    """The area of a file of the shell, or the game."""
    return file.parent.parent.name if file.parent.name == "i18n" else file.stem


def _read(file: Path) -> dict[str, Node]:
    read: dict[str, Node] = json.loads(file.read_text("utf-8"))
    return read


def _of_cover(language: str, game: str, cover: dict[str, Node]) -> Iterator[Text]:
    for what, by_language in cover.items():
        if isinstance(by_language, dict) and isinstance(said := by_language.get(language), str):
            yield Text(language, f"{game}.cover.{what}", said)


def _flat(language: str, place: str, node: Node) -> Iterator[Text]:
    if isinstance(node, str):
        yield Text(language, place, node)
        return
    for key, child in node.items():
        yield from _flat(language, f"{place}.{key}", child)


ALL = {language: texts(language) for language in LANGUAGES}
