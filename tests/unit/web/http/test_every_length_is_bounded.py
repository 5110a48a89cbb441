"""Every text, list and mapping that a stranger can send has a longest length, which its decoder looks at first."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, inspect

from tests.inbound import inbound

SIZED = (
    inspect.StrType,
    inspect.BytesType,
    inspect.ByteArrayType,
    inspect.VarTupleType,
    inspect.ListType,
    inspect.SetType,
    inspect.FrozenSetType,
    inspect.DictType,
)
SHAPELESS = (inspect.AnyType, inspect.CustomType)  # could hold anything; `Raw` is read by a decoder of this list


def unbounded(wanted: Any) -> list[str]:
    return list(_unbounded(inspect.type_info(wanted), "message", ()))


def _unbounded(info: inspect.Type, where: str, seen: tuple[type, ...]) -> Iterator[str]:
    if isinstance(info, SIZED) and info.max_length is None:
        yield where
    if isinstance(info, SHAPELESS):
        yield f"{where}, which may be anything"
    for name, child in _inside(info, seen):
        around = (*seen, info.cls) if isinstance(info, inspect.StructType) else seen
        yield from _unbounded(child, f"{where}.{name}", around)


def _inside(info: inspect.Type, seen: tuple[type, ...]) -> list[tuple[str, inspect.Type]]:
    match info:
        case inspect.StructType(fields=fields, cls=cls) if cls not in seen:
            return [(f"{cls.__name__}.{field.name}", field.type) for field in fields]
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return [("", inner) for inner in types]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [("[]", item)]
        case inspect.SetType(item_type=item) | inspect.FrozenSetType(item_type=item):
            return [("[]", item)]
        case inspect.DictType(key_type=key, value_type=value):
            return [("key", key), ("value", value)]
        case inspect.Metadata(type=inner):
            return [("", inner)]
        case _:
            return []


@pytest.mark.parametrize("where", inbound())
def test_whatever_comes_in_has_a_longest_length(where: str) -> None:
    assert unbounded(inbound()[where]) == []


SHORT = Meta(max_length=5)
LOOSE = msgspec.defstruct(
    "Loose",
    [
        ("text", str),
        ("more", tuple[Annotated[str, SHORT], ...]),
        ("deep", Annotated[dict[str, int], SHORT]),
        ("anything", Any),
    ],
)


def test_what_has_none_is_found() -> None:
    found = unbounded(LOOSE)
    assert [place.rsplit("Loose.")[-1] for place in found] == [
        "text",
        "more",
        "deep.key",
        "anything, which may be anything",
    ]


def test_what_is_too_long_is_refused_by_the_decoder() -> None:
    with pytest.raises(msgspec.ValidationError, match="length <= 5"):
        msgspec.json.decode(b'{"text":"","more":["123456"],"deep":{},"anything":1}', type=LOOSE)
