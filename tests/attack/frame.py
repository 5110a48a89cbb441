"""What an attack is, and where all of them are found.

An attack is a function that does harm to a started server, `size` times or with `size` of something, and returns a
sentence on what came of it. It raises `AssertionError` when the server let it happen. It asserts nothing that depends
on how fast the machine is: how long others waited is measured by `python -m tests.attack` and only reported.
"""

import importlib
import pkgutil
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from typing import Any, TypeAlias

from msgspec import Struct

from tests.attack.target import Target
from vernissage.games.registry import PACKAGES

Run: TypeAlias = Callable[[Target, int], Coroutine[Any, Any, str]]
OF_ANY_GAME = "tests.attack.attacks"


class Attack(Struct, frozen=True):
    title: str
    run: Run
    short: int  # how much of it `./test` tries
    full: int  # and `just attack`
    settings: tuple[str, ...] = ()  # of the server that it needs


_all: list[Attack] = []


def attack(title: str, *, short: int, full: int, settings: tuple[str, ...] = ()) -> Callable[[Run], Run]:
    def found(run: Run) -> Run:
        _all.append(Attack(title, run, short, full, settings))
        return run

    return found


def attacks() -> list[Attack]:
    """Those with the same settings one after another."""
    of_games = [name for game in PACKAGES if find_spec(name := f"tests.attack.{game}")]
    for name in (OF_ANY_GAME, *of_games):
        package = importlib.import_module(name)
        for module in pkgutil.iter_modules(package.__path__, f"{name}."):
            importlib.import_module(module.name)
    return sorted(_all, key=lambda one: (one.settings, one.title))
