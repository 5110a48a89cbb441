"""Reads the word cards that the owner of a server has put in the data folder."""

import logging
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import msgspec
import tomli
from msgspec import Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.lists import parted
from vernissage.contract.text import cleaned
from vernissage.contract.wordbook import LEVELS, WORDS_ON_A_CARD, CardFacts, CardId
from vernissage.words.book import Book, Card, built_in
from vernissage.words.checking import MAX_CHINESE_LETTERS, MAX_WORD_LETTERS

logger = logging.getLogger(__name__)
FOLDER = "words"
KINDS = (".toml", ".txt")
HASH_DIGITS = 8  # enough for the cards of one file
MAX_WRITTEN_LETTERS = 200  # of a word before spaces are trimmed and accents composed
COMMENT = ("#", "＃")
_LINE = re.compile(r"\s*(\d{1,2})\s*[:：.．,，;；、\t]\s*(.*)")
ANY_LANGUAGE: Language = "any"  # a word that is the same for every reader
Stamp: TypeAlias = tuple[tuple[str, int, int], ...]


class BadCards(ValueError):
    """A file of cards is wrong; the message is a sentence for the owner of the server."""


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    words: tuple[str | dict[Language, str], ...]
    family: bool = True


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_Written, ...]


class ServerBook:
    """The built-in cards and the owner's. A file that is added, changed or removed takes effect from the next round.
    Once read, a card keeps its words, since a table may be playing with it."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self._stamp: Stamp | None = None
        self._book = built_in()
        self._ever_read: dict[CardId, Card] = {}

    @property
    def revision(self) -> object:
        """Changes whenever a file does."""
        self._now()
        return self._stamp

    def cards(self, level: int, *, family: bool = False) -> Sequence[CardId]:
        return self._now().cards(level, family=family)

    def facts(self) -> dict[CardId, CardFacts]:
        return {card.id: CardFacts(card.level, card.family) for card in self._now()}

    def words(self, reader: Language) -> dict[CardId, tuple[str, ...]]:
        book = self._now()
        gone = {card.id: card.in_language(reader) for card in self._ever_read.values() if card.id not in book}
        return {**book.words(reader), **gone}

    def _now(self) -> Book:
        stamp = tuple((file.name, (stat := file.stat()).st_mtime_ns, stat.st_size) for file in files(self._folder))
        if stamp != self._stamp:
            own = [card for file in files(self._folder) for card in _cards_or_none(file)]
            self._stamp, self._book = stamp, Book([*built_in(), *own])
            self._ever_read.update((card.id, card) for card in own)
        return self._book


def files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.glob("*") if file.suffix in KINDS) if folder.is_dir() else []


def read_file(file: Path) -> list[Card]:
    """Reads the cards of a file; raises `BadCards`."""
    try:
        text = file.read_text("utf-8")
        written = _from_toml(text) if file.suffix == ".toml" else list(_from_lines(text))
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadCards(f"{file.name} cannot be read: {error}") from error
    if not written:
        raise BadCards(f"{file.name} has no cards")
    return [_card(file, number, card) for number, card in enumerate(written, 1)]


def _from_toml(text: str) -> Sequence[_Written]:
    return msgspec.convert(tomli.loads(text), _File).card


def _from_lines(text: str) -> Iterator[_Written]:
    """Reads one card per line: `level: word, word, …`, with colons and commas of any script, as the browser does.
    Empty lines and lines that begin with # are skipped."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(COMMENT):
            continue
        read = _LINE.fullmatch(line)
        if not read:
            raise BadCards(f"line {number}: expected `level: word, word, …`, got {line!r}")
        yield _Written(int(read[1]), tuple(parted(read[2])))


def _card(file: Path, number: int, card: _Written) -> Card:
    where = f"{file.name}, card {number}"
    if card.level not in LEVELS:
        raise BadCards(f"{where}: expected a level from {LEVELS[0]} to {LEVELS[-1]}, got {card.level}")
    if len(card.words) != WORDS_ON_A_CARD:
        raise BadCards(f"{where}: expected {WORDS_ON_A_CARD} words, got {len(card.words)}")
    given = [word if isinstance(word, dict) else {ANY_LANGUAGE: word} for word in card.words]
    words = [{language: _word(where, language, text) for language, text in word.items()} for word in given]
    if not all(words):
        raise BadCards(f"{where}: a word is in no language")
    return Card(f"house/{file.stem}/{_mark(card.level, words)}", card.level, tuple(words), card.family)


def _mark(level: int, words: Sequence[dict[Language, str]]) -> str:
    """The id of a card within its file: a hash of its words and level, so its place in the file does not matter."""
    return sha256(msgspec.json.encode((level, words), order="sorted")).hexdigest()[:HASH_DIGITS]


def _word(where: str, language: Language, text: str) -> str:
    most = MAX_CHINESE_LETTERS if language == "zh" else MAX_WORD_LETTERS
    word = cleaned(text) if len(text) <= MAX_WRITTEN_LETTERS else None
    if not word or len(word) > most:
        raise BadCards(f"{where}: expected a word of 1 to {most} letters, got {text[:MAX_WRITTEN_LETTERS]!r}")
    return word


def _cards_or_none(file: Path) -> list[Card]:
    try:
        return read_file(file)
    except BadCards as problem:
        logger.error("word cards are left out: %s", problem)
        return []
