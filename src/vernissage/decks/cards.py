"""Decks in the shape in which browsers get them."""

from vernissage.contract.deck_views import DeckCards, DeckSummary, PaintingCard
from vernissage.decks.catalogue import Decks
from vernissage.decks.model import StoredDeck, StoredPainting


def summaries(decks: Decks) -> tuple[DeckSummary, ...]:
    return tuple(DeckSummary(deck.id, deck.name, len(deck.paintings), is_tagged(deck)) for deck in decks.decks())


def cards(decks: Decks, deck: str) -> DeckCards:
    """Raises `Refused("unknown-deck")`."""
    found = decks.deck(deck)
    return DeckCards(found.id, found.name, tuple(card(found.id, one) for one in found.paintings))


def card(deck: str, one: StoredPainting) -> PaintingCard:
    at = f"/pictures/{deck}/"
    return PaintingCard(
        id=f"{deck}/{one.id}",
        title=one.title,
        artist=one.artist,
        year=one.year,
        width=one.pictures.width,
        height=one.pictures.height,
        colour=one.pictures.colour,
        thumb=at + one.pictures.thumb,
        card=at + one.pictures.card,
        large=at + one.pictures.large,
        tags=tuple(dict.fromkeys((*one.tags, *one.computed))),
    )


def is_tagged(deck: StoredDeck) -> bool:
    """True when bots can see things on most of its paintings, not only colours and light."""
    return bool(deck.paintings) and sum(bool(one.tags) for one in deck.paintings) * 2 > len(deck.paintings)
