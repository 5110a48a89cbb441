"""Objections that schema 1 stored one by one become whole answers."""

from vernissage.contract.migration import Body
from vernissage.games.artline.migrations import from_schema_1


def objected(seat: int, reason: str, line: str) -> Body:
    return {"type": "Objected", "placement": 1, "seat": seat, "reason": reason, "line": line}


def answers(*events: Body) -> list[list[tuple[str, str]]]:
    """The grounds of each answer, as they are stored now."""
    rewrite = from_schema_1()
    stored = [rewrite(event) for event in events]
    found = [event["objections"] for event in stored if event["type"] == "Objected"]
    return [[(one["reason"], one["line"]) for one in said] for said in found]


def test_what_a_seat_said_before_is_part_of_its_answer_in_the_order_of_settling() -> None:  # A21
    said = answers(objected(1, "does-not-fit", "c4"), objected(2, "unclear", "r5"), objected(1, "does-not-fit", "r5"))
    assert said == [
        [("does-not-fit", "c4")],
        [("unclear", "r5")],
        [("does-not-fit", "r5"), ("does-not-fit", "c4")],
    ]


def test_another_reason_for_the_same_line_took_the_place_of_the_first() -> None:
    assert answers(objected(1, "does-not-fit", "r5"), objected(1, "not-allowed", "r5"))[1] == [("not-allowed", "r5")]


def test_accepting_and_a_new_placement_or_theme_end_what_was_said() -> None:
    for event in ({"type": "Accepted", "seat": 1}, {"type": "Laid"}, {"type": "Renamed"}):
        assert answers(objected(1, "unclear", "r5"), event, objected(1, "unclear", "c4"))[1] == [("unclear", "c4")]


def test_an_explanation_ended_what_those_said_who_had_not_understood() -> None:  # A19
    said = answers(
        objected(1, "unclear", "r5"),
        objected(2, "not-allowed", "r5"),
        {"type": "Explained", "seat": 0, "text": "so"},
        objected(1, "does-not-fit", "c4"),
        objected(2, "does-not-fit", "c4"),
    )
    assert said[2:] == [[("does-not-fit", "c4")], [("not-allowed", "r5"), ("does-not-fit", "c4")]]
