"""A delta holds what has changed and nothing else; applied to what was there, it gives what is there now."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.unit.contract.parts import Corner, Empty, Full, Part, Picture
from vernissage.contract.delta import Delta, apply, delta

numbers = st.integers(0, 3)
words = st.sampled_from(["", "sea", "sky", "ünï"])
pictures = st.builds(Picture, words, st.dictionaries(numbers, words, max_size=3), st.none() | numbers)
parts = st.builds(
    Part,
    turn=numbers,
    word=st.none() | words,
    listed=st.lists(numbers, max_size=2).map(tuple),
    corner=st.builds(Corner, numbers, numbers),
    shown=st.none() | pictures,
    room=st.builds(Empty, numbers) | st.builds(Full, numbers),
    wall=st.dictionaries(st.sampled_from(["4,5", "4,6", "5,5", "__proto__"]), pictures),
    sheets=st.dictionaries(numbers, st.dictionaries(numbers, words, max_size=3), max_size=3),
)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def over_the_wire(changes: Delta) -> Delta:
    return msgspec.json.decode(msgspec.json.encode(changes), type=Delta)


@given(parts, parts)
def test_what_changed_applied_to_what_was_gives_what_is(before: Part, after: Part) -> None:
    assert apply(over_the_wire(delta(before, after)), as_json(before)) == as_json(after)


@given(parts, st.lists(parts, max_size=4))
def test_deltas_follow_one_another(first: Part, later: list[Part]) -> None:
    seen, last = as_json(first), first
    for part in later:
        seen, last = apply(over_the_wire(delta(last, part)), seen), part
    assert seen == as_json(last)


@given(parts)
def test_nothing_changed_is_nothing_to_tell(part: Part) -> None:
    same = msgspec.json.decode(msgspec.json.encode(part), type=Part)
    assert delta(part, same) == Delta()
    assert msgspec.json.encode(delta(part, same)) == b"{}"


@given(parts, parts)
def test_what_has_not_changed_stays_the_same_object(before: Part, after: Part) -> None:
    seen = as_json(before)
    now = apply(delta(before, after), seen)
    for name in Part.__struct_fields__:
        if getattr(before, name) == getattr(after, name):
            assert now[name] is seen[name]


def test_a_mapping_is_told_key_by_key() -> None:
    before = Part(wall={"4,5": Picture("sea"), "4,6": Picture("sky")})
    after = replace(before, wall={"4,5": before.wall["4,5"], "5,5": Picture("sun")})
    assert delta(before, after) == Delta(((("wall", "5,5"), Picture("sun")),), (("wall", "4,6"),))


def test_a_struct_is_told_field_by_field_and_another_kind_of_struct_whole() -> None:
    before = Part(shown=Picture("sea", {1: "a"}), room=Empty(1))
    after = replace(before, shown=Picture("sea", {1: "a", 2: "b"}), room=Full(1))
    assert delta(before, after).put == ((("shown", "marks", 2), "b"), (("room",), Full(1)))


def test_a_part_of_another_kind_replaces_all() -> None:
    assert apply(delta(Part(turn=1), Picture("sea")), as_json(Part(turn=1))) == Picture("sea")


def test_the_same_object_is_not_looked_into() -> None:
    class Untouchable(dict[str, Any]):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("compared")

        __hash__ = None

    wall = Untouchable()
    assert delta(Part(turn=1, wall=wall), Part(turn=2, wall=wall)) == Delta(((("turn",), 2),))
