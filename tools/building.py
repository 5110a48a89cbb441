"""What is made, not written: the client, the decks, what bots draw, and what games want made ahead."""

import os
import shutil
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from stamps import is_fresh, stamp_of, write_stamp
from steps import CACHE, ROOT, run, side_by_side, step

CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "vernissage" / "web" / "static"
DECKS = ROOT / "src" / "vernissage" / "decks"
DRAWING = ROOT / "src" / "vernissage" / "drawing"
GAMES = ROOT / "src" / "vernissage" / "games"
LANGUAGE = ROOT / "src" / "vernissage" / "language"
PINNED = ROOT / "requirements" / "run.txt"
LOCKED = [CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc"]
CONFIGURATION = ("vite.config.ts", "small-fonts.config.ts", "svelte.config.js", "tsconfig.json")
SOURCES = [CLIENT / name for name in ("src", "public", "index.html", *CONFIGURATION)]

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
    makers = (ensure_decks, ensure_lineart, ensure_games)
    side_by_side(*(partial(make, python, environment) for make in makers))


def ensure_decks(python: str | Path, environment: Environment) -> None:
    wanted = stamp_of([DECKS])
    stamp = CACHE / "decks"
    if is_fresh(stamp, wanted) and any((DECKS / "built").glob("*/deck.json")):
        return
    with step("the decks of paintings (a minute or two, once)"):
        npm = shutil.which("npm", path=environment().get("PATH")) or "npm"
        command = [python, "-m", "vernissage.decks.build", "--npm", npm, "--cache", CACHE / "pictures"]
        run(command, "the decks could not be made", ROOT, {**environment(), "PYTHONPATH": _with_sources(environment())})
    write_stamp(stamp, wanted)


def ensure_lineart(python: str | Path, environment: Environment) -> None:
    wanted = stamp_of([DRAWING])
    stamp = CACHE / "lineart.stamp"
    if is_fresh(stamp, wanted) and (DRAWING / "built" / "lineart.json").is_file():
        return
    with step("the pictograms that bots draw"):
        npm = shutil.which("npm", path=environment().get("PATH")) or "npm"
        command = [python, "-m", "vernissage.drawing.lineart.build", "--npm", npm, "--cache", CACHE / "lineart"]
        sources = {**environment(), "PYTHONPATH": _with_sources(environment())}
        run(command, "the pictograms could not be made", ROOT, sources)
    write_stamp(stamp, wanted)


def ensure_games(python: str | Path, environment: Environment) -> None:
    """A folder of a game, or of what games share about languages, that has a `build.py` gets its `built` beside it:
    made of that folder, and of our packages."""
    for builder in sorted([*GAMES.rglob("build.py"), *LANGUAGE.rglob("build.py")]):
        module = ".".join(builder.relative_to(ROOT / "src").with_suffix("").parts)
        wanted = stamp_of([builder.parent, PINNED])
        stamp = CACHE / f"{module}.stamp"
        if is_fresh(stamp, wanted) and (builder.parent / "built").is_dir():
            continue
        with step(f"{builder.parent.name} (some seconds, once)"):
            sources = {**environment(), "PYTHONPATH": _with_sources(environment())}
            run([python, "-m", module], f"{builder.parent.name} could not be made", ROOT, sources)
        write_stamp(stamp, wanted)


def _with_sources(environment: Mapping[str, str]) -> str:
    """pip's isolated builds find their requirements through PYTHONPATH: what is there stays."""
    return os.pathsep.join(filter(None, [str(ROOT / "src"), environment.get("PYTHONPATH")]))
