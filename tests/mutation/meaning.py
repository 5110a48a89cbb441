"""Semantic mutants: changes of what a rule means, such as an expert would make who has read another book.

Each is a function that takes the place of one of the rules, or another value of a constant. It is found by its name,
not by its text, so it outlives most rewriting; one that is not found any more is an error. It names the test that
notices.
"""

import importlib
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeVar

from tests.mutation.putting import put_value

Instead = TypeVar("Instead", bound=Callable[..., Any])


class Change(NamedTuple):
    """`place` is "module:function" or "module:Class.method", from the game's folder on. `put` makes the change."""

    clause: str
    title: str
    place: str
    noticed_by: str
    put: Callable[[], None]


class Changes:
    """The changes to one game's rules, in the order of the file."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all: list[Change] = []

    def __call__(self, clause: str, place: str, noticed_by: str) -> Callable[[Instead], Instead]:
        """The decorated function is called instead, with the original before its arguments."""

        def note(instead: Instead) -> Instead:
            title = instead.__name__.replace("_", " ")
            self.all.append(Change(clause, title, place, noticed_by, lambda: self._replace(place, instead)))
            return instead

        return note

    def value(self, clause: str, place: str, value: object, noticed_by: str) -> None:
        """A constant, or a field of a class that begins with it, has another value."""
        title = f"{place.split(':')[1]} is {value}"
        self.all.append(Change(clause, title, place, noticed_by, lambda: self._revalue(place, value)))

    def _replace(self, place: str, instead: Callable[..., Any]) -> None:
        _, holder, name = self._found(place)
        found = vars(holder)[name]
        function = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
        assert isinstance(function, FunctionType), f"{place} is no function"
        divert(function, instead)

    def _revalue(self, place: str, value: object) -> None:
        module, holder, name = self._found(place)
        assert holder is module, f"{place} is no constant of a module"
        put_value(name, getattr(module, name), value)

    def _found(self, place: str) -> tuple[ModuleType, Any, str]:
        path, names = place.split(":")
        module = importlib.import_module(f"vernissage.games.{self.game}.{path}")
        *classes, name = names.split(".")
        holder: Any = module
        for kind in classes:
            holder = getattr(holder, kind)
        if name not in vars(holder):
            raise LookupError(f"there is no {place} any more")
        return module, holder, name


def divert(function: FunctionType, instead: Callable[..., Any]) -> None:
    """Whoever holds `function` calls `instead` with it, whose first argument is what `function` was."""
    names = function.__globals__
    original = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    original.__kwdefaults__ = function.__kwdefaults__
    key = f"__instead_of_{function.__qualname__.replace('.', '_')}"
    names[key] = lambda *arguments, **named: instead(original, *arguments, **named)
    source = f"def diverted(*arguments, **named): return {key}(*arguments, **named)"
    made: dict[str, FunctionType] = {}
    exec(source, made)
    function.__code__, function.__defaults__, function.__kwdefaults__ = made["diverted"].__code__, None, None
