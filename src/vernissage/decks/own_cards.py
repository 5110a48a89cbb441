"""Converts the owner's decks to views for the owner's browser, and lets tables see every change at once."""

import threading
from collections.abc import Mapping
from typing import TypeVar

from vernissage.contract.deck_views import OwnDeck, OwnDeckList, OwnDeckRow, OwnPainting, PaintingWords
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.refused import Refused
from vernissage.decks.cards import card
from vernissage.decks.catalogue import Decks
from vernissage.decks.model import StoredDeck, StoredPainting
from vernissage.decks.own import LONGEST_TEXT, MOST_BYTES, MOST_DECKS, MOST_PAINTINGS, OwnDecks, slug

SHOWN_IN_ROW = 4
T = TypeVar("T")
NO_NAME = "picture"  # what `slug` makes of a name without Latin letters


class OwnDeckCards:
    def __init__(self, own: OwnDecks, decks: Decks) -> None:
        self.most_bytes = MOST_BYTES
        self._own = own
        self._decks = decks
        self._refreshing = threading.Lock()  # so that an older reading never replaces a newer one

    def list(self) -> OwnDeckList:
        rows = tuple(_row(deck) for deck in self._own.list())
        return OwnDeckList(rows, MOST_DECKS, MOST_PAINTINGS, MOST_BYTES)

    def get(self, deck: str) -> OwnDeck:
        return _deck(self._own.get(deck))

    def create(self, name: str) -> OwnDeck:
        """Creates a deck. Its id is made from the name, with a number if that is taken."""
        base = slug(name)
        base = "deck" if base == NO_NAME else base
        for number in range(1, MOST_DECKS + 3):
            try:
                return self._told(_deck(self._own.create(base if number == 1 else f"{base}-{number}", name)))
            except Refused as refused:
                if refused.code not in ("deck-exists", "deck-built-in"):
                    raise
        raise Refused("deck-exists", deck=base)

    def rename(self, deck: str, name: str) -> OwnDeck:
        return self._told(_deck(self._own.rename(deck, name)))

    def delete(self, deck: str) -> None:
        self._own.delete(deck)
        self._told(None)

    def add(self, deck: str, content: bytes, filename: str) -> OwnPainting:
        printable = "".join(letter for letter in filename[:LONGEST_TEXT] if letter.isprintable())
        return self._told(_painting(deck, self._own.add_picture(deck, content, printable)))

    def describe(self, deck: str, painting: str, words: PaintingWords) -> OwnPainting:
        """Sets everything in `words` that is not `None`."""
        changed = self._own.set_painting(deck, painting, words.title, words.tags, words.artist, words.year)
        return self._told(_painting(deck, changed))

    def remove(self, deck: str, painting: str) -> None:
        self._own.remove_painting(deck, painting)
        self._told(None)

    def words(self, language: str) -> Mapping[str, tuple[str, ...]]:
        if language not in LANGUAGES:
            raise Refused("unknown-language", language=language)
        words = self._own.vocabulary
        return {tag: words.words(tag, language) for tag, entry in words.entries.items() if not entry.computed}

    def look_again(self) -> None:
        """Reads the decks again, after another node has changed one in the folder that all nodes share."""
        with self._refreshing:
            self._decks.refresh()

    def look_if_changed(self) -> None:
        """Reads the decks again if files have changed without any notice."""
        if self._decks.is_stale:
            self.look_again()

    def _told(self, answer: T) -> T:
        self.look_again()
        return answer


def _row(deck: StoredDeck) -> OwnDeckRow:
    return OwnDeckRow(
        id=deck.id,
        name=deck.name,
        paintings=len(deck.paintings),
        tagged=sum(bool(painting.tags) for painting in deck.paintings),
        first=tuple(card(deck.id, painting) for painting in deck.paintings[:SHOWN_IN_ROW]),
    )


def _deck(deck: StoredDeck) -> OwnDeck:
    return OwnDeck(deck.id, deck.name, tuple(_painting(deck.id, painting) for painting in deck.paintings))


def _painting(deck: str, painting: StoredPainting) -> OwnPainting:
    return OwnPainting(painting.id, card(deck, painting), painting.tags, painting.computed)
