"""What `./test` does: sets everything up, then runs the parts one after another and says how long each took."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import building
import environment
import playing
from building import CLIENT
from steps import ROOT, Failed, run, step

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES = Path("/usr/lib/postgresql")  # where Debian puts it, beside the PATH
# The part that needs it, the package that Debian has it in, and whether it is there.
PACKAGES: list[tuple[str, str, Callable[[], bool]]] = [
    ("browser", "chromium", lambda: any(shutil.which(name) for name in CHROMIUMS)),
    ("unit", "postgresql", lambda: bool(shutil.which("initdb") or list(POSTGRES.glob("*/bin/initdb")))),
    ("unit", "nats-server", lambda: bool(shutil.which("nats-server") or Path("/usr/sbin/nats-server").exists())),
]
TOOL = environment.BIN
PARTS: dict[str, list[tuple[str, list[str | Path], Path]]] = {
    "lint": [
        ("ruff check", [TOOL / "ruff", "check", "."], ROOT),
        ("ruff format", [TOOL / "ruff", "format", "--check", "."], ROOT),
        ("vulture", [TOOL / "vulture"], ROOT),
        ("prettier", ["npm", "run", "--silent", "format:check"], CLIENT),
        ("eslint", ["npm", "run", "--silent", "lint"], CLIENT),
        ("knip", ["npm", "run", "--silent", "unused"], CLIENT),
    ],
    "types": [("mypy", [TOOL / "mypy"], ROOT)],
    "client": [
        ("client types", ["npm", "run", "--silent", "check"], CLIENT),
        ("client tests", ["npm", "test", "--silent"], CLIENT),
    ],
    "unit": [("pytest", [TOOL / "python", "-m", "pytest", "-m", "not browser", "-n", "auto"], ROOT)],
    "browser": [("browser", [TOOL / "python", "-m", "pytest", "-m", "browser", "-n", "auto"], ROOT)],
}
HELP = f"""\
usage: ./test [part …] [-- pytest's own arguments]

Sets Vernissage up and runs its tests: all, or the named parts: {", ".join(PARTS)}.

  ./test
  ./test lint types
  ./test unit -- tests/unit/table -k clock
"""


def main(arguments: Sequence[str]) -> None:
    if "--help" in arguments or "-h" in arguments:
        print(HELP, end="")
        return
    cut = list(arguments).index("--") if "--" in arguments else len(arguments)
    parts, more = list(arguments[:cut]) or list(PARTS), list(arguments[cut + 1 :])
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        sys.exit(f"./test knows no part {unknown[0]!r}; it knows {', '.join(PARTS)}")
    try:
        _set_up(parts)
    except Failed as problem:
        sys.exit(f"\nThe tests could not be set up. {problem}")
    sys.exit(_report([_run_one(*one, more) for part in parts for one in PARTS[part]]))


def _set_up(parts: Sequence[str]) -> None:
    building.ensure_node_modules(playing.node_environment, to_check=True)
    playing.set_up("dev")
    _ensure_packages(parts)


def _ensure_packages(parts: Sequence[str]) -> None:
    """What is missing of the programs that these parts play against, in one go."""
    missing = [package for part, package, is_there in PACKAGES if part in parts and not is_there()]
    if not missing:
        return
    names = " and ".join(missing)
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") is None:
        raise Failed(f"The tests need {names} on the PATH, and there is no apt-get to install it with.")
    with step(names):
        run([*as_root, "apt-get", "update", "-qq"], "apt-get has no lists of packages")
        run([*as_root, "apt-get", "install", "-y", "-qq", *missing], f"{names} could not be installed")


def _run_one(title: str, command: Sequence[str | Path], cwd: Path, more: Sequence[str]) -> tuple[str, float, int]:
    print(f"\n=== {title}", flush=True)
    words = [str(word) for word in command] + (list(more) if "pytest" in command else [])
    began = time.monotonic()
    code = subprocess.run(words, cwd=cwd, env=_environment()).returncode
    return title, time.monotonic() - began, code


def _environment() -> Mapping[str, str]:
    return {**playing.node_environment(), "PYTHONPATH": str(ROOT / "src")}


def _report(results: Sequence[tuple[str, float, int]]) -> int:
    print()
    for title, seconds, code in results:
        print(f"{'passed' if code == 0 else 'FAILED'}  {seconds:7.1f} s  {title}")
    return 1 if any(code for _, _, code in results) else 0
