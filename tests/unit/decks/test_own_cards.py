"""The owner's decks as the owner's browser gets them."""

import pytest

from tests.unit.decks.pictures import painting, saved
from vernissage.contract.deck_views import PaintingWords
from vernissage.contract.refused import Refused
from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks
from vernissage.decks.own_cards import OwnDeckCards


@pytest.fixture
def cards(own: OwnDecks, decks: Decks) -> OwnDeckCards:
    return OwnDeckCards(own, decks)


@pytest.mark.parametrize(("name", "deck"), [("Our trip", "our-trip"), ("Поездка", "deck"), ("One", "one-2")])
def test_an_id_is_made_of_the_name_and_is_always_a_new_one(cards: OwnDeckCards, name: str, deck: str) -> None:
    assert cards.create(name).id == deck


def test_tables_see_every_change_at_once(cards: OwnDeckCards, decks: Decks) -> None:
    cards.create("New")
    assert "new" in [deck.id for deck in decks.decks()]
    added = cards.add("new", saved(painting(mark=9)), "boat\x00.jpg")
    assert decks.paintings(["new"]) == (f"new/{added.id}",)
    cards.remove("new", added.id)
    assert decks.paintings(["new"]) == ()
    cards.rename("new", "Newer")
    assert cards.get("new").name["en"] == "Newer"
    cards.delete("new")
    assert "new" not in [deck.id for deck in decks.decks()]


def test_what_another_node_changed_is_seen_and_nothing_is_read_twice(cards: OwnDeckCards, decks: Decks) -> None:
    elsewhere = Decks(decks._places[1].parent, decks._places[0], decks.vocabulary)
    other = OwnDeckCards(cards._own, elsewhere)
    cards.create("New")
    other.look_if_changed()
    assert "new" in elsewhere.deck_ids()
    read = elsewhere.revision
    other.look_if_changed()
    assert elsewhere.revision == read
    cards.delete("new")
    other.look_if_changed()
    assert "new" not in elsewhere.deck_ids()


def test_what_is_not_said_of_a_painting_stays(cards: OwnDeckCards) -> None:
    cards.describe("one", "p0", PaintingWords(title={"en": "A boat"}, tags=("boat",)))
    changed = cards.describe("one", "p0", PaintingWords(year="1890"))
    assert (changed.card.title["en"], changed.card.year, changed.given) == ("A boat", "1890", ("boat",))


def test_the_list_says_how_many_are_tagged(cards: OwnDeckCards) -> None:
    cards.describe("one", "p0", PaintingWords(tags=("boat",)))
    assert {row.id: (row.paintings, row.tagged) for row in cards.list().decks} == {"one": (2, 1), "two": (2, 0)}


def test_people_give_the_tags_that_are_not_measured(cards: OwnDeckCards) -> None:
    words = cards.words("en")
    assert words["boat"] == ("boat", "a boat")
    assert "mostly-blue" not in words
    with pytest.raises(Refused, match="unknown-language"):
        cards.words("tlh")
