"""All decks that tables may play with: the built-in ones and the owner's own."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from vernissage.contract.catalogue import Painting, PaintingFacts
from vernissage.contract.refused import Refused
from vernissage.decks.model import BUILT, DECK_FILE, StoredDeck, StoredPainting, read_deck
from vernissage.decks.vocabulary import Vocabulary, load
from vernissage.decks.years import years_in

OWN_FOLDER = "decks"  # inside the data folder
_PICTURE = re.compile(r"[a-z0-9][a-z0-9.-]{0,120}\.webp")


class Decks:
    """A catalogue. `refresh` reads the folders again; what a running game may ask about stays known."""

    def __init__(self, data: Path | None = None, built: Path = BUILT, vocabulary: Vocabulary | None = None) -> None:
        self._places = [built] if data is None else [built, data / OWN_FOLDER]
        self.vocabulary = vocabulary or load()
        self._decks: Mapping[str, StoredDeck] = {}
        self._folders: Mapping[str, Path] = {}
        self._facts: Mapping[Painting, PaintingFacts] = {}
        self.spoilt: tuple[str, ...] = ()  # folders whose deck.json cannot be read
        self.revision = 0
        self._seen: object = None
        self.refresh()

    def refresh(self) -> None:
        """Sees decks that were added or removed. A removed painting keeps its facts until the program ends, because a
        table may be playing with it."""
        self._seen = self._on_disk()  # looked at first: what changes meanwhile is read next time
        folders = {folder.name: folder for place in reversed(self._places) for folder in deck_folders(place)}
        decks = {name: deck for name in sorted(folders) if (deck := readable_deck(folders[name])) is not None}
        facts = {
            f"{deck.id}/{one.id}": facts_of(deck.id, one, self.vocabulary)
            for deck in decks.values()
            for one in deck.paintings
        }
        self._facts = {**self._facts, **facts}
        self._decks, self._folders = decks, folders
        self.spoilt = tuple(sorted(set(folders) - set(decks)))
        self.revision += 1

    @property
    def is_stale(self) -> bool:
        """Whether a deck was added, changed or removed since they were read."""
        return self._on_disk() != self._seen

    def _on_disk(self) -> object:
        files = [folder / DECK_FILE for place in self._places for folder in deck_folders(place)]
        return [(str(file), (found := file.stat()).st_mtime_ns, found.st_size) for file in files if file.exists()]

    def decks(self) -> tuple[StoredDeck, ...]:
        """Built-in decks first."""
        return tuple(sorted(self._decks.values(), key=lambda deck: (deck.origin != "built-in", deck.id)))

    def deck_ids(self) -> tuple[str, ...]:
        return tuple(deck.id for deck in self.decks())

    def deck(self, deck: str) -> StoredDeck:
        if deck not in self._decks:
            raise Refused("unknown-deck", deck=deck)
        return self._decks[deck]

    def folder(self, deck: str) -> Path:
        """Where the pictures of this deck lie."""
        self.deck(deck)
        return self._folders[deck]

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        return tuple(f"{deck}/{one.id}" for deck in dict.fromkeys(decks) for one in self.deck(deck).paintings)

    def facts(self, painting: Painting) -> PaintingFacts:
        """An old log may name a painting whose deck is gone: then nothing is known about it."""
        return self._facts.get(painting) or PaintingFacts(painting)

    def picture_file(self, deck: str, name: str) -> Path | None:
        """The file behind /pictures/<deck>/<name>, or nothing when the deck has no such picture."""
        if deck not in self._decks or not _PICTURE.fullmatch(name):
            return None
        path = self._folders[deck] / name
        return path if path.is_file() else None


def deck_folders(place: Path) -> list[Path]:
    return sorted(path.parent for path in place.glob(f"*/{DECK_FILE}"))


def facts_of(deck: str, one: StoredPainting, vocabulary: Vocabulary) -> PaintingFacts:
    return PaintingFacts(
        painting=f"{deck}/{one.id}",
        titles=tuple(dict.fromkeys(one.title.values())),
        artists=tuple(dict.fromkeys((*one.artist.values(), *one.spellings))),
        years=years_in(one.year),
        tags=vocabulary.closed((*one.tags, *one.computed)),
        seen=one.tags,
    )


def readable_deck(folder: Path) -> StoredDeck | None:
    """A damaged folder must not keep the server from starting; `decks check` says what is wrong with it."""
    try:
        deck = read_deck(folder)
    except (OSError, msgspec.MsgspecError):
        return None
    return deck if deck.id == folder.name else None
