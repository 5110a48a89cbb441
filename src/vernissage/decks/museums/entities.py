"""Reads Wikidata's entities, whose statements may be missing or empty."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from vernissage.contract.languages import LANGUAGES

Entity: TypeAlias = dict[str, Any]

CHINESE = ("zh-hans", "zh-cn", "zh")  # simplified if there is one; plain "zh" may be either
YEAR, DECADE = 9, 8  # precision of a date


def labels(entity: Entity) -> dict[str, str]:
    """The entity's names by language. If it has none, Wikidata sends an empty list instead of a mapping."""
    given = entity.get("labels")
    if not isinstance(given, dict):
        return {}
    plain = {language: _value(given.get(language)) for language in LANGUAGES}
    plain["zh"] = next(filter(None, (_value(given.get(variant)) for variant in CHINESE)), "")
    return {language: label for language, label in plain.items() if label}


def items(entity: Entity, property: str) -> list[str]:
    """The ids of the entities that a property refers to, as in "depicts: Q11442"."""
    return [value["id"] for value in values(entity, property) if isinstance(value, dict) and "id" in value]


def values(entity: Entity, property: str) -> Iterator[Any]:
    """The values of a property, preferred ones first, without "unknown", "none" and deprecated ones."""
    claims = entity.get("claims")
    statements = claims.get(property, []) if isinstance(claims, dict) else []
    ranked = sorted(statements, key=lambda statement: statement.get("rank") != "preferred")
    for statement in ranked:
        snak = statement.get("mainsnak") or {}
        if statement.get("rank") != "deprecated" and snak.get("snaktype", "value") == "value" and "datavalue" in snak:
            yield snak["datavalue"].get("value")


def year(entity: Entity) -> str:
    """The year a painting was begun or made: "1503"; "c. 1650" for a decade; empty if less is known."""
    for value in values(entity, "P571"):
        if isinstance(value, dict) and str(value.get("time", "")).startswith("+"):
            number, precision = value["time"][1:].partition("-")[0].lstrip("0"), value.get("precision", 0)
            if precision >= DECADE and number:
                return number if precision >= YEAR else f"c. {number}"
    return ""


def _value(label: object) -> str:
    return str(label["value"]) if isinstance(label, dict) and label.get("value") else ""
