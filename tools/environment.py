"""The project's own Python environment in `.venv`: with uv where it is installed, else with venv and pip."""

import os
import shutil
import sys
from pathlib import Path
from threading import Lock

from stamps import is_fresh, stamp_of, write_stamp
from steps import ROOT, Failed, run, step

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NO_VENV = "this Python cannot make environments (Debian and Ubuntu: apt install python3-venv)"
QUIET_PIP = ["--disable-pip-version-check", "--no-input"]
ONE_AT_A_TIME = Lock()  # Node may be wanted while the rest is installed


def ensure(purpose: str) -> None:
    """Install `requirements/<purpose>.txt`, hash by hash, unless it is there."""
    with ONE_AT_A_TIME:
        _ensure(purpose)


def _ensure(purpose: str) -> None:
    requirements = ROOT / "requirements" / f"{purpose}.txt"
    wanted = stamp_of([requirements], sys.version, str(ROOT))
    stamp = VENV / f".installed-{purpose}"  # goes with the environment
    if is_fresh(stamp, wanted) and PYTHON.exists():
        return
    with step(f"Python packages ({purpose})"):
        _make()
        _install(requirements)
        _point_to_sources()
    write_stamp(stamp, wanted)


def _make() -> None:
    if PYTHON.exists() and _works():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    uv = shutil.which("uv")
    if uv:
        # The decks are fetched with pip: --seed brings it.
        run([uv, "venv", "--seed", "--quiet", "--python", sys.executable, VENV], "the environment could not be made")
    else:
        run([sys.executable, "-m", "venv", VENV], NO_VENV)


def _works() -> bool:
    try:
        run([PYTHON, "-m", "pip", "--version"], "the environment is broken")
    except Failed:
        return False
    return True


def _install(requirements: Path) -> None:
    """The file lists everything. Without `--no-deps`, pip looks at the newest release of what a package asks for
    with an extra, as picows does, and refuses that release since the file does not pin it."""
    uv = shutil.which("uv")
    pip: list[str | Path] = (
        [uv, "pip", "install", "--python", PYTHON] if uv else [PYTHON, "-m", "pip", "install", *QUIET_PIP]
    )
    command = [*pip, "--quiet", "--no-deps", "--require-hashes", "-r", requirements]
    run(command, "the Python packages could not be installed (is there a network?)")


def _point_to_sources() -> None:
    """`import vernissage` and the command `vernissage` find the checkout; nothing is built for it."""
    places = [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]
    (places[0] / "vernissage-sources.pth").write_text(f"{ROOT / 'src'}\n", "utf-8")
    if os.name != "nt":
        command = BIN / "vernissage"
        command.write_text(f"#!{PYTHON}\nfrom vernissage.cli import main\n\nmain()\n", "utf-8")
        command.chmod(0o755)
