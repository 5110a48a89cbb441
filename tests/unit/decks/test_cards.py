"""Decks in the shape in which browsers get them."""

import pytest

from vernissage.contract.refused import Refused
from vernissage.decks.cards import is_tagged
from vernissage.decks.catalogue import Decks
from vernissage.decks.model import StoredDeck
from vernissage.decks.own import OwnDecks


def test_cards_have_addresses_and_say_whether_bots_see_more_than_colours(own: OwnDecks, decks: Decks) -> None:
    own.set_painting("one", "p0", "A", ["dog"])
    own.set_painting("one", "p30", "B", ["boat"])
    decks.refresh()
    assert {row.id: (row.paintings, row.tagged) for row in decks.summaries()} == {"one": (2, True), "two": (2, False)}
    card = decks.cards("one").paintings[0]
    assert card.id == "one/p0"
    assert card.tags[0] == "dog"
    for address in (card.thumb, card.card, card.large):
        _, place, deck, name = address.split("/")
        assert place == "pictures"
        assert decks.picture_file(deck, name) is not None


def test_half_of_the_paintings_are_not_enough_for_bots(own: OwnDecks) -> None:
    own.set_painting("one", "p0", "A", ["dog"])
    assert not is_tagged(own.get("one"))
    assert not is_tagged(StoredDeck("empty", {}))


def test_a_deck_that_there_is_not_has_no_cards(decks: Decks) -> None:
    with pytest.raises(Refused, match="unknown-deck"):
        decks.cards("none")
