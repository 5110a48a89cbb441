"""The decks as the web asks for them."""

import pytest

from vernissage.contract.refused import Refused
from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks
from vernissage.decks.pictures import DeckPictures


def test_a_picture_is_found_under_the_address_on_its_card(decks: Decks) -> None:
    pictures = DeckPictures(decks)
    for row in pictures.summaries():
        for card in pictures.cards(row.id).paintings:
            file = pictures.file(row.id, card.thumb.rpartition("/")[2])
            assert file is not None
            assert file.is_file()


def test_the_revision_moves_on_when_a_deck_has_changed(own: OwnDecks, decks: Decks) -> None:
    pictures = DeckPictures(decks)
    before = pictures.revision
    own.delete("two")
    decks.refresh()
    assert pictures.revision != before
    assert [row.id for row in pictures.summaries()] == ["one"]


def test_every_tag_has_its_name_in_the_readers_language(decks: Decks) -> None:
    assert DeckPictures(decks).vocabulary("ru")["boat"] == "лодка"
    with pytest.raises(Refused, match="unknown-language"):
        DeckPictures(decks).vocabulary("tlh")
