"""Credits: who made each painting, where it hangs, where the picture comes from, and why it is free."""

from vernissage.contract.deck_views import Credit
from vernissage.decks.homes import home
from vernissage.decks.model import StoredDeck, StoredPainting

REASONS = {
    "CC0": "The museum has given up all its rights in the picture (Creative Commons Zero).",
    "public-domain": "The artist died in 1945 or before and the work is dated 1930 or before.",
}


def credit(deck: StoredDeck, painting: StoredPainting) -> Credit:
    name = f"{deck.id}/{painting.id}"
    return Credit(name, painting.artist, painting.title, painting.package, home(painting.source), painting.licence)
