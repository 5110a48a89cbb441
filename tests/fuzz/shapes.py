"""Messages of the right shape with any content, made from the types that they are decoded to; and nearly right ones."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

NUMBERS = st.sampled_from([-(2**63), -1, 0, 1, 2, 3, 5, 7, 11, 2**31, 2**63, 10**400]) | st.integers(-5, 30)
WORDS = [
    "",
    " ",
    "r4",
    "c4",
    "en",
    "ru",
    "\u0301" * 50,
    "\u202e",
    "\ud83d",
    "x" * 150,
    "x" * 250,
    "y" * 1_001,
    "🎨",
    "水",
]
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20) | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
WRONG = 20  # one part in this many has a different kind from its type


class Shapes:
    """`known`: words that mean something at this table, so that some of it makes sense."""

    def __init__(self, known: Sequence[str] = ()) -> None:
        self._texts = st.sampled_from([*WORDS, *known]) | st.text(max_size=30)

    def of(self, info: inspect.Type) -> st.SearchStrategy[Any]:
        return st.integers(1, WRONG).flatmap(lambda chance: ANYTHING if chance == WRONG else self._right(info))

    def _right(self, info: inspect.Type) -> st.SearchStrategy[Any]:
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType(types=types):
                return st.one_of([self.of(one) for one in types])
            case inspect.LiteralType(values=values):
                return st.sampled_from(values)
            case inspect.TupleType(item_types=items):
                return st.tuples(*(self.of(item) for item in items)).map(list)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return st.lists(self.of(item), max_size=8)
            case inspect.DictType(key_type=key, value_type=value):
                return st.dictionaries(self._right(key).map(str), self.of(value), max_size=5)
            case inspect.Metadata(type=inner):
                return self._right(inner)
            case _:
                return self._plain(info)

    def _plain(self, info: inspect.Type) -> st.SearchStrategy[Any]:
        match info:
            case inspect.StrType():
                return self._texts
            case inspect.IntType():
                return NUMBERS
            case inspect.BoolType():
                return st.booleans()
            case inspect.NoneType():
                return st.none()
            case _:  # what a game's own decoder reads, among others
                return ANYTHING

    def _struct(self, info: inspect.StructType) -> st.SearchStrategy[Any]:
        fields = {field.encode_name: self.of(field.type) for field in info.fields}
        left_out = [field.encode_name for field in info.fields if not field.required]
        tag: dict[str, st.SearchStrategy[Any]] = {}
        if info.tag is not None and info.tag_field is not None:
            tag = {info.tag_field: st.just(info.tag)}
        wanted = {name: made for name, made in fields.items() if name not in left_out}
        return st.fixed_dictionaries({**tag, **wanted}, optional={name: fields[name] for name in left_out})
