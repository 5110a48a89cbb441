"""Orders that wait to be written to a log, and how those who gave them hear the result."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from vernissage.eventlog.port import OnAppended

REMOVED = 1_000  # entries of a table that go in one transaction

logger = logging.getLogger(__name__)
Result: TypeAlias = int | Exception


class _Waiting(Struct, frozen=True, eq=False):
    """What waits for its transaction. `then` is called on `loop` with the table's last number afterwards."""

    table: str
    expected: int
    loop: asyncio.AbstractEventLoop
    then: OnAppended


class Append(_Waiting, frozen=True, eq=False):
    rows: Sequence[tuple[Any, ...]]

    @property
    def growth(self) -> int:
        """By how many entries the table grows."""
        return len(self.rows)


class Removal(_Waiting, frozen=True, eq=False):
    """The end of a table is deleted: no more at once than others can wait for."""

    @property
    def growth(self) -> int:
        return -min(REMOVED, self.expected)


Order: TypeAlias = Append | Removal


def answer_all(gathered: Sequence[Order], results: Sequence[Result]) -> None:
    """Wake each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[OnAppended, Result]]] = {}
    for order, result in zip(gathered, results, strict=True):
        by_loop.setdefault(order.loop, []).append((order.then, result))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_answer, answers)
        except RuntimeError:  # the loop is gone, and the caller with it; the entries are stored all the same
            continue


def _answer(answers: Sequence[tuple[OnAppended, Result]]) -> None:
    for then, result in answers:
        try:
            then(result)
        except Exception:  # one table's fault keeps no other waiting
            logger.exception("a callback after an append failed")
