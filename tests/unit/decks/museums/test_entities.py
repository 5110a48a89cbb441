"""Wikidata's entities, whose statements may be missing, empty or of no value."""

from typing import Any

import pytest

from vernissage.decks.museums.entities import items, labels, values, year


def claim(value: Any, rank: str = "normal", kind: str = "value") -> dict[str, Any]:
    return {"rank": rank, "mainsnak": {"snaktype": kind, "datavalue": {"value": value}}}


def painted(time: str, precision: int) -> dict[str, Any]:
    return {"claims": {"P571": [claim({"time": time, "precision": precision})]}}


def test_names_are_those_of_our_languages_and_chinese_is_simplified_first() -> None:
    given = {"en": "Boat", "de": "Boot", "zh": "小舟", "zh-hans": "船"}
    entity = {"labels": {language: {"value": label} for language, label in given.items()}}
    assert labels(entity) == {"en": "Boat", "zh": "船"}


@pytest.mark.parametrize("entity", [{}, {"labels": []}, {"labels": {"en": None}}, {"labels": {"en": {"value": ""}}}])
def test_an_entity_without_names_has_none(entity: dict[str, Any]) -> None:
    assert labels(entity) == {}


def test_preferred_values_come_first_and_useless_ones_not_at_all() -> None:
    given = [claim("a"), claim("b", "preferred"), claim("c", "deprecated"), claim("d", kind="novalue")]
    assert list(values({"claims": {"P1": given}}, "P1")) == ["b", "a"]
    assert list(values({"claims": []}, "P1")) == []


def test_items_are_what_a_property_points_to() -> None:
    entity = {"claims": {"P180": [claim({"id": "Q11442"}), claim("a text")]}}
    assert items(entity, "P180") == ["Q11442"]


@pytest.mark.parametrize(
    ("time", "precision", "written"),
    [
        ("+1503-00-00T00:00:00Z", 9, "1503"),
        ("+0890-01-01T00:00:00Z", 11, "890"),
        ("+1650-00-00T00:00:00Z", 8, "c. 1650"),
        ("+1600-00-00T00:00:00Z", 7, ""),
        ("-0400-00-00T00:00:00Z", 9, ""),
    ],
)
def test_a_year_is_as_exact_as_is_known(time: str, precision: int, written: str) -> None:
    assert year(painted(time, precision)) == written
