"""Threads for a database driver that blocks: one writes, others read, and the loop waits for none."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import astuple

from vernissage.eventlog.orders import REMOVED, Append, Removal
from vernissage.eventlog.port import Entry, NotStored, OnDone, Problem, check_numbering
from vernissage.eventlog.writer import Writer

logger = logging.getLogger(__name__)
Found = TypeVar("Found")


class ThreadedLog:
    def __init__(self, writer: Writer, readers: int) -> None:
        self._writer = writer
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="log-reader")
        self._is_closed = False

    def append(self, table: str, expected: int, entries: Sequence[Entry], on_appended: OnDone) -> None:
        check_numbering(expected, entries)
        rows = [(table, *astuple(entry)) for entry in entries]  # its fields are in the order of the columns
        loop, began = asyncio.get_running_loop(), self._writer.meter.clock()
        self._writer.put(Append(table, expected, loop, on_appended, rows, began))

    def delete(self, table: str, expected: int, on_deleted: OnDone) -> None:
        left = max(0, expected - REMOVED)

        def on_removed(problem: Problem | None) -> None:
            if problem is None and left:
                self.delete(table, left, on_deleted)
            else:
                on_deleted(problem)

        self._writer.put(Removal(table, expected, asyncio.get_running_loop(), on_removed))

    def close(self, on_closed: OnDone) -> None:
        """Stores what waits, then disconnects. Nothing is accepted from now on."""
        loop = asyncio.get_running_loop()
        if self._is_closed:
            loop.call_soon(on_closed, None)
            return
        self._is_closed = True
        self._writer.finish()
        loop.run_in_executor(None, self._end).add_done_callback(lambda _: on_closed(None))

    def _look_up(self, work: Callable[[], Found], on_found: Callable[[Found | NotStored], None]) -> None:
        """Runs `work` in a thread that reads."""
        loop = asyncio.get_running_loop()
        if self._is_closed:
            loop.call_soon(on_found, NotStored("the log is closed"))
        else:
            self._readers.submit(_answer, loop, work, on_found)

    def _end(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._disconnect()

    def _disconnect(self) -> None:
        """Closes what was opened."""
        raise NotImplementedError


def _answer(
    loop: asyncio.AbstractEventLoop, work: Callable[[], Found], on_found: Callable[[Found | NotStored], None]
) -> None:
    result: Found | NotStored
    try:
        result = work()
    except NotStored as problem:
        result = problem
    except Exception as error:
        logger.exception("the log raised an error that it should never raise")
        result = NotStored(str(error))
    with suppress(RuntimeError):  # the loop is closed and the caller gone
        loop.call_soon_threadsafe(on_found, result)
