"""One word, one thing: the glossary in `docs/glossary.md` beside the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "vernissage"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
# What we call it, what others call it, and the module whose first lines say so.
ELSEWHERE = re.findall(r"^\| (?:[^|]+) \| ([^|`]+) \| `([^|`]+)` \|$", GLOSSARY, re.MULTILINE)
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


def defined(tree: ast.Module) -> Iterator[str]:
    """Names of classes, and of types that are given a name, at the top of a module."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name


def where(name: str) -> list[Path]:
    return [path.relative_to(SOURCES) for path, tree in TREES.items() if name in defined(tree)]


def test_every_name_in_the_glossary_is_in_the_code() -> None:
    names = {name for name in re.findall(r"`([A-Za-z]+)`", GLOSSARY) if name[0].isupper()}
    assert len(names) > 10
    assert [name for name in sorted(names) if not where(name)] == []


def first_line(path: Path) -> str:
    """Of a module's docstring, or the first comment in a file of the client."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
    return next(line for line in text.splitlines() if re.match(r"\s*(/\*\*|//)", line))


@pytest.mark.parametrize(("called", "where_it_is"), ELSEWHERE)
def test_what_others_call_it_is_found_in_the_first_line_of_its_module(called: str, where_it_is: str) -> None:
    path = ROOT / where_it_is if where_it_is.startswith("client/") else SOURCES / where_it_is
    assert called.lower() in first_line(path).lower()


def test_the_words_of_the_trade_are_in_the_glossary() -> None:
    assert len(ELSEWHERE) > 20
    assert {called for called, _ in ELSEWHERE} >= {"idempotency key", "backpressure", "rate limit", "fan-out"}
