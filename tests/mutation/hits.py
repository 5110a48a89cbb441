"""Which tests run which lines, so that a fault is tried only where it could be noticed."""

import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

Span = range  # the lines of a function


class Hits:
    """Watches every call while tests run, and knows afterwards which test called what."""

    def __init__(self) -> None:
        self._tests: defaultdict[tuple[str, int], set[int]] = defaultdict(set)

    def during(self, test: int, run: Callable[[], object]) -> None:
        called: set[CodeType] = set()

        def on_call(frame: FrameType, what: str, argument: Any) -> None:
            del argument
            if what == "call":
                called.add(frame.f_code)

        sys.setprofile(on_call)
        try:
            run()
        finally:
            sys.setprofile(None)
        for code in called:
            self._tests[code.co_filename, code.co_firstlineno].add(test)

    def on(self, file: Path, lines: Span) -> set[int]:
        """The tests that call something written on these lines."""
        found = [tests for (name, line), tests in self._tests.items() if name == str(file) and line in lines]
        return set().union(*found)


def function_around(tree: ast.Module, line: int) -> Span | None:
    """The lines of the function or method that `line` is in; `None` for what is run when the module is loaded."""
    return next((span for span in _functions(tree.body) if line in span), None)


def _functions(body: list[ast.stmt]) -> Iterator[Span]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node.body)
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield range(first, (node.end_lineno or first) + 1)
