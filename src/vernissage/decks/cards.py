"""Converts decks to the views that browsers get."""

from vernissage.contract.deck_views import PaintingCard
from vernissage.decks.model import StoredDeck, StoredPainting


def card(deck: str, painting: StoredPainting) -> PaintingCard:
    address = f"/pictures/{deck}/"
    return PaintingCard(
        id=f"{deck}/{painting.id}",
        title=painting.title,
        artist=painting.artist,
        year=painting.year,
        width=painting.pictures.width,
        height=painting.pictures.height,
        colour=painting.pictures.colour,
        thumb=address + painting.pictures.thumb,
        card=address + painting.pictures.card,
        large=address + painting.pictures.large,
        tags=tuple(dict.fromkeys((*painting.tags, *painting.computed))),
    )


def is_tagged(deck: StoredDeck) -> bool:
    """Whether most of the paintings have tags by people, so that bots know more of them than colours and light."""
    return bool(deck.paintings) and sum(bool(painting.tags) for painting in deck.paintings) * 2 > len(deck.paintings)
