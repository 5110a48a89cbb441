"""Imports a folder of pictures as a deck, with titles and tags from a CSV file if there is one."""

import csv
import io
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from vernissage.contract.languages import LANGUAGES
from vernissage.contract.lists import parted
from vernissage.contract.refused import Refused
from vernissage.decks.import_pictures import OTHER_SUFFIXES, SUFFIXES
from vernissage.decks.own import MOST_BYTES, OwnDecks
from vernissage.decks.vocabulary import Vocabulary

Row = dict[str, str]


class Added(Struct, frozen=True):
    """The result for one file: the id of its painting, or a refusal. `unknown` are words that name no tag."""

    file: str
    painting: str | None = None
    refused: Refused | None = None
    unknown: tuple[str, ...] = ()


def picture_files(folder: Path) -> list[Path]:
    """The picture files of a folder, including unsupported kinds, so that each can be reported."""
    kinds = (*SUFFIXES, *OTHER_SUFFIXES)
    return sorted(path for path in folder.iterdir() if path.is_file() and path.suffix.lower() in kinds)


def add_folder(own: OwnDecks, deck: str, folder: Path) -> Iterator[Added]:
    """Adds the pictures one by one; a bad picture does not stop the others.

    Pictures that the table describes come first, so that of two copies of a picture the described one is kept.
    """
    rows = read_table(folder)
    for path in sorted(picture_files(folder), key=lambda path: path.name.casefold() not in rows):
        yield _add(own, deck, path, rows.get(path.name.casefold(), {}))


def missing_files(folder: Path) -> list[str]:
    """The files that the table describes but that don't exist."""
    there = {path.name.casefold() for path in picture_files(folder)}
    return sorted(row["file"] for name, row in read_table(folder).items() if name not in there)


def read_table(folder: Path) -> dict[str, Row]:
    """The rows of the folder's first CSV by file name. Columns: file, title, artist, year, tags and, for other
    languages, title-ru, title-es…; tags are separated by commas, semicolons or bars, in any of our languages."""
    tables = sorted(folder.glob("*.csv"))
    if not tables:
        return {}
    text = _decoded(tables[0])
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    rows = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)
    plain = [_plain(row) for row in rows]
    return {row["file"].casefold(): row for row in plain if row.get("file")}


def _decoded(table: Path) -> str:
    try:
        return table.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("table-not-utf8", file=table.name) from None


def _plain(row: Mapping[str | None, object]) -> Row:
    """A row with plain keys and values, without cells that lack a heading and headings that lack a cell."""
    return {key.strip().lower(): cell.strip() for key, cell in row.items() if key and isinstance(cell, str)}


def tags_of(words: str, vocabulary: Vocabulary) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tags that these words name, and the words that name none. All words are taken to be of one language: a word
    that two languages have is read in the one that has most of the other words."""
    said = [word for word in parted(words) if word]
    language = vocabulary.language_of(said)
    tag_of_word = {word: vocabulary.find(word, language) for word in said}
    tags = [tag for tag in tag_of_word.values() if tag is not None and not vocabulary.entries[tag].computed]
    return tuple(dict.fromkeys(tags)), tuple(word for word, tag in tag_of_word.items() if tag is None)


def _add(own: OwnDecks, deck: str, path: Path, row: Row) -> Added:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Refused("picture-too-large", bytes=path.stat().st_size, most=MOST_BYTES)
        painting = own.add_picture(deck, path.read_bytes(), path.name)
    except Refused as refused:
        return Added(path.name, refused=refused)
    tags, unknown = tags_of(row.get("tags", ""), own.vocabulary)
    if row:
        titles = {"en": row.get("title") or painting.title["en"], **_titles(row)}
        artist = {"en": row["artist"]} if row.get("artist") else {}
        own.describe(deck, painting.id, title=titles, artist=artist, year=row.get("year", ""), tags=tags)
    return Added(path.name, painting.id, unknown=unknown)


def _titles(row: Row) -> Row:
    return {language: row[f"title-{language}"] for language in LANGUAGES if row.get(f"title-{language}")}
