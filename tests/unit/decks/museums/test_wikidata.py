from typing import Any

import pytest

from tests.unit.decks.museums.server import Query, Town, always, hasty
from tests.unit.decks.pictures import painting, saved
from tests.unit.decks.words import WORDS
from vernissage.contract.refused import Refused
from vernissage.decks.museums.collecting import collect
from vernissage.decks.museums.wikidata import Addresses, Wikidata
from vernissage.decks.own import OwnDecks

PAINTINGS = ["Q1", "Q2", "Q3", "Q4", "Q5"]


def statement(value: Any, kind: str = "value", rank: str = "normal") -> dict[str, Any]:
    snak = {"snaktype": kind, "property": "P0"} | ({"datavalue": {"value": value}} if kind == "value" else {})
    return {"mainsnak": snak, "type": "statement", "rank": rank}


def item(number: str) -> dict[str, Any]:
    return {"entity-type": "item", "id": number}


def label(**words: str) -> dict[str, Any]:
    return {language: {"language": language, "value": word} for language, word in words.items()}


ENTITIES: dict[str, dict[str, Any]] = {
    "Q1": {
        "id": "Q1",
        "labels": label(en="The Raft", ru="Плот", es="La balsa", uk="Пліт", zh="（繁）") | label(**{"zh-hans": "木筏"}),
        "claims": {
            "P18": [statement("old.jpg", rank="deprecated"), statement("raft_1.jpg")],
            "P170": [statement(item("Q900"))],
            "P571": [statement({"time": "+1819-00-00T00:00:00Z", "precision": 9})],
            "P180": [statement(item("Q800")), statement(item("Q801")), statement(None, "somevalue")],
        },
    },
    "Q2": {"id": "Q2", "labels": label(en="Not free"), "claims": {"P18": [statement("modern.jpg")]}},
    "Q3": {"id": "Q3", "labels": [], "claims": {"P18": [statement("nameless.jpg")]}},
    "Q4": {
        "id": "Q4",
        "labels": label(ru="Без всего"),
        "claims": {"P18": [statement("Bare.jpg")], "P170": [statement(None, "somevalue")]},
    },
    "Q5": {"id": "Q5", "labels": label(en="No picture"), "claims": []},
    "Q800": {"id": "Q800", "labels": label(en="rowboat", ru="вёсельная лодка")},
    "Q801": {"id": "Q801", "labels": label(en="dog", es="perro")},
    "Q900": {"id": "Q900", "labels": label(en="Théodore Géricault", ru="Теодор Жерико")},
}  # fmt: skip
LICENCES = {
    "File:Raft 1.jpg": {"License": "pd", "LicenseShortName": "Public domain", "Copyrighted": "False"},
    "File:Modern.jpg": {"License": "cc-by-sa-4.0", "LicenseShortName": "CC BY-SA 4.0", "Copyrighted": "True"},
    "File:Nameless.jpg": {"LicenseShortName": "Public domain"},
    "File:Bare.jpg": {"License": "cc0", "LicenseShortName": "CC0", "Copyrighted": "True"},
}


def table(_: Query) -> dict[str, Any]:
    rows = [{"item": {"type": "uri", "value": f"http://www.wikidata.org/entity/{key}"},
             "links": {"type": "literal", "value": "9"}} for key in [*PAINTINGS, "Q1", "Q6"]]  # fmt: skip
    return {"head": {"vars": ["item", "links"]}, "results": {"bindings": rows}}


def entities(query: Query) -> dict[str, Any]:
    keys = query["ids"].split("|")
    assert len(keys) <= 50
    return {"entities": {key: ENTITIES.get(key, {"id": key, "missing": ""}) for key in keys}, "success": 1}


def page(town: Town, name: str) -> dict[str, Any]:
    if name not in LICENCES:
        return {"title": name, "missing": True}
    said = {key: {"value": value, "source": "commons-desc-page"} for key, value in LICENCES[name].items()}
    thumb = f"{town.address}/thumb/{name[5:].replace(' ', '_')}"
    return {"title": name, "imageinfo": [{"thumburl": thumb, "url": "x", "extmetadata": said}]}


