"""`just shape`: counts what makes the code easy or hard to find one's way in, for one commit or several side by side.

    python tools/shape.py                      the working tree
    python tools/shape.py a94de0af .           a commit and the working tree
    python tools/shape.py --list forwarding    every method that only passes on

The functions on the walks are in `tools/walks.txt` of each commit; `--walks` is for commits that have no such file.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from shape_imports import only_imported_once
from shape_measures import MOST_MODULES, Figures, folders, measure
from shape_python import forwarding, pronouns
from shape_tree import WORKING_TREE, Tree, read
from shape_walks import LIST, Walk, missing, read_walks, undeclared

ROOT = Path(__file__).resolve().parents[1]
FIRST_WALKS = ROOT / "tools" / "walks-a94de0af.txt"
LARGEST = 10  # folders are shown at least


def main() -> None:
    asked = _arguments()
    trees = [read(ROOT, commit) for commit in asked.commits or [WORKING_TREE]]
    walks = [_walks(tree, asked.walks) for tree in trees]
    if asked.list:
        for tree, its_walks in zip(trees, walks, strict=True):
            print(*LISTS[asked.list](tree, its_walks), sep="\n")
        return
    measured = [measure(tree, its_walks, trees[0]) for tree, its_walks in zip(trees, walks, strict=True)]
    print("\n".join(table([tree.name for tree in trees], measured)))
    lost = [f"{tree.name}: {step}" for tree, its in zip(trees, walks, strict=True) for step in _lost(tree, its)]
    if lost:
        sys.exit("\n".join(["", "On a walk, but not in its file:", *lost]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "commits", nargs="*", help=f"what git can name; `{WORKING_TREE}`: the working tree (the default)"
    )
    parser.add_argument("--list", choices=sorted(LISTS), help="print what was counted, line by line")
    parser.add_argument("--walks", type=Path, default=FIRST_WALKS, help=f"for commits without {LIST}")
    return parser.parse_args()


def _walks(tree: Tree, otherwise: Path) -> list[Walk]:
    return read_walks(tree.texts.get(LIST) or otherwise.read_text("utf-8"))


# --- the table


def table(names: Sequence[str], measured: Sequence[Mapping[str, Figures]]) -> Iterator[str]:
    """Every section with a column for each tree; a figure that a tree lacks is a dash."""
    width = max(len(title) for figures in measured for section in figures.values() for title in section) + 2
    columns = [max(len(name), 6) for name in names]
    yield " " * width + "  ".join(f"{name:>{column}}" for name, column in zip(names, columns, strict=True))
    for section in measured[0]:
        yield f"\n{section}"
        sections = [figures[section] for figures in measured]
        titles = dict.fromkeys(title for figures in sections for title in figures)
        for title in _largest(sections, titles) if section == "Modules by folder" else titles:
            figures = [_figure(figures.get(title)) for figures in sections]
            row = "  ".join(f"{figure:>{column}}" for figure, column in zip(figures, columns, strict=True))
            yield f"  {title:<{width - 2}}{row}"


def _largest(sections: Sequence[Figures], titles: Iterable[str]) -> list[str]:
    """Folders that have too many modules in any column, and at least the largest."""
    most = {title: max(figures.get(title) or 0 for figures in sections) for title in titles}
    order = sorted(most, key=lambda title: -most[title])
    too_many = sum(modules > MOST_MODULES for modules in most.values())
    return order[: max(LARGEST, too_many)]


def _figure(value: int | None) -> str:
    return "–" if value is None else f"{value:,}"


# --- the lists


def _lost(tree: Tree, walks: Sequence[Walk]) -> list[str]:
    return [f"{walk.name}: {step}" for walk in walks for step in missing(walk, tree)]


def _list_folders(tree: Tree, _walks: Sequence[Walk]) -> Iterator[str]:
    yield from (f"{modules:4} {folder}" for folder, modules in folders(tree).most_common())


def _list_forwarding(tree: Tree, _walks: Sequence[Walk]) -> Iterator[str]:
    for path, text in tree.python():
        yield from (f"{path}:{function.line}: {function.name}" for function in forwarding(text))


def _list_pronouns(tree: Tree, _walks: Sequence[Walk]) -> Iterator[str]:
    for path, text in tree.python():
        yield from (f"{path}:{binding.line}: {binding.name}" for binding in pronouns(text))


def _list_small(tree: Tree, _walks: Sequence[Walk]) -> Iterator[str]:
    yield from (f"{module} <- {importer}" for module, importer in only_imported_once(tree).items())


def _list_walks(tree: Tree, walks: Sequence[Walk]) -> Iterator[str]:
    for walk in walks:
        yield f"[{walk.name}]"
        yield from (f"{step.path}: {step.function}{'*' * step.passes_on}" for step in walk.steps)
        yield from (f"not in its file: {step}" for step in missing(walk, tree))
        yield from (f"only passes on, without a star: {step}" for step in undeclared(walk, tree))


LISTS: Mapping[str, Callable[[Tree, Sequence[Walk]], Iterator[str]]] = {
    "folders": _list_folders,
    "forwarding": _list_forwarding,
    "pronouns": _list_pronouns,
    "small": _list_small,
    "walks": _list_walks,
}

if __name__ == "__main__":
    main()
