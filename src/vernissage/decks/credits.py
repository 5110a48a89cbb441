"""Who made each painting, where it hangs, how it came here, and why it is free."""

from vernissage.contract.deck_views import Credit
from vernissage.decks.catalogue import Decks
from vernissage.decks.homes import home
from vernissage.decks.model import StoredDeck, StoredPainting

REASONS = {
    "CC0": "The museum has given up all its rights in the picture (Creative Commons Zero).",
    "public-domain": "The artist died in 1945 or before and the work is dated 1930 or before.",
}


def credits_of(decks: Decks) -> tuple[Credit, ...]:
    """All paintings whose origin is known. For pictures brought without a word about it the owner answers."""
    return tuple(_credit(deck, one) for deck in decks.decks() for one in deck.paintings if one.licence)


def _credit(deck: StoredDeck, one: StoredPainting) -> Credit:
    return Credit(f"{deck.id}/{one.id}", one.artist, one.title, one.package, home(one.source), one.licence)
