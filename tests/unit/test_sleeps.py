"""No test waits a moment and hopes: what is to happen is waited for, or virtual time passes."""

import ast
from pathlib import Path

TESTS = Path(__file__).parent.parent
SHORTEST = 0.2  # seconds; shorter ones depend on how fast the machine is
AT_A_PACE = TESTS / "attack"  # an attack and its bystander keep a pace; nothing is expected to have happened meanwhile


def short_sleeps(path: Path) -> list[str]:
    return [
        f"{path.relative_to(TESTS)}:{call.lineno}"
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "sleep"
        and call.args
        and not _is_fair(call.args[0])
    ]


def _is_fair(seconds: ast.expr) -> bool:
    """Nothing at all lets the loop go round; anything else has to be written out, and long."""
    if not isinstance(seconds, ast.Constant) or not isinstance(seconds.value, int | float):
        return False
    return seconds.value == 0 or seconds.value >= SHORTEST


def test_no_test_sleeps_for_a_moment() -> None:
    tests = [path for path in sorted(TESTS.rglob("*.py")) if not path.is_relative_to(AT_A_PACE)]
    assert [found for path in tests for found in short_sleeps(path)] == []
