"""Manages the owner's decks in the data folder: creates, fills, names, tags and deletes them."""

import hashlib
import re
import shutil
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import structs

from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.contract.text import normal
from vernissage.decks.catalogue import OWN_FOLDER, deck_folders, readable_deck
from vernissage.decks.model import BUILT, DECK_FILE, Pictures, StoredDeck, StoredPainting, read_deck, write_deck
from vernissage.decks.vocabulary import Vocabulary, load

MOST_DECKS = 100
MOST_PAINTINGS = 500
MOST_TAGS = 80
MOST_BYTES = 25_000_000  # of one picture
LONGEST_TEXT = 200
_ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?")


class OwnDecks:
    """The owner's decks. When a call returns, its change is on disk; if it raises `Refused`, nothing has changed."""

    def __init__(self, data: Path, built: Path = BUILT, vocabulary: Vocabulary | None = None) -> None:
        self.folder = data / OWN_FOLDER
        self.vocabulary = vocabulary or load()
        self._reserved = {path.name for path in deck_folders(built)} | {"impressions", "met"}
        self._changing = threading.Lock()  # uploads run in parallel, and each rewrites deck.json

    def list(self) -> tuple[StoredDeck, ...]:
        return tuple(deck for folder in deck_folders(self.folder) if (deck := readable_deck(folder)) is not None)

    def get(self, deck: str) -> StoredDeck:
        try:
            return read_deck(self._place(deck))
        except FileNotFoundError:
            raise Refused("unknown-deck", deck=deck) from None
        except msgspec.MsgspecError:
            raise Refused("deck-broken", deck=deck) from None

    def create(self, deck: str, name: str | dict[str, str], origin: str = "own") -> StoredDeck:
        place = self._place(deck)
        made = StoredDeck(deck, {"en": _text(name)} if isinstance(name, str) else name, origin=origin)
        with self._changing:
            if deck in self._reserved:
                raise Refused("deck-built-in", deck=deck)
            if (place / DECK_FILE).exists():
                raise Refused("deck-exists", deck=deck)
            if len(deck_folders(self.folder)) >= MOST_DECKS:
                raise Refused("too-many-decks", most=MOST_DECKS)
            write_deck(place, made)
        return made

    def rename(self, deck: str, name: str) -> StoredDeck:
        with self._changing:
            return self._store(structs.replace(self.get(deck), name={"en": _text(name)}))

    def delete(self, deck: str) -> None:
        if deck in self._reserved:
            raise Refused("deck-built-in", deck=deck)
        with self._changing:
            if not self._place(deck).is_dir():
                raise Refused("unknown-deck", deck=deck)
            shutil.rmtree(self._place(deck))

    def add_picture(self, deck: str, content: bytes, filename: str) -> StoredPainting:
        """Adds a picture as a painting; `set_painting` describes it afterwards. Refuses what `open_picture` does, and
        with `deck-full` and `picture-already-there`."""
        digest = hashlib.sha256(content).hexdigest()[:32]
        self._check_room(self.get(deck), digest)
        name = slug(Path(filename.replace("\\", "/")).stem)
        pictures, measured = _rendered(content, self._place(deck), name)
        computed = tuple(tag for tag in measured if tag in self.vocabulary)
        with self._changing:
            stored = self.get(deck)  # again: another upload may have finished during the rendering
            self._check_room(stored, digest)
            painting = StoredPainting(
                id=_free_id(name, stored),
                pictures=pictures,
                title={"en": _title(filename)},
                file=Path(filename.replace("\\", "/")).name[:LONGEST_TEXT],
                computed=computed,
                digest=digest,
            )
            self._store(structs.replace(stored, paintings=(*stored.paintings, painting)))
        return painting

    def set_painting(
        self,
        deck: str,
        painting: str,
        title: str | dict[str, str] | None = None,
        tags: Iterable[str] | None = None,
        artist: dict[str, str] | None = None,
        year: str | None = None,
    ) -> StoredPainting:
        """Sets a title, in English or by language, tags of the vocabulary, most telling first, and an artist and a
        year, which may be empty. Whatever is `None` stays as it is."""
        facts: dict[str, object] = {}
        if title is not None:
            facts["title"] = _titles({"en": title} if isinstance(title, str) else title)
        if tags is not None:
            facts["tags"] = checked = tuple(dict.fromkeys(tags))
            self._check_tags(checked)
        if artist is not None:
            facts["artist"] = {_language(key): _text(words) for key, words in artist.items() if words.strip()}
        if year is not None:
            facts["year"] = _text(year) if year.strip() else ""
        return self.describe(deck, painting, **facts)

    def describe(self, deck: str, painting: str, **facts: object) -> StoredPainting:
        """Sets any fields of a stored painting; for importers that know more than a title."""
        with self._changing:
            stored = self.get(deck)
            old = _painting(stored, painting)
            new = structs.replace(old, **facts)
            paintings = tuple(new if entry is old else entry for entry in stored.paintings)
            self._store(structs.replace(stored, paintings=paintings))
        return new

    def remove_painting(self, deck: str, painting: str) -> None:
        with self._changing:
            stored = self.get(deck)
            gone = _painting(stored, painting)
            left = tuple(entry for entry in stored.paintings if entry is not gone)
            self._store(structs.replace(stored, paintings=left))
            kept = {name for entry in left for name in _files(entry)}
            for name in set(_files(gone)) - kept:
                (self._place(deck) / name).unlink(missing_ok=True)

    def _place(self, deck: str) -> Path:
        """The folder of a deck. Only here an id becomes a path; one that could lead out of the folder is refused."""
        if not _ID.fullmatch(deck):
            raise Refused("bad-deck-id", deck=deck[:LONGEST_TEXT])
        return self.folder / deck

    def _store(self, deck: StoredDeck) -> StoredDeck:
        write_deck(self._place(deck.id), deck)
        return deck

    def _check_room(self, deck: StoredDeck, digest: str) -> None:
        for painting in deck.paintings:
            if painting.digest == digest:
                raise Refused("picture-already-there", painting=painting.id)
        if len(deck.paintings) >= MOST_PAINTINGS:
            raise Refused("deck-full", most=MOST_PAINTINGS)

    def _check_tags(self, tags: Iterable[str]) -> None:
        for count, tag in enumerate(tags, 1):
            if tag not in self.vocabulary:
                raise Refused("unknown-tag", tag=tag[:LONGEST_TEXT])
            if self.vocabulary.entries[tag].computed:
                raise Refused("tag-is-measured", tag=tag)
            if count > MOST_TAGS:
                raise Refused("too-many-tags", most=MOST_TAGS)


