"""Write requests: orders that wait to be written to a log, and the callbacks that report their results."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from vernissage.eventlog.port import OnDone, Problem
from vernissage.runtime.meter import Meter

REMOVED = 1_000  # entries of a table that go in one transaction

logger = logging.getLogger(__name__)
Result: TypeAlias = int | Problem  # the table's last number afterwards, or why nothing was done


class Append(Struct, frozen=True, eq=False):
    """An append that waits. `on_done` is called on `loop`. `began`: by the meter's clock."""

    table: str
    expected: int
    loop: asyncio.AbstractEventLoop
    on_done: OnDone
    rows: Sequence[tuple[Any, ...]]
    began: float

    @property
    def growth(self) -> int:
        """Returns by how many entries the table grows."""
        return len(self.rows)


class Removal(Struct, frozen=True, eq=False):
    """Deletes the end of a table, no more at once than others can wait for."""

    table: str
    expected: int
    loop: asyncio.AbstractEventLoop
    on_done: OnDone

    @property
    def growth(self) -> int:
        return -min(REMOVED, self.expected)


Order: TypeAlias = Append | Removal


def answer_all(gathered: Sequence[Order], results: Sequence[Result], meter: Meter) -> None:
    """Reports all results, waking each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Order, Result]]] = {}
    for order, result in zip(gathered, results, strict=True):
        by_loop.setdefault(order.loop, []).append((order, result))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_answer, answers, meter)
        except RuntimeError:  # the loop is closed and the caller gone; the entries are stored all the same
            continue


def _answer(answers: Sequence[tuple[Order, Result]], meter: Meter) -> None:
    for order, result in answers:
        stored = meter.clock()
        try:
            order.on_done(None if isinstance(result, int) else result)
        except Exception:  # a bug in one table must not hold up the others
            logger.exception("a callback after an append failed")
        if isinstance(order, Append):
            _measure(order, result, stored, meter)


def _measure(order: Append, result: Result, stored: float, meter: Meter) -> None:
    meter.observe("append_seconds", stored - order.began)
    meter.count("appends_total", "stored" if isinstance(result, int) else type(result).__name__)
    if isinstance(result, int):
        meter.observe("tell_seconds", meter.clock() - stored)
