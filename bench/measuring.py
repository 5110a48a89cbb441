"""What a server costs: the CPU time of all its threads per piece of work, which other programs change little."""

import asyncio
from collections.abc import Callable
from pathlib import Path

MICROSECONDS = 1_000_000


def cpu_seconds(pid: int) -> float:
    """Of all threads that live."""
    spent = [int(task.read_text().split()[0]) for task in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(spent) / 1e9


async def cost_of_work(pid: int, done: Callable[[], int], seconds: float) -> float:
    """Microseconds of the server's CPU per piece of work that is done in the next `seconds`."""
    spent, before = cpu_seconds(pid), done()
    await asyncio.sleep(seconds)
    return (cpu_seconds(pid) - spent) / max(1, done() - before) * MICROSECONDS
