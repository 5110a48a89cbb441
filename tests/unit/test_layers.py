"""Imports point inwards: which packages each package may see is written here, and it may see no other."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vernissage

ROOT = Path(vernissage.__file__).parent
EVERYTHING = ("app", "cli", "__main__")  # the only ones that know every other
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if path.is_dir() and path.name != "__pycache__")
NOT_RULES = ("simulation",)  # it takes the time

TABLE_PORTS = ("bus.port", "contract", "eventlog.port", "limits", "runtime.meter", "runtime.port")

MAY_SEE = {
    "contract": ["contract"],
    "drawing": ["contract", "drawing"],
    "language": ["contract", "language"],
    "clues": ["clues", "contract", "language"],
    "words": ["contract", "words"],
    "runtime": ["runtime"],
    "bus": ["bus", "runtime.port"],
    "limits": ["bus.port", "contract", "eventlog.port", "limits", "runtime.port"],
    "limits.request_limits": ["contract", "limits", "runtime.port", "table.shell.room", "table.store.house"],
    "eventlog": ["contract.seat", "eventlog", "runtime.meter", "runtime.port"],
    "decks": ["contract", "decks"],
    # What decides and folds a table sees neither its readers nor other nodes.
    "table.state": ["contract", "eventlog.port", "table.state"],
    "table.ink": ["contract", "table.ink", "table.readers.visitor", "table.state"],
    "table.readers": ["contract", "limits", "table.ink.live_ink", "table.readers", "table.state"],
    "table.shell": [*TABLE_PORTS, "table.ink", "table.nodes", "table.readers", "table.shell", "table.state"],
    "table.store": [*TABLE_PORTS, "table.nodes", "table.readers", "table.shell", "table.state", "table.store"],
    "table.nodes": [*TABLE_PORTS, "table.ink.live_ink", "table.nodes", "table.readers", "table.shell", "table.state"],
    "web": ["bus.port", "contract", "limits", "runtime.port", "table", "web"],
    "config": ["limits.budgets", "table.state.retention"],
    "simulation": ["contract", "simulation"],
    **{f"games.{game}": ["clues", "contract", "drawing", "language", f"games.{game}"] for game in GAMES},
    **{
        f"games.{game}.simulation": ["contract", "drawing", "language", "simulation", f"games.{game}"] for game in GAMES
    },
    "games.registry": ["contract", *(f"games.{game}.package" for game in GAMES)],
}


def modules() -> list[str]:
    found = [path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".") for path in ROOT.rglob("*.py")]
    return sorted(name.removesuffix(".__init__") for name in found if name != "__init__")


def room_of(module: str) -> str | None:
    """The longest entry of `MAY_SEE` that `module` is in."""
    return max((room for room in MAY_SEE if is_in(module, room)), key=len, default=None)


def is_in(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def path_of(module: str) -> Path | None:
    """The file of a module; none for a folder, or for a name inside a module."""
    base = ROOT / module.replace(".", "/")
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


def imports_of(module: str) -> Iterator[str]:
    path = path_of(module)
    assert path is not None
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            assert node.level == 0, f"{module} imports relatively: write the whole path"
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def ours(names: Iterator[str]) -> set[str]:
    return {name.removeprefix("vernissage.") for name in names if name.startswith("vernissage.")}


@pytest.mark.parametrize("module", [name for name in modules() if room_of(name)])
def test_a_module_sees_only_what_its_room_may(module: str) -> None:
    room = room_of(module)
    assert room is not None
    allowed = MAY_SEE[room]
    seen = {name for name in ours(imports_of(module)) if path_of(name) is not None}
    assert {name for name in seen if not any(is_in(name, room) for room in allowed)} == set()


def test_every_module_has_a_room() -> None:
    without = {name for name in modules() if room_of(name) is None and name.split(".")[0] not in EVERYTHING}
    assert without <= {"games", "table"}


def test_nobody_imports_the_rooms_that_know_everything() -> None:
    for module in modules():
        if module.split(".")[0] not in EVERYTHING:
            assert not {name for name in ours(imports_of(module)) if name.split(".")[0] in EVERYTHING}, module


def test_rules_have_no_clock_no_chance_of_their_own_and_no_input_or_output() -> None:
    forbidden = {"time", "datetime", "asyncio", "socket", "threading", "secrets", "os", "sqlite3", "logging"}
    for module in modules():
        if module.startswith("games.") and not set(module.split(".")) & set(NOT_RULES):
            assert not {name.split(".")[0] for name in imports_of(module)} & forbidden, module


def test_tables_and_conversations_run_on_any_runtime() -> None:
    forbidden = {"time", "datetime", "asyncio", "threading", "concurrent"}
    conversation = {f"web.socket.{name}" for name in ("admission", "conversation", "outgoing", "session")}
    for module in modules():
        if module.startswith(("table.", "limits.throttle")) or module in conversation:
            assert not {name.split(".")[0] for name in imports_of(module)} & forbidden, module
