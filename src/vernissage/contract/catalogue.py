"""The port for pictures: what a game may know about them, without knowing where they come from."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.contract.sizes import Name

Painting: TypeAlias = Name  # "deck/painting", for instance "met/vermeer-young-woman-with-a-water-pitcher"
Tag: TypeAlias = Name
Language: TypeAlias = Name  # en, ru, es, zh or uk


class PaintingFacts(Struct, frozen=True):
    """What is printed on a card "for information only", and what can be seen on it."""

    painting: Painting
    titles: tuple[str, ...] = ()  # in every language we have
    artists: tuple[str, ...] = ()  # every spelling of the artist's name
    years: tuple[int, ...] = ()
    tags: frozenset[Tag] = frozenset()  # broader tags included
    seen: tuple[Tag, ...] = ()  # those given by looking, most telling first


class Catalogue(Protocol):
    """The pictures that tables may play with. What is known of them may change, also under a running game."""

    revision: int  # it changes whenever a deck does

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        """All paintings of these decks in a stable order; raises `Refused("unknown-deck")`."""

    def facts(self, painting: Painting) -> PaintingFacts: ...

    def deck_ids(self) -> Sequence[str]:
        """Every deck there is."""


def known_paintings(catalogue: Catalogue, decks: Sequence[str]) -> tuple[Painting, ...]:
    """All paintings of those of the decks that are still there: a game outlives a deck that somebody removes."""
    paintings: list[Painting] = []
    for deck in dict.fromkeys(decks):
        try:
            paintings += catalogue.paintings([deck])
        except Refused:
            continue
    return tuple(paintings)
