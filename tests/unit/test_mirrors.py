"""Every module that does something has a test that is found by its name.

`table/state/clocks.py` is tested in `tests/unit/table/state/test_clocks.py`; a module that needs several files has
`test_decide_seats.py` and the like. Modules that hold nothing but data, and ports, have nothing to test.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE, TESTS = ROOT / "src" / "vernissage", ROOT / "tests"
# What each game makes of a module is tested in a folder of that game.
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/package.py"))
PACKAGES = ("table", "limits", "web", "decks", "drawing", "words", "eventlog", "clues")
# Modules that are tested together, and where: all logs keep one contract, and nodes make sense only among others.
TOGETHER = {
    "eventlog/threaded.py": "contract/test_event_log.py",
    "eventlog/postgres_connection.py": "unit/eventlog/test_postgres.py",
    "eventlog/postgres_schema.py": "unit/eventlog/test_postgres.py",
    "eventlog/postgres_transactions.py": "unit/eventlog/test_postgres.py",
    "table/nodes/messages.py": "unit/table/nodes/test_several_nodes.py",
    "table/nodes/cluster_presence.py": "unit/table/nodes/test_several_nodes.py",
    "table/nodes/node_sync.py": "unit/table/nodes/test_several_nodes.py",
    "table/nodes/heartbeat.py": "unit/table/nodes/test_several_nodes.py",
    "table/readers/snapshot.py": "unit/table/readers/test_broadcast.py",
    "table/readers/view.py": "unit/table/state/test_redact.py",
    "web/socket/picows_adapter.py": "contract/test_seam.py",
}


def modules() -> Iterator[str]:
    for package in PACKAGES:
        for path in sorted((SOURCE / package).rglob("*.py")):
            if path.name != "__init__.py" and does_something(ast.parse(path.read_text("utf-8"))):
                yield path.relative_to(SOURCE).as_posix()


def does_something(module: ast.Module) -> bool:
    functions = [one for one in ast.walk(module) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    return any(not _is_text_alone(line) for function in functions for line in function.body)


def _is_text_alone(line: ast.stmt) -> bool:
    """A docstring, or the `...` of a port."""
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


@pytest.mark.parametrize("module", [*modules()])
def test_a_module_has_a_test_of_its_name(module: str) -> None:
    if module in TOGETHER:
        assert (TESTS / TOGETHER[module]).is_file()
        return
    stem, package = Path(module).stem, TESTS / "unit" / Path(module).parts[0]
    folders = [TESTS / "unit" / Path(module).parent, *(package / game for game in GAMES)]
    assert [
        path for folder in folders for name in (stem, f"{stem}_*") for path in folder.rglob(f"test_{name}.py")
    ] != []


@pytest.mark.parametrize(
    ("source", "does"),
    [
        ("class A(Struct):\n    a: int\n", False),
        ('class Port(Protocol):\n    def a(self) -> int:\n        """What it does."""\n', False),
        ("class Port(Protocol):\n    def a(self) -> int: ...\n", False),
        ("def a() -> int:\n    return 1\n", True),
        ("class A:\n    async def a(self) -> int:\n        return 1\n", True),
    ],
)
def test_data_and_ports_do_nothing(source: str, does: bool) -> None:
    assert does_something(ast.parse(source)) is does
