"""The client's types and numbers, made from the structs that cross the wire: of the table, and of each game."""

import re
from collections.abc import Iterable, Mapping
from typing import get_args

from msgspec import Raw, inspect
from msgspec.json import decode, encode

from vernissage.contract import deck_views
from vernissage.contract.bot import Strength
from vernissage.contract.game import Game, State
from vernissage.contract.messages import Answer, Command, Event, Messages, Own, Public, Query, Setup
from vernissage.drawing.ink import MAX_POINTS
from vernissage.limits.budgets import INK_FRAME_BYTES
from vernissage.table.state.commands import TableCommand
from vernissage.table.state.events import TableEvent
from vernissage.table.state.faces import BotFace, PersonFace
from vernissage.table.state.settings import COLOURS, Colour, Reaction, TableSettings
from vernissage.table.state.text import LINE_LENGTH, NAME_LENGTH
from vernissage.web.http import messages as http_messages
from vernissage.web.socket import messages as socket_messages

HEADING = "// Made from the server's structs by `just wire`. Do not edit."
SHARED_UNIONS: dict[str, object] = {
    "FromClient": socket_messages.FromClient,
    "FromServer": socket_messages.FromServer,
    "TableCommand": TableCommand,
    "TableEvent": TableEvent,
}
SEAT = "Seat"  # the only number with a type of its own, as in Python: no other number passes for it
SEAT_TYPE = f"declare const seat: unique symbol;\nexport type {SEAT} = number & {{ readonly [seat]: true }};\n"
# Lists of words: named wherever they are a part of what a field may be.
WORDS = {
    name: frozenset(get_args(words))
    for name, words in {
        "BotFace": BotFace,
        "Colour": Colour,
        "PersonFace": PersonFace,
        "Reaction": Reaction,
        "Strength": Strength,
    }.items()
}
LIMITS = {
    "name_letters": NAME_LENGTH,
    "chat_letters": LINE_LENGTH,
    "stroke_points": MAX_POINTS,
    "ink_frame_bytes": INK_FRAME_BYTES,
}
CHOSEN_BY_THE_PAGE = ("game", "language", "setup")
UNKNOWN = "unknown"  # a game's own: the client's folder of that game knows it
PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: UNKNOWN,
}
KINDS = ("setup", "command", "query", "answer", "event", "public", "own")
OVER_HTTP = (
    http_messages.NewTable,
    http_messages.OpenTable,
    deck_views.DeckSummary,
    deck_views.DeckCards,
    deck_views.Credit,
    http_messages.ServerFacts,
    http_messages.OwnerTables,
    deck_views.OwnDeckList,
    deck_views.OwnDeck,
    http_messages.DeckName,
    deck_views.PaintingWords,
)


def shared() -> str:
    """What all games share: `client/src/wire.ts`."""
    unions = {name: inspect.type_info(root) for name, root in SHARED_UNIONS.items()}
    usual = {name: value for name, value in _plain(TableSettings("")).items() if name not in CHOSEN_BY_THE_PAGE}
    numbers = [
        _constant("COLOURS", COLOURS, "readonly Colour[]"),
        _constant("LIMITS", LIMITS),
        _constant("USUAL_SETTINGS", usual, f"Omit<TableSettings, {_words(CHOSEN_BY_THE_PAGE)}>"),
    ]
    words = [f"export type {name} = {_words(values)};\n" for name, values in WORDS.items()]
    return "\n".join([_file([SEAT_TYPE, *words], unions, inspect.multi_type_info(OVER_HTTP)), *numbers])


def of_game(game: type[Game[Setup, State, Command, Query, Answer, Event, Public, Own]]) -> str:
    """One game's own: `client/src/games/<game>/wire.ts`. Its names need to be unique in this file only."""
    setup = game.messages.setup.type.__name__
    # What a host who changes nothing has chosen, and other numbers of the rules: the client has no copy of its own.
    numbers = [
        _constant("USUAL_SETUP", _plain(game.messages.read_setup(Raw(b"{}"))), setup),
        _constant("PLAYERS", [game.seats[0], game.seats[-1]], "readonly [number, number]"),
        *([_constant("LIMITS", game.messages.limits)] if game.messages.limits else ()),
    ]
    return "\n".join([of_messages(game.messages), *numbers])


