"""No test waits a moment and hopes: what is to happen is waited for, or virtual time passes."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
SHORTEST = 0.2  # seconds; shorter ones depend on how fast the machine is
AT_A_PACE = TESTS / "attack"  # an attack and its bystander keep a pace; nothing is expected to have happened meanwhile
SECONDS_IN = {"sleep": 1.0, "wait_for_timeout": 0.001}  # by what it is called: Python's, and Playwright's
IN_A_PAGE = re.compile(r"setTimeout\(\w+, (\d[\d_]*)\)")  # a promise that is kept a moment later


def short_sleeps(path: Path) -> list[str]:
    return [
        f"{path.relative_to(TESTS)}:{call.lineno}"
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in SECONDS_IN
        and call.args
        and not _is_fair(call.args[0], SECONDS_IN[call.func.attr])
    ]


def _is_fair(time: ast.expr, unit: float) -> bool:
    """Nothing at all lets the loop go round; anything else has to be written out, and long."""
    if not isinstance(time, ast.Constant) or not isinstance(time.value, int | float):
        return False
    return time.value == 0 or time.value * unit >= SHORTEST


def short_moments(path: Path) -> list[str]:
    """In what a test lets a page do."""
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    waits = [(at, int(time)) for at, line in lines for time in IN_A_PAGE.findall(line)]
    return [f"{path.relative_to(TESTS)}:{at}" for at, time in waits if 0 < time < SHORTEST * 1000]


def test_no_test_sleeps_for_a_moment() -> None:
    tests = [path for path in sorted(TESTS.rglob("*.py")) if not path.is_relative_to(AT_A_PACE)]
    assert [found for path in tests for found in short_sleeps(path)] == []


def test_no_page_waits_for_a_moment() -> None:
    scripts = [path for ending in ("py", "js") for path in sorted((TESTS / "browser").rglob(f"*.{ending}"))]
    assert [found for path in scripts for found in short_moments(path)] == []
