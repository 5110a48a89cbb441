"""The log as a table uses it: nobody waits, callers are called back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from vernissage.eventlog.port import Conflict, Entry, EventLog, NotStored, TableRow

logger = logging.getLogger(__name__)
Problem: TypeAlias = Conflict | NotStored
Result = TypeVar("Result")


class Store(Protocol):
    """See `EventLog` for what is promised. Nothing here calls back before it has returned, or calls back twice."""

    def append(
        self, table: str, expected: int, entries: Sequence[Entry], then: Callable[[Problem | None], None]
    ) -> None:
        """Store `entries` after number `expected`; `then` hears of a problem, or of none."""

    def read(
        self, table: str, after: int, then: Callable[[list[Entry] | NotStored], None], most: int | None = None
    ) -> None:
        """The entries numbered above `after`, in order, all or the first `most`."""

    def tables_after(self, after: str, most: int, then: Callable[[list[TableRow] | NotStored], None]) -> None:
        """The first `most` tables whose names come after `after`."""

    def delete(self, table: str, expected: int, then: Callable[[Problem | None], None]) -> None:
        """Forget the table, whose last number is `expected`."""


class AsyncStore:
    """Any `EventLog`, on asyncio. A request is carried out even if the caller has gone."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()

    def append(
        self, table: str, expected: int, entries: Sequence[Entry], then: Callable[[Problem | None], None]
    ) -> None:
        """With neither a task nor a future: every move comes through here."""
        try:
            self._log.put(table, expected, entries, lambda result: then(_problem(result)))
        except Exception as error:
            asyncio.get_running_loop().call_soon(then, _unforeseen(error))

    def read(
        self, table: str, after: int, then: Callable[[list[Entry] | NotStored], None], most: int | None = None
    ) -> None:
        self._start(_found(self._log.read(table, after, most), then))

    def tables_after(self, after: str, most: int, then: Callable[[list[TableRow] | NotStored], None]) -> None:
        self._start(_found(self._log.tables(after, most), then))

    def delete(self, table: str, expected: int, then: Callable[[Problem | None], None]) -> None:
        self._start(_done(self._log.delete(table, expected), then))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _done(work: Awaitable[object], then: Callable[[Problem | None], None]) -> None:
    try:
        await work
    except Exception as error:
        then(_problem(error))
    else:
        then(None)


def _problem(result: object) -> Problem | None:
    if not isinstance(result, Exception):
        return None
    return result if isinstance(result, Conflict | NotStored) else _unforeseen(result)


async def _found(work: Awaitable[Result], then: Callable[[Result | NotStored], None]) -> None:
    found: Result | NotStored
    try:
        found = await work
    except NotStored as error:
        found = error
    except Exception as error:
        found = _unforeseen(error)
    then(found)


def _unforeseen(error: Exception) -> NotStored:
    logger.error("the log raised an error that it should never raise", exc_info=error)
    return NotStored(str(error))