def files(town: Town, query: Query) -> dict[str, Any]:
    asked = query["titles"].split("|")
    right = {name: name.replace("_", " ").replace("File:" + name[5], "File:" + name[5].upper()) for name in asked}
    pages = [page(town, name) for name in right.values()]
    renamed = [{"fromencoded": False, "from": old, "to": new} for old, new in right.items() if old != new]
    return {"batchcomplete": True, "query": {"normalized": renamed, "pages": pages}}


@pytest.fixture
def louvre(town: Town) -> Wikidata:
    town.routes["/sparql"] = table
    town.routes["/wikidata"] = entities
    town.routes["/commons"] = lambda query: files(town, query)
    for at, name in enumerate(("Raft_1", "Modern", "Nameless", "Bare")):
        town.routes[f"/thumb/{name}.jpg"] = always(saved(painting(mark=at * 9)))
    addresses = Addresses(*(f"{town.address}/{name}" for name in ("sparql", "wikidata", "commons")))
    return Wikidata("louvre", 5, hasty(), WORDS, addresses)


def gather(own: OwnDecks, louvre: Wikidata, count: int = 5) -> int:
    return collect(own, "louvre", "Louvre", louvre, louvre.fetcher, count, lambda _, __: None)


def test_a_painting_comes_with_titles_in_five_languages_and_what_it_depicts(own: OwnDecks, louvre: Wikidata) -> None:
    gather(own, louvre)
    raft = own.get("louvre").paintings[0]
    assert raft.title == {"en": "The Raft", "ru": "Плот", "es": "La balsa", "zh": "木筏", "uk": "Пліт"}
    assert raft.artist == {"en": "Théodore Géricault", "ru": "Теодор Жерико"}
    assert (raft.year, raft.licence, raft.source) == ("1819", "public-domain", "Louvre, Paris; Wikidata Q1")
    assert raft.tags == ("rowing-boat", "dog")


def test_what_is_not_free_or_has_no_name_or_picture_is_passed_over(own: OwnDecks, louvre: Wikidata) -> None:
    assert gather(own, louvre) == 2
    bare = own.get("louvre").paintings[1]
    assert bare.title == {"en": "Без всего", "ru": "Без всего"}
    assert (bare.artist, bare.year, bare.tags) == ({}, "", ())


def test_the_best_known_are_asked_for_first(town: Town, louvre: Wikidata) -> None:
    asked: list[Query] = []
    town.routes["/sparql"] = lambda query: asked.append(query) or table(query)  # type: ignore[func-returns-value]
    assert louvre.search() == [*PAINTINGS, "Q6"]
    assert "wd:Q19675" in asked[0]["query"]
    assert "ORDER BY DESC(?links)" in asked[0]["query"]
    assert asked[0]["format"] == "json"


@pytest.mark.parametrize("place", ["/sparql", "/wikidata", "/commons", "/thumb/Bare.jpg"])
def test_it_goes_on_where_it_broke_off(town: Town, own: OwnDecks, louvre: Wikidata, place: str) -> None:
    town.trouble[place] = [None, 503, 500]
    with pytest.raises(Refused, match=r"museum-(busy|timeout)"):
        gather(own, louvre)
    assert gather(own, louvre) == 2
    assert town.asked["/thumb/Raft_1.jpg"] == 1


@pytest.mark.parametrize("place", ["/sparql", "/wikidata", "/commons"])
def test_an_answer_of_another_shape_is_told(town: Town, own: OwnDecks, louvre: Wikidata, place: str) -> None:
    town.trouble[place] = [b"<html>down for maintenance</html>"]
    with pytest.raises(Refused, match="museum-nonsense"):
        gather(own, louvre)


def test_silence_about_the_licence_is_no_permission(
    own: OwnDecks, louvre: Wikidata, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LICENCES, "File:Raft 1.jpg", {})
    assert gather(own, louvre) == 1
