"""The catalogue of all decks that tables may play with, as games and browsers see it: built-in ones and the owner's."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from vernissage.contract.catalogue import Painting, PaintingFacts
from vernissage.contract.deck_views import Credit, DeckCards, DeckSummary
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.decks.cards import card, is_tagged
from vernissage.decks.credits import credit
from vernissage.decks.model import BUILT, DECK_FILE, StoredDeck, StoredPainting, read_deck
from vernissage.decks.vocabulary import Vocabulary, load
from vernissage.decks.years import years_in

OWN_FOLDER = "decks"  # inside the data folder
_PICTURE = re.compile(r"[a-z0-9][a-z0-9.-]{0,120}\.webp")


class Decks:
    """Implements the games' port `Catalogue` and the web's `Pictures`. `refresh` reads the folders again; facts that a
    running game may need are kept."""

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
        """Reads the decks again. The facts of a removed painting are kept until the program ends, because a table may
        be playing with it."""
        self._seen = self._on_disk()  # first, so that whatever changes meanwhile is read next time
        folders = {folder.name: folder for place in reversed(self._places) for folder in deck_folders(place)}
        decks = {name: deck for name in sorted(folders) if (deck := readable_deck(folders[name])) is not None}
        facts = {
            f"{deck.id}/{painting.id}": facts_of(deck.id, painting, self.vocabulary)
            for deck in decks.values()
            for painting in deck.paintings
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
        return [(str(file), (stat := file.stat()).st_mtime_ns, stat.st_size) for file in files if file.exists()]

    def decks(self) -> tuple[StoredDeck, ...]:
        """All decks, the built-in ones first."""
        return tuple(sorted(self._decks.values(), key=lambda deck: (deck.origin != "built-in", deck.id)))

    def deck_ids(self) -> tuple[str, ...]:
        return tuple(deck.id for deck in self.decks())

    def deck(self, deck: str) -> StoredDeck:
        if deck not in self._decks:
            raise Refused("unknown-deck", deck=deck)
        return self._decks[deck]

    def folder(self, deck: str) -> Path:
        """The folder of this deck's pictures."""
        self.deck(deck)
        return self._folders[deck]

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        return tuple(f"{deck}/{painting.id}" for deck in dict.fromkeys(decks) for painting in self.deck(deck).paintings)

    def facts(self, painting: Painting) -> PaintingFacts:
        """The facts about a painting. There are none if an old log names a painting whose deck is gone."""
        return self._facts.get(painting) or PaintingFacts(painting)

    def summaries(self) -> Sequence[DeckSummary]:
        return [DeckSummary(deck.id, deck.name, len(deck.paintings), is_tagged(deck)) for deck in self.decks()]

    def cards(self, deck: str) -> DeckCards:
        stored = self.deck(deck)
        return DeckCards(stored.id, stored.name, tuple(card(stored.id, painting) for painting in stored.paintings))

    def tag_names(self, language: str) -> Mapping[str, str]:
        if language not in LANGUAGES:
            raise Refused("unknown-language", language=language)
        return {tag: self.vocabulary.name(tag, language) for tag in self.vocabulary.entries}

    def credits(self) -> Sequence[Credit]:
        """The owner is responsible for pictures that were uploaded without a licence."""
        return [credit(deck, painting) for deck in self.decks() for painting in deck.paintings if painting.licence]

    def picture_file(self, deck: str, name: str) -> Path | None:
        if deck not in self._decks or not _PICTURE.fullmatch(name):
            return None
        path = self._folders[deck] / name
        return path if path.is_file() else None


def deck_folders(place: Path) -> list[Path]:
    return sorted(path.parent for path in place.glob(f"*/{DECK_FILE}"))


def facts_of(deck: str, painting: StoredPainting, vocabulary: Vocabulary) -> PaintingFacts:
    return PaintingFacts(
        painting=f"{deck}/{painting.id}",
        titles=tuple(dict.fromkeys(painting.title.values())),
        artists=tuple(dict.fromkeys((*painting.artist.values(), *painting.spellings))),
        years=years_in(painting.year),
        tags=vocabulary.closed((*painting.tags, *painting.computed)),
        seen=painting.tags,
    )


def readable_deck(folder: Path) -> StoredDeck | None:
    """Reads a deck; `None` if it is damaged, which must not keep the server from starting. `decks check` says why."""
    try:
        deck = read_deck(folder)
    except (OSError, msgspec.MsgspecError):
        return None
    return deck if deck.id == folder.name else None
