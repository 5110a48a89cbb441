"""What a server costs: the CPU time of all its threads per piece of work, which other programs change little."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MICROSECONDS = 1_000_000


def cpu_seconds(pid: int) -> float:
    """Of all threads that live."""
    spent = [int(task.read_text().split()[0]) for task in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(spent) / 1e9


@contextmanager
def on_one_core(server: int) -> Iterator[None]:
    """The server has one core to itself, as far as we are concerned; the load comes from the others."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        for thread in Path(f"/proc/{server}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores[:1])
        os.sched_setaffinity(0, cores[1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def run_beside(server: int, load: Coroutine[Any, Any, float]) -> float:
    """What `load` finds while the server is on a core of its own."""
    with on_one_core(server):
        return asyncio.run(load)


async def cost_of_work(pid: int, done: Callable[[], int], seconds: float) -> float:
    """Microseconds of the server's CPU per piece of work that is done in the next `seconds`."""
    spent, before = cpu_seconds(pid), done()
    await asyncio.sleep(seconds)
    return (cpu_seconds(pid) - spent) / max(1, done() - before) * MICROSECONDS
