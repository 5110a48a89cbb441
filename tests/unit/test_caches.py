"""What is remembered because somebody sent it is short, and there is a limit to how much of it there can be."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import vernissage

ROOT = Path(vernissage.__file__).parent
LONGEST = 240  # characters of what gets as far as a cache: a clue is the longest text that is looked up
MOST_BYTES = 160_000_000  # if every sign of every key were four bytes long


def cache_infos() -> Iterator[Callable[[], Any]]:
    """Of every function of ours that has been loaded and remembers what it found."""
    for name, module in list(sys.modules.items()):
        if name.startswith("vernissage"):
            yield from (named.cache_info for named in vars(module).values() if hasattr(named, "cache_info"))


def test_what_is_cached_has_a_limit_and_is_small_together() -> None:
    sizes = []
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "lru_cache":
                (size,) = [ast.literal_eval(word.value) for word in node.keywords if word.arg == "maxsize"]
                sizes.append(size)
    assert None not in sizes
    assert sum(sizes) * LONGEST * 4 <= MOST_BYTES
