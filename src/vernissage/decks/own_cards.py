"""The owner's decks in the shape in which the owner's browser gets them; tables see every change at once."""

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
        self._refreshing = threading.Lock()  # so that an older look never replaces a newer one

    def list(self) -> OwnDeckList:
        rows = tuple(_row(deck) for deck in self._own.list())
        return OwnDeckList(rows, MOST_DECKS, MOST_PAINTINGS, MOST_BYTES)

    def get(self, deck: str) -> OwnDeck:
        return _deck(self._own.get(deck))

    def create(self, name: str) -> OwnDeck:
        """Its id is made from the name, with a number where that is taken."""
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
        """Sets what is said in `words`; what is `None` there stays."""
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
        """Another node has changed a deck in the folder that all of them share."""
        with self._refreshing:
            self._decks.refresh()

    def look_if_changed(self) -> None:
        """Look for changes that nobody has told us about."""
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
        tagged=sum(bool(one.tags) for one in deck.paintings),
        first=tuple(card(deck.id, one) for one in deck.paintings[:SHOWN_IN_ROW]),
    )


def _deck(deck: StoredDeck) -> OwnDeck:
    return OwnDeck(deck.id, deck.name, tuple(_painting(deck.id, one) for one in deck.paintings))


def _painting(deck: str, one: StoredPainting) -> OwnPainting:
    return OwnPainting(one.id, card(deck, one), one.tags, one.computed)