def _rendered(content: bytes, place: Path, name: str) -> tuple[Pictures, Sequence[str]]:
    """Renders a picture to its files and measures tags on it. Imports Pillow only here, so that the server starts
    sooner."""
    from vernissage.decks.colours import computed_tags
    from vernissage.decks.import_pictures import open_picture
    from vernissage.decks.rendering import render

    image = open_picture(content)
    return render(image, place, name), computed_tags(image)


def slug(text: str) -> str:
    """A safe id made of any name: small letters, digits and hyphens."""
    plain = normal(text[:LONGEST_TEXT], "NFKD").encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:48].strip("-") or "picture"


def _title(filename: str) -> str:
    words = Path(filename.replace("\\", "/")).stem.replace("_", " ").strip()
    if " " not in words and words.count("-") > 1:  # a name for machines; one hyphen may belong to a word
        words = words.replace("-", " ").strip()
    return words[:LONGEST_TEXT] or "?"


def _text(words: str) -> str:
    plain = " ".join(words.split())
    if not plain or len(plain) > LONGEST_TEXT:
        raise Refused("bad-title", most=LONGEST_TEXT)
    return plain


def _titles(titles: dict[str, str]) -> dict[str, str]:
    """The checked titles. There is always one in English, for readers of languages that have none."""
    checked = {_language(key): _text(words) for key, words in titles.items()}
    return {"en": next(iter(checked.values()), "") or _text(""), **checked}


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language[:LONGEST_TEXT])
    return language


def _free_id(name: str, deck: StoredDeck) -> str:
    taken = {painting.id for painting in deck.paintings}
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    return free


def _painting(deck: StoredDeck, painting: str) -> StoredPainting:
    for entry in deck.paintings:
        if entry.id == painting:
            return entry
    raise Refused("unknown-painting", painting=painting[:LONGEST_TEXT])


def _files(painting: StoredPainting) -> tuple[str, str, str]:
    return painting.pictures.thumb, painting.pictures.card, painting.pictures.large
