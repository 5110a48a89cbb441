"""What `./test` does: sets everything up, runs the checks side by side, then the tests, and says how long each took."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import environment
import playing
from building import CLIENT
from steps import ROOT, Failed, run, step

HEADLESS = "chromium-headless-shell"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES = Path("/usr/lib/postgresql")  # where Debian puts it, beside the PATH
# The part that needs it, the package that Debian has it in, and whether it is there.
PACKAGES: list[tuple[str, str, Callable[[], bool]]] = [
    ("browser", HEADLESS, lambda: _has_chromium()),
    ("browser", "firefox-esr", lambda: _is_installed("firefox-esr") or _is_installed("firefox")),
    ("browser", "webkit2gtk-driver", lambda: _is_installed("WebKitWebDriver")),
    ("browser", "xvfb", lambda: _is_installed("Xvfb")),
    ("browser", "fonts-wqy-microhei", lambda: _has_chinese_letters()),
    ("long", HEADLESS, lambda: _has_chromium()),
    ("unit", "postgresql", lambda: bool(shutil.which("initdb") or list(POSTGRES.glob("*/bin/initdb")))),
    ("unit", "nginx-light", lambda: _is_installed("nginx")),
    ("unit", "caddy", lambda: _is_installed("caddy")),
    ("unit", "systemd", lambda: _is_installed("systemd-analyze")),
    ("unit", "nats-server", lambda: _is_installed("nats-server")),
]
TOOL = environment.BIN
PYTEST: list[str | Path] = [TOOL / "python", "-m", "pytest", "-n"]
CORES = os.cpu_count() or 1
# Servers, databases and browsers often wait for one another: half as many again keep the cores busy.
WORKERS = str(max(2, CORES * 3 // 2))


class Job(NamedTuple):
    """A program to run. One that is `alone` uses every core by itself and prints as it goes."""

    title: str
    command: Sequence[str | Path]
    cwd: Path = ROOT
    alone: bool = False


class Result(NamedTuple):
    title: str
    seconds: float
    code: int


PARTS = {
    "lint": [
        Job("eslint", ["npm", "run", "--silent", "lint"], CLIENT),
        Job("knip", ["npm", "run", "--silent", "unused"], CLIENT),
        Job("prettier", ["npm", "run", "--silent", "format:check"], CLIENT),
        Job("ruff check", [TOOL / "ruff", "check", "."]),
        Job("ruff format", [TOOL / "ruff", "format", "--check", "."]),
        Job("vulture", [TOOL / "vulture"]),
        Job("vulture, tests aside", [TOOL / "vulture", "src"]),
    ],
    "types": [Job("mypy", [TOOL / "mypy"])],
    "client": [
        Job("client types", ["npm", "run", "--silent", "check"], CLIENT),
        Job("client tests", ["npm", "test", "--silent"], CLIENT),
    ],
    "unit": [Job("pytest", [*PYTEST, WORKERS, "-m", "not browser and not long", "--dist", "loadgroup"], alone=True)],
    "browser": [Job("browser", [*PYTEST, WORKERS, "-m", "browser and not long", "--dist", "worksteal"], alone=True)],
    "long": [Job("long", [*PYTEST, "auto", "-m", "long", "--dist", "worksteal"], alone=True)],
}
USUAL = [part for part in PARTS if part != "long"]
HELP = f"""\
usage: ./test [part …] [--seed N] [-- pytest's own arguments]

Sets Vernissage up and runs its tests: the usual ones, or the named parts: {", ".join(PARTS)}.
Only `./test long` runs the long ones.

  ./test
  ./test lint types
  ./test browser --seed 7    what servers deal comes from this seed; usually from the date
  ./test unit -- tests/unit/table -k clock
"""


def main(arguments: Sequence[str]) -> None:
    if "--help" in arguments or "-h" in arguments:
        print(HELP, end="")
        return
    cut = list(arguments).index("--") if "--" in arguments else len(arguments)
    parts, more = _take_seed(list(arguments[:cut])) or USUAL, list(arguments[cut + 1 :])
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        sys.exit(f"./test knows no part {unknown[0]!r}; it knows {', '.join(PARTS)}")
    jobs = [job for part in parts for job in PARTS[part]]
    try:
        results = _set_up_and_check(parts, [job for job in jobs if not job.alone])
    except Failed as problem:
        sys.exit(f"\nThe tests could not be set up. {problem}")
    results += [_run_alone(job, more) for job in jobs if job.alone]
    sys.exit(_report(results))


def _take_seed(words: list[str]) -> list[str]:
    """Returns the words without `--seed N`, which reaches every test and server through the environment."""
    if "--seed" not in words:
        return words
    place = words.index("--seed")
    if place + 1 == len(words):
        sys.exit("--seed needs a value, as in ./test browser --seed 7")
    os.environ["TEST_SEED"] = words[place + 1]  # tests/chance.py reads it
    return words[:place] + words[place + 2 :]


def _set_up_and_check(parts: Sequence[str], checks: Sequence[Job]) -> list[Result]:
    """No check needs a browser or a database: apt-get may take its time meanwhile."""
    with ThreadPoolExecutor(1) as aside:
        packages = aside.submit(_ensure_packages, parts)
        playing.set_up("dev")
        results = _run_beside(checks)
        packages.result()
    return results


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
        run([*as_root, "apt-get", "update", "-qq"], "apt-get could not fetch its package lists")
        # Nothing is started by that: the tests start what they need themselves.
        install = ["env", "RUNLEVEL=1", "apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        run([*as_root, *install], f"{names} could not be installed")


def _has_chromium() -> bool:
    """Any will do. The headless one takes a quarter less CPU, so root gets it if it is available."""
    if _is_installed(HEADLESS):
        return True
    is_easy = os.geteuid() == 0 and _is_offered(HEADLESS)
    return not is_easy and any(_is_installed(name) for name in CHROMIUMS)


def _is_offered(package: str) -> bool:
    known = shutil.which("apt-cache")
    return known is not None and subprocess.run([known, "show", package], capture_output=True).returncode == 0


def _has_chinese_letters() -> bool:
    """Without them Chinese is measured in empty boxes, which are narrower. Any font will do: the browser finds it."""
    fonts = shutil.which("fc-list")
    return fonts is not None and bool(subprocess.run([fonts, ":lang=zh"], capture_output=True).stdout)


def _is_installed(name: str) -> bool:
    """On the PATH, or where Debian puts what only administrators use."""
    return bool(shutil.which(name) or (Path("/usr/sbin") / name).exists())


def _run_beside(jobs: Sequence[Job]) -> list[Result]:
    """As many at a time as there are cores. What a job printed is shown in one piece when it has ended."""
    results = []
    with ThreadPoolExecutor(os.cpu_count()) as lanes:
        for ended in as_completed([lanes.submit(_run_quietly, job) for job in jobs]):
            result, said = ended.result()
            print(f"\n=== {result.title}\n{said}", end="", flush=True)
            results.append(result)
    return results


def _run_quietly(job: Job) -> tuple[Result, str]:
    began = time.monotonic()
    ended = subprocess.run(
        _words(job), cwd=job.cwd, env=_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    return Result(job.title, time.monotonic() - began, ended.returncode), ended.stdout.decode(errors="replace")


def _run_alone(job: Job, more: Sequence[str]) -> Result:
    print(f"\n=== {job.title}", flush=True)
    began = time.monotonic()
    code = subprocess.run([*_words(job), *more], cwd=job.cwd, env=_environment()).returncode
    return Result(job.title, time.monotonic() - began, code)


def _words(job: Job) -> list[str]:
    return [str(word) for word in job.command]


def _environment() -> Mapping[str, str]:
    return {**playing.node_environment(), "PYTHONPATH": str(ROOT / "src")}


def _report(results: Sequence[Result]) -> int:
    print()
    for title, seconds, code in results:
        print(f"{'passed' if code == 0 else 'FAILED'}  {seconds:7.1f} s  {title}")
    return 1 if any(code for _, _, code in results) else 0
