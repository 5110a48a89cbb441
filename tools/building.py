"""What is made, not written: the client, the decks, what bots draw, and the dictionaries."""

import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from stamps import is_fresh, stamp_of, write_stamp
from steps import CACHE, ROOT, run, side_by_side, step

CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "vernissage" / "web" / "static"
DECKS = ROOT / "src" / "vernissage" / "decks"
DRAWING = ROOT / "src" / "vernissage" / "drawing"
DICTIONARIES = ROOT / "src" / "vernissage" / "language" / "dictionaries"
TOOLS = ROOT / "tools"
PINNED = ROOT / "requirements" / "run.txt"
LOCKED = [CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc"]
CONFIGURATION = ("vite.config.ts", "chunks.config.ts", "small-fonts.config.ts", "svelte.config.js", "tsconfig.json")
SOURCES = [CLIENT / name for name in ("src", "public", "index.html", *CONFIGURATION)]

Words = Sequence[str | Path]
Environment = Callable[[], Mapping[str, str]]  # asked for only when Node is needed


def ensure_client(environment: Environment) -> None:
    wanted = stamp_of([*LOCKED, *SOURCES])
    stamp = CACHE / "client"
    if is_fresh(stamp, wanted) and (STATIC / "index.html").is_file():
        return
    ensure_node_modules(environment)
    with step("the client"):
        run(["npm", "run", "--silent", "build"], "the client could not be built", CLIENT, environment())
    write_stamp(stamp, wanted)


def ensure_node_modules(environment: Environment, *, to_check: bool = False) -> None:
    """The packages that the client is built with; `to_check`: those that check and test it as well."""
    wanted = stamp_of(LOCKED)
    to_build, all_of_them = CACHE / "node-modules", CACHE / "node-modules-all"
    enough = [all_of_them] if to_check else [all_of_them, to_build]
    if any(is_fresh(stamp, wanted) for stamp in enough) and (CLIENT / "node_modules").is_dir():
        return
    with step("the client's packages"):
        command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        command += [] if to_check else ["--omit=dev"]
        run(command, "the client's packages could not be installed (is there a network?)", CLIENT, environment())
    write_stamp(all_of_them if to_check else to_build, wanted)


def ensure_what_python_makes(python: str | Path, environment: Environment) -> None:
    makers = (ensure_decks, ensure_lineart, ensure_dictionaries)
    side_by_side(*(partial(make, python, environment) for make in makers))


def ensure_decks(python: str | Path, environment: Environment) -> None:
    wanted = stamp_of([DECKS, TOOLS / "deck_building"])
    stamp = CACHE / "decks"
    if is_fresh(stamp, wanted) and any((DECKS / "built").glob("*/deck.json")):
        return
    with step("the decks of paintings (a minute or two, once)"):
        words: Words = ["deck_building.build", "--npm", _npm(environment), "--cache", CACHE / "pictures"]
        _make(python, words, "the decks", environment)
    write_stamp(stamp, wanted)


def ensure_lineart(python: str | Path, environment: Environment) -> None:
    wanted = stamp_of([DRAWING, TOOLS / "lineart"])
    stamp = CACHE / "lineart.stamp"
    if is_fresh(stamp, wanted) and (DRAWING / "built" / "lineart.json").is_file():
        return
    with step("the pictograms that bots draw"):
        words: Words = ["lineart.build", "--npm", _npm(environment), "--cache", CACHE / "lineart"]
        _make(python, words, "the pictograms", environment)
    write_stamp(stamp, wanted)


def ensure_dictionaries(python: str | Path, environment: Environment) -> None:
    wanted = stamp_of([DICTIONARIES, TOOLS / "dictionaries.py", PINNED])
    stamp = CACHE / "dictionaries.stamp"
    if is_fresh(stamp, wanted) and (DICTIONARIES / "built").is_dir():
        return
    with step("the dictionaries (some seconds, once)"):
        _make(python, ["dictionaries"], "the dictionaries", environment)
    write_stamp(stamp, wanted)


def _npm(environment: Environment) -> str:
    return shutil.which("npm", path=environment().get("PATH")) or "npm"


def _make(python: str | Path, words: Words, what: str, environment: Environment) -> None:
    """Run a module of `tools`. pip's isolated builds find what they need through PYTHONPATH: what is there stays."""
    sources = os.pathsep.join(filter(None, [str(ROOT / "src"), str(TOOLS), environment().get("PYTHONPATH")]))
    run([python, "-m", *words], f"{what} could not be made", ROOT, {**environment(), "PYTHONPATH": sources})
