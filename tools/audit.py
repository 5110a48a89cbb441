"""`just audit`: asks whether any package that we use has a known vulnerability.

A source of advisories that does not answer must not look like one that found nothing. So each is first asked about a
package with well-known vulnerabilities; if it does not know those, nothing that it says counts. Both programs end
with 1 when they have found something and when they have failed, so only a whole report counts as an answer.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import playing
from building import CLIENT
from steps import CACHE, ROOT, Failed, run, step

TOOLS = CACHE / "audit"
PINNED = ROOT / "requirements" / "audit.txt"
KNOWN_PYTHON = "urllib3==1.24.1"
KNOWN_NODE = ("minimist", "0.0.8")


def main() -> None:
    try:
        results = [_python(), _node()]
    except Failed as problem:
        sys.exit(f"\nNothing is known: {problem}")
    print("\nNo known hole." if all(results) else "\nHoles were found: see above.")
    sys.exit(0 if all(results) else 1)


def _python() -> bool:
    """Whether nothing is known against our Python packages."""
    with step("pip-audit"):
        _install()
    program: list[str | Path] = [TOOLS / "bin" / "pip-audit", "--strict", "--progress-spinner=off", "--format=json"]
    with tempfile.TemporaryDirectory() as folder:
        known = Path(folder) / "known.txt"
        known.write_text(KNOWN_PYTHON + "\n", "utf-8")
        told = _told([*program, "--no-deps", "--disable-pip", "-r", known], ROOT)
    if "urllib3" not in python_holes(told):
        raise Failed(f"pip-audit does not know the vulnerabilities of {KNOWN_PYTHON}: {_last_line(told)}")
    ours = [word for name in ("run", "dev", "node") for word in ("-r", ROOT / "requirements" / f"{name}.txt")]
    return _is_clean("Python", python_holes(_told([*program, "--require-hashes", "--disable-pip", *ours], ROOT)))


def _install() -> None:
    if not (TOOLS / "bin" / "python").exists():
        run([sys.executable, "-m", "venv", TOOLS], "the environment for pip-audit could not be made")
    pip: list[str | Path] = [TOOLS / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "-r", PINNED], "pip-audit could not be installed")


def _node() -> bool:
    """Whether nothing is known against the client's packages."""
    if shutil.which("npm", path=playing.node_environment()["PATH"]) is None:
        raise Failed("there is no npm")
    name, version = KNOWN_NODE
    with tempfile.TemporaryDirectory() as folder, step("npm audit"):
        wanted = {"name": "known", "version": "1.0.0", "dependencies": {name: version}}
        packages = {"": wanted, f"node_modules/{name}": {"version": version}}
        (Path(folder) / "package.json").write_text(json.dumps(wanted), "utf-8")
        lock = {"name": "known", "version": "1.0.0", "lockfileVersion": 3, "packages": packages}
        (Path(folder) / "package-lock.json").write_text(json.dumps(lock), "utf-8")
        told = _told(["npm", "audit", "--json"], Path(folder))
    if name not in node_holes(told):
        raise Failed(f"npm does not know the vulnerabilities of {name} {version}: {_last_line(told)}")
    return _is_clean("client", node_holes(_told(["npm", "audit", "--json", "--include=dev"], CLIENT)))


def python_holes(told: "subprocess.CompletedProcess[str]") -> dict[str, Sequence[str]]:
    """The ids of known holes by the name of the package; raises `Failed` for what is no whole report."""
    asked = _report(told, "dependencies")
    left_out = [one["name"] for one in asked if "skip_reason" in one]
    if left_out or not asked:
        raise Failed(f"pip-audit did not look at {', '.join(left_out) or 'anything'}")
    return {one["name"]: [hole["id"] for hole in one["vulns"]] for one in asked if one["vulns"]}


def node_holes(told: "subprocess.CompletedProcess[str]") -> dict[str, Sequence[str]]:
    """The same; npm's report names what is concerned, and by which packages or advisories."""
    found = _report(told, "vulnerabilities")
    return {
        name: [via["url"] if isinstance(via, dict) else via for via in hole.get("via", ())]
        for name, hole in found.items()
    }


def _report(told: "subprocess.CompletedProcess[str]", part: str) -> Any:
    try:
        return json.loads(told.stdout)[part]
    except (ValueError, KeyError, TypeError):
        raise Failed(f"no report came: {_last_line(told)}") from None


def _is_clean(whose: str, holes: dict[str, Sequence[str]]) -> bool:
    for name, ids in sorted(holes.items()):
        print(f"{whose}: {name}: {', '.join(ids)}")
    return not holes


def _told(command: Sequence[str | Path], cwd: Path) -> "subprocess.CompletedProcess[str]":
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env=dict(playing.node_environment()), capture_output=True, text=True)


def _last_line(told: "subprocess.CompletedProcess[str]") -> str:
    said = (told.stderr or told.stdout).strip().splitlines()
    return said[-1] if said else "it said nothing"


if __name__ == "__main__":
    main()
