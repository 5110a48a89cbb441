"""How many tables can draw on one core, with every stroke stored: what they take of it, and how long strokes wait."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bench.measuring import cpu_seconds, on_one_core
from bench.our_tables import DrawingTable
from bench.servers import Running

Points = list[tuple[float, float]]
TABLES = (10, 30, 60, 90, 110, 130)
SETTLES = 2.0  # seconds until all that have just come draw
MILLISECONDS, PERCENT = 1_000, 100


def with_drawing(server: Running, counts: Sequence[int], seconds: float) -> tuple[Points, Points]:
    """How many percent of a core so many tables take, and the milliseconds that the slowest of a hundred strokes waits
    to be stored."""
    with on_one_core(server.pid):
        found = asyncio.run(_grow(server, counts, seconds))
    return [(count, share) for count, share, _ in found], [(count, wait) for count, _, wait in found]


async def _grow(server: Running, counts: Sequence[int], seconds: float) -> list[tuple[int, float, float]]:
    tables: list[DrawingTable] = []
    playing: list[asyncio.Future[None]] = []
    found: list[tuple[int, float, float]] = []
    try:
        for count in counts:
            new = [DrawingTable(server.port, number, draws=True, stores=True) for number in range(len(tables), count)]
            for table in new:
                await table.open()
            playing += [asyncio.ensure_future(table.play()) for table in new]
            tables += new
            await asyncio.sleep(SETTLES)
            before = cpu_seconds(server.pid)
            wait = await _slowest(tables, seconds)
            found.append((count, (cpu_seconds(server.pid) - before) / seconds * PERCENT, wait))
    finally:
        await _end(tables, playing)
    return found


async def _slowest(tables: Sequence[DrawingTable], seconds: float) -> float:
    for table in tables:
        table.waits.clear()
    await asyncio.sleep(seconds)
    waits = sorted(wait for table in tables for wait in table.waits)
    return (waits[int(0.99 * len(waits))] if waits else seconds) * MILLISECONDS  # none is stored: all wait longer


async def _end(tables: Sequence[DrawingTable], playing: Sequence["asyncio.Future[None]"]) -> None:
    for task in playing:
        task.cancel()
    for task in playing:
        with suppress(asyncio.CancelledError):
            await task
    for table in tables:
        for guest in table.guests:
            guest.line.close()
