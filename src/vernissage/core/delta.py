"""What has changed between two parts of a view, found and applied without knowing any game.

Structs are compared field by field and mappings key by key, however deep; anything else is told whole when it differs.
So whatever grows belongs in a mapping. What is the same object on both sides is not looked into: a part that shares
what has not changed with the one before it costs next to nothing. Mappings have no order of their own.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

Path: TypeAlias = tuple[str | int, ...]  # field names and keys, from the outside in


class Delta(Struct, frozen=True, omit_defaults=True):
    """`put`: what is new or has another value, and where; `gone`: which keys of mappings are no more."""

    put: tuple[tuple[Path, Any], ...] = ()
    gone: tuple[Path, ...] = ()


def delta(before: Any, after: Any) -> Delta:
    """What turns `before` into `after`."""
    put: list[tuple[Path, Any]] = []
    gone: list[Path] = []
    _compare((), before, after, put, gone)
    return Delta(tuple(put), tuple(gone))


def _compare(path: Path, before: Any, after: Any, put: list[tuple[Path, Any]], gone: list[Path]) -> None:
    if before is after or before == after:
        return
    old, new = _parts(before), _parts(after)
    if type(before) is not type(after) or old is None or new is None:
        put.append((path, after))
        return
    gone += [(*path, key) for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            put.append(((*path, key), value))
        elif old[key] is not value:
            _compare((*path, key), old[key], value, put, gone)


def _parts(value: Any) -> dict[str | int, Any] | None:
    """What JSON shows as an object, by key; `None`: it is something else."""
    if isinstance(value, dict):
        return value
    if isinstance(value, Struct) and not value.__struct_config__.array_like:
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        return {name: getattr(value, field) for name, field in names}
    return None


def apply(changes: Delta, part: Any) -> Any:
    """`part`, as JSON has it, after `changes`. What has not changed stays the same object."""
    for path, value in changes.put:
        part = _with(part, path, value)
    for path in changes.gone:
        part = _without(part, path)
    return part


def _with(part: Mapping[str, Any], path: Path, value: Any) -> Any:
    if not path:
        return value
    key = str(path[0])
    return {**part, key: _with(part.get(key, {}), path[1:], value)}


def _without(part: Mapping[str, Any], path: Path) -> dict[str, Any]:
    key = str(path[0])
    if len(path) == 1:
        return {other: value for other, value in part.items() if other != key}
    return {**part, key: _without(part[key], path[1:])}
