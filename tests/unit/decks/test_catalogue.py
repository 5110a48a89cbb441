"""All decks of a server: mixed, changed and removed while games are played with them."""

import pytest

from vernissage.contract.refused import Refused
from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks


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


NO_PICTURES = ("deck.json", "../two/deck.json", "..", "", "/etc/passwd", "none.webp", "../x.webp")


@pytest.mark.parametrize("name", [*NO_PICTURES, "x" * 5000 + ".webp", "ф" * 100 + ".webp", "\0.webp"])
def test_only_pictures_of_the_deck_are_given_out(decks: Decks, name: str) -> None:
    assert decks.picture_file("one", name) is None
    assert decks.picture_file("../decks/one", name) is None


def test_a_picture_is_found_under_the_address_on_its_card(decks: Decks) -> None:
    for row in decks.summaries():
        for card in decks.cards(row.id).paintings:
            file = decks.picture_file(row.id, card.thumb.rpartition("/")[2])
            assert file is not None
            assert file.is_file()


def test_the_revision_moves_on_when_a_deck_has_changed(own: OwnDecks, decks: Decks) -> None:
    before = decks.revision
    own.delete("two")
    decks.refresh()
    assert decks.revision != before
    assert [row.id for row in decks.summaries()] == ["one"]


def test_every_tag_has_its_name_in_the_readers_language(decks: Decks) -> None:
    assert decks.tag_names("ru")["boat"] == "лодка"
    with pytest.raises(Refused, match="unknown-language"):
        decks.tag_names("tlh")
