"""The client's types, made from the structs that cross the wire.

`python -m vernissage.web.typescript > client/src/wire.ts` writes them; a test says when they are stale.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from vernissage.core import deck_views
from vernissage.games.wire import GameAnswer, GameCommand, GameEvent, GameQuery
from vernissage.table.commands import TableCommand
from vernissage.table.events import TableEvent
from vernissage.web import http_messages, socket_messages

ROOTS: dict[str, Any] = {
    "FromClient": socket_messages.FromClient,
    "FromServer": socket_messages.FromServer,
    "TableCommand": TableCommand,
    "TableEvent": TableEvent,
    "GameCommand": GameCommand,
    "GameEvent": GameEvent,
    "GameQuery": GameQuery,
    "GameAnswer": GameAnswer,
}
OVER_HTTP = (
    http_messages.NewTable,
    http_messages.OpenTable,
    deck_views.DeckSummary,
    deck_views.DeckCards,
    deck_views.Credit,
    http_messages.ServerFacts,
    deck_views.OwnDeckList,
    deck_views.OwnDeck,
    http_messages.DeckName,
    deck_views.PaintingWords,
)


def generate() -> str:
    """The whole of `client/src/wire.ts`."""
    structs: dict[str, inspect.StructType] = {}
    unions = {name: inspect.type_info(root) for name, root in ROOTS.items()}
    for info in [*unions.values(), *inspect.multi_type_info(OVER_HTTP)]:
        _collect(info, structs)
    parts = ["// Made from the server's structs: see `vernissage.web.typescript`. Do not edit.\n"]
    parts += [_interface(name, struct) for name, struct in sorted(structs.items())]
    parts += [f"export type {name} = {_type(info)};\n" for name, info in unions.items()]
    return "\n".join(parts)


def _collect(info: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in structs:
            return
        structs[info.cls.__name__] = info
    for child in _children(info):
        _collect(child, structs)


def _children(info: inspect.Type) -> Iterable[inspect.Type]:
    match info:
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.UnionType(types=types):
            return types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [item]
        case inspect.TupleType(item_types=items):
            return items
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case _:
            return []


def _interface(name: str, struct: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    lines += [f"  {field.encode_name}: {_type(field.type)};" for field in struct.fields]
    return "\n".join([*lines, "}\n"])


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(_type(part) for part in types)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (
                f"({_type(item)})[]"
                if isinstance(item, inspect.UnionType | inspect.LiteralType)
                else f"{_type(item)}[]"
            )
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_type(part) for part in items)}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{_type(key)}, {_type(value)}>"
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    print(generate(), end="")
