"""A delta: what has changed between two parts of a view. It is found and applied without knowing any game.

Structs are compared field by field and mappings key by key, however deep; anything else is sent whole when it differs.
So whatever grows belongs in a mapping. An object that both sides share is not looked into: a part that shares what has
not changed with the one before it costs next to nothing. Mappings have no order of their own.
"""

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

Json: TypeAlias = Any  # as msgspec decodes JSON without a type
Key: TypeAlias = str | int
Path: TypeAlias = tuple[Key, ...]  # field names and keys, the outermost first


class Delta(Struct, frozen=True, omit_defaults=True):
    """Changes to a part of a view. `put`: new and changed values by their path; `gone`: removed keys of mappings."""

    put: tuple[tuple[Path, object], ...] = ()
    gone: tuple[Path, ...] = ()


NOTHING = Delta()


class _Fields(dict[type, tuple[str, ...] | None]):
    """For each type compared so far: a struct's fields under the names sent to clients, none for a mapping, and `None`
    for values that are always sent whole."""

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        is_struct = issubclass(kind, Struct) and not kind.__struct_config__.array_like
        self[kind] = kind.__struct_encode_fields__ if is_struct else None  # type: ignore[attr-defined] # mypy forgets
        return self[kind]


_FIELDS = _Fields({dict: ()})
_ABSENT = object()


def delta(before: object, after: object) -> Delta:
    """Returns the changes that turn `before` into `after`."""
    put: list[tuple[Path, object]] = []
    gone: list[Path] = []
    if before is not after and before != after:
        _compare((), before, after, put, gone)
    return Delta(tuple(put), tuple(gone)) if put or gone else NOTHING


def _compare(path: Path, before: Any, after: Any, put: list[tuple[Path, object]], gone: list[Path]) -> None:
    """Compares two values that differ; equal parts of them are skipped."""
    kind = type(after)
    names = _FIELDS[kind] if type(before) is kind else None
    if names is None:
        put.append((path, after))
    elif kind is dict:
        if not before.keys() <= after.keys():
            gone += [(*path, key) for key in before if key not in after]
        for key, new in after.items():
            old = before.get(key, _ABSENT)
            if old is new or old == new:
                continue
            if old is _ABSENT or _FIELDS[type(new)] is None:
                put.append(((*path, key), new))
            else:
                _compare((*path, key), old, new, put, gone)
    else:
        for name, old, new in zip(names, astuple(before), astuple(after), strict=True):
            if old is new or old == new:
                continue
            if _FIELDS[type(new)] is None:  # sent whole, as most are
                put.append(((*path, name), new))
            else:
                _compare((*path, name), old, new, put, gone)


def apply(changes: Delta, part: Json) -> Json:
    """Applies `changes` to `part`, decoded JSON. What has not changed stays the same object."""
    for path, value in changes.put:
        part = _with(part, path, value)
    for path in changes.gone:
        part = _without(part, path)
    return part


def _with(part: Json, path: Path, value: object) -> Json:
    if not path:
        return value
    key = str(path[0])
    return {**part, key: _with(part.get(key, {}), path[1:], value)}


def _without(part: Json, path: Path) -> Json:
    key = str(path[0])
    if len(path) == 1:
        return {other: value for other, value in part.items() if other != key}
    return {**part, key: _without(part[key], path[1:])}
