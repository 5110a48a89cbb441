"""Group commit: one thread writes, and whatever tables appended while it was busy goes into one transaction."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

from vernissage.eventlog.orders import Order, Result, answer_all
from vernissage.eventlog.port import NotStored

GATHER = 512  # orders in one transaction at most
LINGER = 0.003  # seconds between transactions while several tables are busy


class Writer:
    """`store` carries out what has gathered, in order, and says what came of each; it may wait, but not fail.

    An order is answered after the transaction that holds it is on disk.
    """

    def __init__(self, store: Callable[[Sequence[Order]], Sequence[Result]]) -> None:
        self._store = store
        self._waiting: SimpleQueue[Order | None] = SimpleQueue()
        self._is_finished = False
        self._ended = 0.0  # when the last transaction was over, and for which tables it was
        self._tables: set[str] = set()
        self._thread = threading.Thread(target=self._write_for_ever, name="log-writer", daemon=True)
        self._thread.start()

    def put(self, order: Order) -> None:
        """Its `then` hears what has come of it."""
        if self._is_finished:
            order.loop.call_soon(order.then, NotStored("the log is closed"))
        else:
            self._waiting.put(order)

    async def finish(self) -> None:
        """Store what waits, then end. Nothing is taken from now on."""
        self._is_finished = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread

    def _write_for_ever(self) -> None:
        while gathered := self._gather():
            answer_all(gathered, self._store(gathered))
            self._ended, self._tables = time.monotonic(), {order.table for order in gathered}

    def _gather(self) -> list[Order]:
        """Wait for an order, then take all that came meanwhile; nothing once the log is closed."""
        following = self._waiting.get()
        if following is not None:
            self._linger(following.table)
        gathered: list[Order] = []
        while following is not None:
            gathered.append(following)
            if len(gathered) == GATHER:
                return gathered
            try:
                following = self._waiting.get_nowait()
            except Empty:
                return gathered
        if gathered:
            self._waiting.put(None)
        return gathered

    def _linger(self, table: str) -> None:
        """A transaction costs as much as ten appends, so under load a moment's wait lets some share one.

        A table that is busy alone never waits: each of its appends comes from the table that was answered just before.
        """
        left = self._ended + LINGER - time.monotonic()
        if left > 0 and self._tables != {table}:
            time.sleep(left)
