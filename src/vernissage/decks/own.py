"""The owner's decks in the data folder: created, filled, named, tagged and deleted."""

import hashlib
import re
import shutil
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import structs

from vernissage.contract.refused import Refused
from vernissage.contract.text import normal
from vernissage.decks.catalogue import OWN_FOLDER, deck_folders, readable_deck
from vernissage.decks.languages import LANGUAGES
from vernissage.decks.model import BUILT, DECK_FILE, Pictures, StoredDeck, StoredPainting, read_deck, write_deck
from vernissage.decks.vocabulary import Vocabulary, load

MOST_DECKS = 100
MOST_PAINTINGS = 500
MOST_TAGS = 80
MOST_BYTES = 25_000_000  # of one picture
LONGEST_TEXT = 200
_ID = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?")


class OwnDecks:
    """Every change is on the disk when the call returns, or nothing has changed and it raises `Refused`."""

    def __init__(self, data: Path, built: Path = BUILT, vocabulary: Vocabulary | None = None) -> None:
        self.folder = data / OWN_FOLDER
        self.vocabulary = vocabulary or load()
        self._reserved = {path.name for path in deck_folders(built)} | {"impressions", "met"}
        self._changing = threading.Lock()  # uploads arrive in parallel, and each rewrites deck.json

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
        """Everything that the person knows about it comes afterwards, with `set_painting`. Codes of bad pictures are
        those of `open_picture`, and `deck-full` and `picture-already-there`."""
        digest = hashlib.sha256(content).hexdigest()[:32]
        self._check_room(self.get(deck), digest)
        name = slug(Path(filename.replace("\\", "/")).stem)
        pictures, measured = _rendered(content, self._place(deck), name)
        computed = tuple(tag for tag in measured if tag in self.vocabulary)
        with self._changing:
            found = self.get(deck)  # somebody may have been quicker while we were rendering
            self._check_room(found, digest)
            painting = StoredPainting(
                id=_free_id(name, found),
                pictures=pictures,
                title={"en": _title(filename)},
                file=Path(filename.replace("\\", "/")).name[:LONGEST_TEXT],
                computed=computed,
                digest=digest,
            )
            self._store(structs.replace(found, paintings=(*found.paintings, painting)))
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
        """Gives a title, in English or by language, tags of the vocabulary, most telling first, and an artist and a
        year, which may be empty. What is `None` stays."""
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
            found = self.get(deck)
            old = _painting(found, painting)
            new = structs.replace(old, **facts)
            self._store(structs.replace(found, paintings=tuple(new if one is old else one for one in found.paintings)))
        return new

    def remove_painting(self, deck: str, painting: str) -> None:
        with self._changing:
            found = self.get(deck)
            gone = _painting(found, painting)
            left = tuple(one for one in found.paintings if one is not gone)
            self._store(structs.replace(found, paintings=left))
            kept = {name for one in left for name in _files(one)}
            for name in set(_files(gone)) - kept:
                (self._place(deck) / name).unlink(missing_ok=True)

    def _place(self, deck: str) -> Path:
        """The only way from an id to a path: an id that could leave the folder never becomes one."""
        if not _ID.fullmatch(deck):
            raise Refused("bad-deck-id", deck=deck[:LONGEST_TEXT])
        return self.folder / deck

    def _store(self, deck: StoredDeck) -> StoredDeck:
        write_deck(self._place(deck.id), deck)
        return deck

    def _check_room(self, deck: StoredDeck, digest: str) -> None:
        for one in deck.paintings:
            if one.digest == digest:
                raise Refused("picture-already-there", painting=one.id)
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
    """The files of a picture, and the tags that can be measured on it. Pillow is loaded here and not with the server,
    which opens sooner without it."""
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
    """One in English at least: it is what readers of other languages get."""
    checked = {_language(key): _text(words) for key, words in titles.items()}
    return {"en": next(iter(checked.values()), "") or _text(""), **checked}


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language[:LONGEST_TEXT])
    return language


def _free_id(name: str, deck: StoredDeck) -> str:
    taken = {one.id for one in deck.paintings}
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name}-{number}"
    return free


def _painting(deck: StoredDeck, painting: str) -> StoredPainting:
    for one in deck.paintings:
        if one.id == painting:
            return one
    raise Refused("unknown-painting", painting=painting[:LONGEST_TEXT])


def _files(one: StoredPainting) -> tuple[str, str, str]:
    return one.pictures.thumb, one.pictures.card, one.pictures.large
