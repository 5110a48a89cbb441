"""What is remembered because somebody sent it is short, and there is a limit to how much of it there can be."""

import ast
import sys
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import vernissage

ROOT = Path(vernissage.__file__).parent
LONGEST = 240  # characters of what gets as far as a cache: a clue is the longest text that is looked up
MOST_BYTES = 160_000_000  # if every sign of every key were four bytes long
# Caches without a limit: nobody but us chooses what they are asked for, and there is not much of it.
OUR_OWN = {
    "contract/unicode.py",  # tables of Unicode
    "drawing/contact_sheet.py",  # sizes of a font
    "drawing/recipes/composing.py",  # built-in words
    "drawing/recipes/reading.py",  # the folder of recipes
    "games/*/referee/manner.py",  # languages and kinds of lists
    "games/*/referee/negation.py",
    "language/artists.py",
    "language/dictionaries/built.py",
    "language/lexicon.py",
    "clues/alike.py",  # the list of notions that were read
    "clues/stop_words.py",
}


def cache_infos() -> Iterator[Callable[[], Any]]:
    """Of every function of ours that has been loaded and remembers what it found."""
    for name, module in list(sys.modules.items()):
        if name.startswith("vernissage"):
            yield from (one.cache_info for one in vars(module).values() if hasattr(one, "cache_info"))


def caches() -> Iterator[tuple[str, ast.expr, ast.FunctionDef]]:
    for path in sorted(ROOT.rglob("*.py")):
        functions = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            for decorator in function.decorator_list:
                if "cache" in ast.unparse(decorator) and "property" not in ast.unparse(decorator):
                    yield path.relative_to(ROOT).as_posix(), decorator, function


def test_a_cache_without_a_limit_is_asked_by_us_alone() -> None:
    found = {
        where
        for where, decorator, function in caches()
        if not isinstance(decorator, ast.Call) and (function.args.args or function.args.kwonlyargs)
    }
    assert {where for where in found if not any(fnmatch(where, own) for own in OUR_OWN)} == set()


def test_all_others_have_a_limit_and_are_small_together() -> None:
    sizes = []
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "lru_cache":
                (size,) = [ast.literal_eval(word.value) for word in node.keywords if word.arg == "maxsize"]
                sizes.append(size)
    assert None not in sizes
    assert sum(sizes) * LONGEST * 4 <= MOST_BYTES


def test_caches_of_objects_are_looked_at_too() -> None:
    """`cache(self._read)` has no decorator: what it is asked for is a language, a script or a seat."""
    undecorated = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "cache"
    }
    assert undecorated <= {"language/understanding.py", "clues/understanding.py", "table/ink/pens.py"}
