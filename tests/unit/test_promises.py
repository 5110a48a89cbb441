"""Every promise names a test or attack that tries to break it, and every attack tries to break a promise."""

import ast
import re
from pathlib import Path

from tests.attack.frame import attacks

ROOT = Path(__file__).parents[2]
PROMISES = (ROOT / "docs" / "promises.md").read_text("utf-8")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
ATTACKS = re.compile(r"attacks? ((?:\"[^\"]+\"(?:, )?)+)")
ROW = re.compile(r"^\| (?!promised|---|attack)(.+)\|$", re.MULTILINE)


def functions_in(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def titles(text: str) -> set[str]:
    return {title for found in ATTACKS.findall(text) for title in re.findall(r'"([^"]+)"', found)}


def test_every_test_that_is_named_exists() -> None:
    named = TEST.findall(PROMISES)
    assert named
    assert [f"{path}::{name}" for path, name in named if name not in functions_in(path)] == []


def test_every_attack_is_named_and_every_named_one_exists() -> None:
    assert titles(PROMISES) == {one.title for one in attacks()}


def test_every_promise_has_somebody_who_tries_to_break_it() -> None:
    rows = [row for row in ROW.findall(PROMISES) if "ms" not in row]
    assert rows
    assert [row for row in rows if not TEST.search(row) and not titles(row)] == []
