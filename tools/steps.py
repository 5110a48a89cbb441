"""Set-up steps: announced, timed, and ended with a clear message when one fails."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"


class Failed(Exception):
    """A sentence for the person who started us."""


@contextmanager
def step(title: str) -> Iterator[None]:
    print(f"· {title} …", flush=True)
    began = time.monotonic()
    yield
    print(f"  {title}: {time.monotonic() - began:.1f} s", flush=True)


def side_by_side(*works: Callable[[], None]) -> None:
    """Some wait for the network while others compute. If any fails, that is said once all have ended."""
    with ThreadPoolExecutor(len(works)) as threads:
        running = [threads.submit(work) for work in works]
    for ended in running:
        ended.result()


def run(
    command: Sequence[str | Path], why: str, cwd: Path = ROOT, environment: Mapping[str, str] | None = None
) -> None:
    """Run quietly; what the program said is shown only when it failed."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env=dict(environment or os.environ), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except OSError as problem:
        raise Failed(f"{why}: {words[0]} could not be started ({problem})") from problem
    if done.returncode != 0:
        sys.stderr.write(done.stdout.decode(errors="replace")[-6000:])
        raise Failed(f"{why}: `{' '.join(words)}` exited with {done.returncode}; its output is above")
