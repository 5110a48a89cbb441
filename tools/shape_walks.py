"""The functions on the walks: a placement, a stroke, a reconnect. Each must be in the file that the list says."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from shape_lines import without_comments
from shape_python import Function, parse, passes_on
from shape_tree import Tree

LIST = "tools/walks.txt"
AFTER_ARGUMENTS = re.compile(r"\s*(?::(?:[^;{}=]|=>)*(?:\{[^{}]*\}[^;{}=]*)?)?\{")
TYPES_ALONE = re.compile(r"^( *)(?:export )?(?:interface|type) [^\n]*\{\n.*?^\1\}", re.MULTILINE | re.DOTALL)


class Step(NamedTuple):
    path: str
    function: str
    passes_on: bool


class Walk(NamedTuple):
    name: str
    steps: tuple[Step, ...]


def read_walks(text: str) -> list[Walk]:
    """`[name]` begins a walk; `path: function, function*` says what it passes in a file; `#` begins a comment."""
    walks: list[Walk] = []
    for line in text.splitlines():
        if line.startswith("["):
            walks.append(Walk(line.strip("[] "), ()))
        elif line.strip() and not line.startswith("#"):
            walks[-1] = walks[-1]._replace(steps=(*walks[-1].steps, *_steps(line)))
    return walks


def _steps(line: str) -> Iterator[Step]:
    path, _, functions = line.partition(": ")
    for function in functions.split(","):
        yield Step(path.strip(), function.strip().removesuffix("*"), function.strip().endswith("*"))


def missing(walk: Walk, tree: Tree) -> list[str]:
    """What is on the walk and not in its file."""
    return [
        f"{step.path}: {step.function}"
        for step in walk.steps
        if not is_defined(step.function, step.path, tree.text(step.path))
    ]


def undeclared(walk: Walk, tree: Tree) -> list[str]:
    """What only passes on and is not marked so: only Python can be asked."""
    return [
        f"{step.path}: {step.function}" for step in walk.steps if not step.passes_on and _only_passes_on(step, tree)
    ]


def _only_passes_on(step: Step, tree: Tree) -> bool:
    if not step.path.endswith(".py"):
        return False
    nodes = ast.walk(parse(tree.text(step.path) or ""))
    named = [node for node in nodes if isinstance(node, Function) and node.name == step.function]
    return bool(named) and all(passes_on(node) for node in named)


def is_defined(function: str, path: str, text: str | None) -> bool:
    if text is None:
        return False
    if path.endswith(".py"):
        return _is_in_python(function, text)
    return _is_in_client(function, TYPES_ALONE.sub("", without_comments(text)))


def _is_in_python(name: str, text: str) -> bool:
    """As a function, a method, a closure, a class, or an attribute that is assigned."""
    for node in ast.walk(parse(text)):
        match node:
            case ast.FunctionDef(name=defined) | ast.AsyncFunctionDef(name=defined) | ast.ClassDef(name=defined):
                if defined == name:
                    return True
            case ast.Attribute(attr=assigned, ctx=ast.Store()) | ast.Name(id=assigned, ctx=ast.Store()):
                if assigned == name:
                    return True
    return False


def _is_in_client(name: str, text: str) -> bool:
    """As a function, a class, a method, a `const`, a property that holds a function, or a component that is shown."""
    if "." in name:
        return re.search(rf"(?<![\w.]){re.escape(name)}\(", text) is not None
    declared = rf"\b(?:function\*?|class|const|let)\s+{name}\b|(?<!\w)<{name}\b"
    held = rf"(?<![\w-])#?{name}\s*[:=]\s*(?:async\s*)?(?:function\b|\w+\s*=>|\w*\(|<|[\w#]+(?:\.#?\w+)+\s*[,;\n}}])"
    return bool(re.search(f"{declared}|{held}", text)) or _is_method(name, text)


def _is_method(name: str, text: str) -> bool:
    """`name(…) {` or `name(…): Type {`, at the beginning of a line."""
    head = rf"^\s*(?:(?:async|static|private|get|set)\s+)*[#*]?{name}(?:<[^>(]*>)?\("
    return any(
        AFTER_ARGUMENTS.match(text, _closing(text, begin.end())) for begin in re.finditer(head, text, re.MULTILINE)
    )


def _closing(text: str, position: int) -> int:
    """After the bracket that closes the one before `position`."""
    depth = 1
    while depth and position < len(text):
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position
