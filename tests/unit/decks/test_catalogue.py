from pathlib import Path

import pytest

from tests.unit.decks.pictures import painting, saved
from tests.unit.decks.words import WORDS
from vernissage.core.refused import Refused
from vernissage.decks.cards import cards, summaries
from vernissage.decks.catalogue import Decks
from vernissage.decks.credits import credits_of
from vernissage.decks.own import OwnDecks


@pytest.fixture
def own(tmp_path: Path) -> OwnDecks:
    decks = OwnDecks(tmp_path, vocabulary=WORDS)
    for deck in ("two", "one"):
        decks.create(deck, deck.title())
        for mark in (0, 30):
            decks.add_picture(deck, saved(painting(mark=mark)), f"p{mark}.jpg")
    return decks


@pytest.fixture
def decks(own: OwnDecks, tmp_path: Path) -> Decks:
    assert own.list()
    return Decks(tmp_path, built=tmp_path / "built", vocabulary=WORDS)


def test_decks_can_be_mixed_in_a_stable_order(decks: Decks) -> None:
    assert decks.paintings(["two", "one", "two"]) == ("two/p0", "two/p30", "one/p0", "one/p30")


def test_an_unknown_deck_is_refused(decks: Decks) -> None:
    with pytest.raises(Refused, match="unknown-deck"):
        decks.paintings(["one", "none"])


def test_facts_have_every_spelling_and_every_year(own: OwnDecks, decks: Decks) -> None:
    own.describe(
        "one", "p0", title={"en": "Boat", "ru": "Лодка"}, artist={"en": "Monet", "ru": "Моне"},
        spellings=("Claude Monet",), year="1890–95", tags=("rowing-boat",),
    )  # fmt: skip
    decks.refresh()
    facts = decks.facts("one/p0")
    assert facts.titles == ("Boat", "Лодка")
    assert facts.artists == ("Monet", "Моне", "Claude Monet")
    assert facts.years == (1890, 1895)
    assert {"rowing-boat", "boat", "transport"} <= facts.tags


def test_a_game_that_runs_still_knows_the_paintings_of_a_removed_deck(own: OwnDecks, decks: Decks) -> None:
    before = decks.facts("one/p0")
    own.delete("one")
    decks.refresh()
    assert decks.facts("one/p0") == before
    assert [deck.id for deck in decks.decks()] == ["two"]


def test_nothing_is_known_about_a_painting_that_never_was(decks: Decks) -> None:
    assert decks.facts("gone/boat").tags == frozenset()


def test_cards_have_addresses_and_say_whether_bots_see_more_than_colours(own: OwnDecks, decks: Decks) -> None:
    own.set_painting("one", "p0", "A", ["dog"])
    own.set_painting("one", "p30", "B", ["boat"])
    decks.refresh()
    assert {row.id: (row.paintings, row.tagged) for row in summaries(decks)} == {"one": (2, True), "two": (2, False)}
    card = cards(decks, "one").paintings[0]
    assert card.id == "one/p0"
    assert card.tags[0] == "dog"
    for address in (card.thumb, card.card, card.large):
        _, place, deck, name = address.split("/")
        assert place == "pictures"
        assert decks.picture_file(deck, name) is not None


NO_PICTURES = ("deck.json", "../two/deck.json", "..", "", "/etc/passwd", "none.webp", "../x.webp")


@pytest.mark.parametrize("name", [*NO_PICTURES, "x" * 5000 + ".webp", "ф" * 100 + ".webp", "\0.webp"])
def test_only_pictures_of_the_deck_are_given_out(decks: Decks, name: str) -> None:
    assert decks.picture_file("one", name) is None
    assert decks.picture_file("../decks/one", name) is None


def test_credits_name_all_whose_origin_is_known(own: OwnDecks, decks: Decks) -> None:
    own.describe("two", "p0", licence="CC0", source="The Met, 1")
    decks.refresh()
    (row,) = credits_of(decks)
    assert (row.painting, row.museum, row.licence) == ("two/p0", {"en": "The Met, 1"}, "CC0")
