"""`just attack`: every attack in full against a started server, beside a player who only wants to play.

`just attack codes names` runs those whose title has one of these words.
"""

import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.attack.frame import Attack, attacks
from tests.attack.target import Target

MOST_GROWTH = 64  # megabytes
SETTLE = 2.0  # seconds after an attack, before the memory is looked at


class Watched:
    """A bystander for as long as the context lasts."""

    def __init__(self, target: Target, table: str) -> None:
        words = [sys.executable, "-m", "tests.attack.bystander", str(target.port), table]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def end(self) -> dict[str, float]:
        told, _ = self._process.communicate(timeout=60)
        return dict(json.loads(told)) if self._process.returncode == 0 else {"longest": float("inf"), "answers": 0}


def run(attack: Attack, target: Target) -> bool:
    """Whether it was withstood."""
    print(f"\n{attack.title}", flush=True)
    target.new_attacker()
    table = asyncio.run(target.table())
    bystander = Watched(target, table)
    time.sleep(1)
    target.held()
    before, began = target.memory(), time.monotonic()
    try:
        told, withstood = asyncio.run(attack.run(target, attack.full)), True
        asyncio.run(target.is_well())
    except (AssertionError, OSError, TimeoutError) as problem:
        told, withstood = f"{type(problem).__name__}: {problem}", False
    took = time.monotonic() - began
    time.sleep(SETTLE)
    seen, after = bystander.end(), target.memory()
    withstood = withstood and after - before <= MOST_GROWTH and seen["answers"] > 0
    print(f"  what came of it  {told} ({attack.full} in {took:.1f} s)")
    print(f"  others waited    {1000 * seen['longest']:.0f} ms at most, {seen['answers']:.0f} answers")
    print(f"  memory           {before} → {after} MB")
    for line in target.held():
        print(f"  {line}")
    print(f"  verdict          {'withstood' if withstood else 'NOT WITHSTOOD'}", flush=True)
    return withstood


def main(words: list[str]) -> None:
    chosen = [one for one in attacks() if not words or any(word in one.title for word in words)]
    if not chosen:
        sys.exit(f"no attack has any of these words in its title: {', '.join(words)}")
    results: list[bool] = []
    for settings, same in itertools.groupby(chosen, key=lambda one: one.settings):
        with tempfile.TemporaryDirectory() as folder, Target(Path(folder), ("--watch-loop", *settings)) as target:
            results += [run(one, target) for one in same]
    print(f"\n{sum(results)} of {len(results)} attacks were withstood")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
