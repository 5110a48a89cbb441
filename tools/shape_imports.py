"""Finds small modules that only one other module imports: they could be a part of it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from posixpath import dirname, join, normpath

from shape_lines import without_comments
from shape_python import parse
from shape_tree import Tree

SMALL = 15  # lines
CLIENT_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']""")
ENDINGS = ("", ".ts", ".svelte.ts", "/index.ts")


def only_imported_once(tree: Tree) -> dict[str, str]:
    """Modules of fewer than `SMALL` lines, each with the only module that imports it."""
    importers: dict[str, set[str]] = defaultdict(set)
    for module in tree.modules():
        for imported in _imports(module, tree):
            importers[imported].add(module)
    return {
        module: next(iter(importers[module]))
        for module in tree.modules()
        if tree.texts[module].count("\n") < SMALL and len(importers[module]) == 1
    }


def _imports(module: str, tree: Tree) -> Iterator[str]:
    if module.endswith(".py"):
        named = _python_imports(tree.texts[module])
    else:
        named = _client_imports(module, tree.texts[module])
    return (path for path in named if path in tree.texts)


def _python_imports(text: str) -> Iterator[str]:
    """`from a import b` may mean the module `a` or the module `a.b`."""
    for node in ast.walk(parse(text)):
        match node:
            case ast.ImportFrom(module=str(package)):
                yield _path(package)
                yield from (_path(f"{package}.{alias.name}") for alias in node.names)
            case ast.Import():
                yield from (_path(alias.name) for alias in node.names)


def _path(module: str) -> str:
    return f"src/{module.replace('.', '/')}.py"


def _client_imports(module: str, text: str) -> Iterator[str]:
    for imported in CLIENT_IMPORT.findall(without_comments(text)):
        path = normpath(join(dirname(module), imported))
        yield from (path + ending for ending in ENDINGS)
