"""What `tools/shape.py` counts of a tree: figures by their titles, in sections."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from shape_imports import only_imported_once
from shape_lines import code_lines
from shape_python import PRONOUNS, forwarding, members, pronouns
from shape_tree import Tree, is_generated, is_test
from shape_walks import Walk, missing

MOST_MODULES = 20
PROGRAM = ("src", "client/src")
ELSEWHERE = ("tools", "tests", "bench", "training", "client/tests")  # and tests beside the client's modules
KINDS = ("Python", "TypeScript", "Svelte script", "Svelte markup", "Svelte CSS", "CSS")
CONTRACT = ("src/vernissage/contract", "src/vernissage/core")
CLIENT_GAME = re.compile(r"^export interface Game\b.*?^\}", re.MULTILINE | re.DOTALL)
CLIENT_MEMBER = re.compile(r"^  \w+(\??):", re.MULTILINE)
LITTLE_GAME, SCREENS = "tests/high_card.py", "tests/high_card_screens"
PROOF = re.compile(r"tests/(?:golden|property|simulat\w+|unit/simulation)/.*high_?card.*\.py")

File: TypeAlias = tuple[str, str]  # its path and text
Figures: TypeAlias = Mapping[str, int | None]  # `None`: there is nothing of the kind


def measure(tree: Tree, walks: Sequence[Walk], first: Tree) -> dict[str, Figures]:
    """`first`: the tree whose lines are compared with."""
    return {
        "Modules": modules(tree),
        "Modules by folder": folders(tree),
        "Pronoun variables in src (bindings)": bindings(tree),
        "Only passing on, in src": passing_on(tree),
        "Walks": walked(tree, walks),
        "Lines of code, without tests and generated files": lines(tree, first),
        "What a game has to write": contract(tree) | little_game(tree),
    }


def modules(tree: Tree) -> Figures:
    counted = folders(tree)
    return {
        "src": sum(module.startswith("src/") for module in tree.modules()),
        "client/src": sum(module.startswith("client/") for module in tree.modules()),
        f"folders with more than {MOST_MODULES}": sum(number > MOST_MODULES for number in counted.values()),
        "under 15 lines, imported by one": len(only_imported_once(tree)),
    }


def folders(tree: Tree) -> Counter[str]:
    return Counter(path.rpartition("/")[0] for path in tree.modules())


def bindings(tree: Tree) -> Figures:
    counted = Counter(binding.name for _, text in tree.python() for binding in pronouns(text))
    asked = [name for name in PRONOUNS if name != "here"]
    return {", ".join(asked): sum(counted[name] for name in asked)} | {name: counted[name] for name in PRONOUNS}


def passing_on(tree: Tree) -> Figures:
    counted = [function for _, text in tree.python() for function in forwarding(text)]
    methods = [function for function in counted if function.is_method]
    return {
        "methods": len(methods),
        "lines of these methods": sum(method.lines for method in methods),
        "functions outside classes": len(counted) - len(methods),
    }


def walked(tree: Tree, walks: Sequence[Walk]) -> Figures:
    figures: dict[str, int | None] = {}
    for walk in walks:
        figures[f"{walk.name}: functions"] = len(walk.steps)
        figures[f"{walk.name}: files"] = len({step.path for step in walk.steps})
        figures[f"{walk.name}: only passing on"] = sum(step.passes_on for step in walk.steps)
        figures[f"{walk.name}: not in their files"] = len(missing(walk, tree))
    return figures


# --- lines


def lines(tree: Tree, first: Tree) -> Figures:
    program = _lines_of(_program(tree)).total()
    figures: dict[str, int | None] = {kind: _count(_program(tree), kind) for kind in KINDS}
    for folder in PROGRAM:
        figures[folder] = _lines_of(file for file in _program(tree) if file[0].startswith(f"{folder}/")).total()
    figures[" and ".join(PROGRAM)] = program
    if first is not tree:
        fewer, moved = _lines_of(_program(first)).total() - program, _moved(first, tree)
        figures |= {"fewer than in the first": fewer, "moved out": moved, "fewer, moved lines aside": fewer - moved}
    return figures | {"elsewhere: tests, tools, bench, training": _lines_of(_elsewhere(tree)).total()}


def _program(tree: Tree) -> Iterator[File]:
    return ((path, text) for path, text in tree.under(*PROGRAM) if not is_test(path) and not is_generated(text))


def _elsewhere(tree: Tree) -> Iterator[File]:
    yield from tree.under(*ELSEWHERE)
    yield from ((path, text) for path, text in tree.under(*PROGRAM) if is_test(path))


def _count(files: Iterable[File], kind: str) -> int:
    return sum(len(code_lines(path, text).get(kind, ())) for path, text in files)


def _lines_of(files: Iterable[File]) -> Counter[str]:
    """Every line of code, and how often it is there."""
    return Counter(line for path, text in files for code in code_lines(path, text).values() for line in code)


def _moved(first: Tree, tree: Tree) -> int:
    """Lines that are no longer in the program and are new elsewhere, letter by letter."""
    gone = _lines_of(_program(first)) - _lines_of(_program(tree))
    return (gone & (_lines_of(_elsewhere(tree)) - _lines_of(_elsewhere(first)))).total()


# --- what a game has to write


def contract(tree: Tree) -> dict[str, int | None]:
    sources = [text for path, text in tree.under(*CONTRACT) if path.endswith(".py")]
    figures: dict[str, int | None] = {}
    for name in ("Game", "GamePackage"):
        asked = members(sources, name)
        figures[f"{name}: members"] = asked and len(asked.names)
        figures[f"{name}: without a default"] = asked and len(asked.needed)
    blocks = [CLIENT_GAME.search(text) for path, text in tree.under("client/src/games") if path.endswith(".ts")]
    marks = [mark for block in blocks if block for mark in CLIENT_MEMBER.findall(block[0])]
    return figures | {"client's Game: members": len(marks), "client's Game: not optional": marks.count("")}


def little_game(tree: Tree) -> dict[str, int | None]:
    """Its lines as an editor numbers them."""
    screens = {path: text for path, text in tree.under(SCREENS) if path.endswith((".ts", ".svelte"))}
    spoken = [text for path, text in screens.items() if "/cover/" not in path and not path.endswith("/texts.ts")]
    return {
        LITTLE_GAME: _numbered(text for path, text in tree.under("tests") if path == LITTLE_GAME),
        f"{SCREENS} (.ts, .svelte)": _numbered(screens.values()),
        "the same without cover and texts.ts": _numbered(spoken),
        "files of its screens": len(screens),
        "its golden, property, simulation": _numbered(text for path, text in tree.under("tests") if PROOF.match(path)),
    }


def _numbered(texts: Iterable[str]) -> int | None:
    return sum(text.count("\n") for text in texts) or None