def of_messages(messages: Messages[Setup, Command, Query, Answer, Event, Public, Own]) -> str:
    kinds = {"Command": messages.command, "Query": messages.query, "Answer": messages.answer, "Event": messages.event}
    unions = {name: inspect.type_info(decoder.type) for name, decoder in kinds.items() if decoder is not None}
    setup, public, own = inspect.multi_type_info([messages.setup.type, messages.public.type, messages.own.type])
    parts = {"setup": _type(setup), "public": _type(public), "own": _type(own)}
    named = {**parts, **{name.lower(): name for name in unions}}
    own_types = _file([], unions, [setup, public, own]) + _together(named)
    used = [name for name in (SEAT, *WORDS) if re.search(rf"\b{name}\b", own_types)]
    return own_types.replace(HEADING, f'{HEADING}\n\nimport type {{ {", ".join(used)} }} from "../../wire";', 1)


def _plain(struct: object) -> dict[str, object]:
    """As it crosses the wire."""
    plain: dict[str, object] = decode(encode(struct))
    return plain


def _constant(name: str, value: object, kind: str = "") -> str:
    typed = f"{name}: {kind}" if kind else name
    if not isinstance(value, dict):
        return f"export const {typed} = {encode(value).decode()};\n"
    fields = [f"  {field}: {encode(part).decode()}," for field, part in value.items()]
    return "\n".join([f"export const {typed} = {{", *fields, "};\n"])


def _words(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in sorted(map(str, values)))


def _named(values: Iterable[object]) -> str:
    """Each list of words in `values` under its name, then all other words."""
    rest: set[object] = set(values)
    names = []
    for name, words in WORDS.items():
        if words <= rest:
            names.append(name)
            rest -= words
    return " | ".join([*names, *([_words(rest)] if rest else ())])


def _together(kinds: Mapping[str, str]) -> str:
    """All kinds of one game's messages under one name, for the pages that pass them on."""
    fields = [f"  {kind}: {kinds.get(kind, 'never')};" for kind in KINDS]
    return "\n".join(["\nexport interface Messages {", *fields, "}\n"])


def _file(heading: Iterable[str], unions: Mapping[str, inspect.Type], others: Iterable[inspect.Type]) -> str:
    structs: dict[str, inspect.StructType] = {}
    for info in (*unions.values(), *others):
        _collect(info, structs)
    taken = sorted(structs.keys() & unions.keys())
    if taken:
        raise TypeError(f"expected no struct named like a union, got {', '.join(taken)}")
    interfaces = [_interface(name, struct) for name, struct in sorted(structs.items())]
    types = [f"export type {name} = {_type(info)};\n" for name, info in unions.items()]
    return "\n".join([HEADING + "\n", *heading, *interfaces, *types])


def _collect(info: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType):
        known = structs.setdefault(info.cls.__name__, info)
        if known.cls is not info.cls:
            raise TypeError(f"expected one struct named {info.cls.__name__}, got {known.cls} and {info.cls}")
        if known is not info:
            return
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
        case inspect.Metadata(extra={"encodes": encoded}):
            return [inspect.type_info(encoded)]
        case _:
            return []


def _interface(name: str, struct: inspect.StructType) -> str:
    lines = [f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    short = struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        mark = "?" if short and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            parts = [_type(part) for part in types]
            return UNKNOWN if UNKNOWN in parts else " | ".join(parts)
        case inspect.CustomType(cls=cls) if cls is object:
            return UNKNOWN
        case inspect.LiteralType(values=values):
            return _named(values)
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
        case inspect.Metadata(extra_json_schema={"title": title}):
            return str(title)
        case inspect.Metadata(extra={"encodes": encoded}):
            return _type(inspect.type_info(encoded))
        case _ if type(info) in PLAIN:
            return PLAIN[type(info)]
        case _:
            raise TypeError(f"no TypeScript for {info}")
