"""Puts a faulty source into a module that is loaded already, wherever its functions and values have been taken to."""

import inspect
import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any


def put(module: ModuleType, source: str) -> None:
    faulty: dict[str, Any] = {"__name__": module.__name__, "__file__": module.__file__}
    exec(compile(source, module.__name__, "exec"), faulty)
    for name, new in faulty.items():
        old = module.__dict__.get(name)
        if getattr(old, "__module__", module.__name__) == module.__name__:
            _put_one(name, old, new)


def _put_one(name: str, old: Any, new: Any) -> None:
    if isinstance(old, FunctionType):
        _rewrite(old, new)
    elif inspect.isclass(old) and _defaults(old) == _defaults(new):
        for method, written in _methods(new):
            _rewrite(dict(_methods(old))[method], written)
    elif inspect.isclass(old) or old != new:
        _replace_everywhere(name, old, new)


def _rewrite(old: FunctionType, new: FunctionType) -> None:
    """Everybody who holds the function gets its new body."""
    old.__code__, old.__defaults__, old.__kwdefaults__ = new.__code__, new.__defaults__, new.__kwdefaults__


def _methods(kind: type) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(kind).items():
        function = value.fget if isinstance(value, property) else value
        if isinstance(function, FunctionType):
            yield name, function


def _defaults(kind: type) -> tuple[object, ...]:
    """What a struct's or a plain class's fields begin with."""
    plain = [(name, value) for name, value in vars(kind).items() if isinstance(value, int | str | tuple)]
    return getattr(kind, "__struct_defaults__", ()), plain


def _replace_everywhere(name: str, old: Any, new: Any) -> None:
    for module in list(sys.modules.values()):
        if module.__dict__.get(name) is old:
            setattr(module, name, new)
