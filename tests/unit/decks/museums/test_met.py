from typing import Any

import pytest

from tests.unit.decks.museums.server import Town, always, hasty
from tests.unit.decks.pictures import painting, saved
from tests.unit.decks.words import WORDS
from vernissage.contract.refused import Refused
from vernissage.decks.museums.collecting import collect
from vernissage.decks.museums.met import Met
from vernissage.decks.own import OwnDecks


def record(town: Town, number: int, **other: Any) -> dict[str, Any]:
    """An object as the API's documentation shows it."""
    return {
        "objectID": number, "isHighlight": False, "accessionNumber": f"29.{number}", "isPublicDomain": True,
        "primaryImage": f"{town.address}/images/{number}.jpg",
        "primaryImageSmall": f"{town.address}/images/{number}-small.jpg",
        "additionalImages": [], "department": "European Paintings", "objectName": "Painting",
        "title": f"Boats {number}",
        "artistDisplayName": "Claude Monet", "objectDate": "1874–75", "objectBeginDate": 1874,
        "medium": "Oil on canvas",
        "classification": "Paintings", "objectURL": f"https://www.metmuseum.org/art/collection/search/{number}",
        "tags": [{"term": term, "AAT_URL": "", "Wikidata_URL": ""} for term in ("Boats", "Unicorns")],
    } | other  # fmt: skip


@pytest.fixture
def met(town: Town) -> Met:
    town.routes["/search"] = lambda _: {"total": 6, "objectIDs": [1, 2, 3, 4, 5, 6]}
    odd: dict[int, dict[str, Any]] = {
        2: {"isPublicDomain": False},
        3: {"primaryImage": "", "primaryImageSmall": ""},
        4: {"tags": None, "artistDisplayName": "", "objectDate": None},
    }
    for number in (1, 2, 3, 4, 6):  # there is no object 5
        town.routes[f"/objects/{number}"] = always(record(town, number, **odd.get(number, {})))
        town.routes[f"/images/{number}.jpg"] = always(saved(painting(mark=number * 5)))
    return Met("boat", hasty(), WORDS, town.address)


def gather(own: OwnDecks, met: Met, count: int = 10) -> int:
    return collect(own, "met-boat", "Boats", met, met.fetcher, count, lambda _, __: None)


def test_only_what_is_free_and_has_a_picture_is_taken(own: OwnDecks, met: Met) -> None:
    assert gather(own, met) == 3
    first, bare, last = own.get("met-boat").paintings
    assert (first.title, first.artist, first.year) == ({"en": "Boats 1"}, {"en": "Claude Monet"}, "1874–75")
    assert (first.licence, first.source) == ("CC0", "The Metropolitan Museum of Art, 29.1")
    assert first.tags == ("boat",)
    assert (bare.artist, bare.year, bare.tags) == ({}, "", ())
    assert last.title == {"en": "Boats 6"}
    assert own.get("met-boat").origin == "met"


def test_the_question_is_asked_as_documented(town: Town, own: OwnDecks, met: Met) -> None:
    asked: list[dict[str, str]] = []
    town.routes["/search"] = lambda query: asked.append(query) or {"total": 1, "objectIDs": [1]}  # type: ignore[func-returns-value]
    gather(own, met)
    assert asked == [{"q": "boat", "hasImages": "true", "medium": "Paintings"}]


def test_no_more_than_wanted_are_fetched(town: Town, own: OwnDecks, met: Met) -> None:
    assert gather(own, met, count=1) == 1
    assert town.asked["/objects/2"] == 0


def test_it_goes_on_where_it_broke_off(town: Town, own: OwnDecks, met: Met) -> None:
    town.trouble["/objects/4"] = [503] * 3
    with pytest.raises(Refused, match="museum-busy"):
        gather(own, met)
    assert len(own.get("met-boat").paintings) == 1
    assert gather(own, met) == 3
    assert (town.asked["/search"], town.asked["/objects/1"], town.asked["/images/1.jpg"]) == (1, 1, 1)


def test_a_picture_whose_facts_were_cut_off_gets_them_the_next_time(own: OwnDecks, met: Met) -> None:
    gather(own, met, count=1)
    own.describe("met-boat", "boats-1", source="", title={"en": "?"})
    state = own.folder / "met-boat" / "import.json"
    state.write_text(state.read_text().replace('"done":1', '"done":0'))
    assert gather(own, met, count=2) == 2
    assert own.get("met-boat").paintings[0].title == {"en": "Boats 1"}


def test_a_broken_or_missing_picture_is_passed_over(town: Town, own: OwnDecks, met: Met) -> None:
    town.routes["/images/1.jpg"] = lambda _: b"not a picture"
    del town.routes["/images/4.jpg"]
    assert gather(own, met) == 1


def test_an_odd_record_is_passed_over(town: Town, own: OwnDecks, met: Met) -> None:
    town.routes["/objects/1"] = lambda _: {"message": "ObjectID not found"}
    town.routes["/objects/4"] = lambda _: b"<html>"
    assert gather(own, met) == 1


@pytest.mark.parametrize("answer", [{"total": 0, "objectIDs": None}, {"total": 0, "objectIDs": []}, {}])
def test_a_search_without_hits_leaves_no_deck_behind(
    town: Town, own: OwnDecks, met: Met, answer: dict[str, Any]
) -> None:
    town.routes["/search"] = lambda _: answer
    with pytest.raises(Refused, match="museum-found-nothing"):
        gather(own, met)
    assert own.list() == ()


def test_another_question_does_not_go_into_the_same_deck(own: OwnDecks, met: Met, town: Town) -> None:
    gather(own, met, count=1)
    with pytest.raises(Refused, match="deck-exists"):
        gather(own, Met("dog", hasty(), WORDS, town.address))
