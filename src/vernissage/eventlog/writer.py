"""Group commit: one thread writes, and whatever tables appended while it was busy goes into one transaction."""

import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

from vernissage.eventlog.orders import Order, Result, answer_all
from vernissage.eventlog.port import NotStored
from vernissage.runtime.meter import Meter

GATHER = 512  # orders in one transaction at most
LINGER = 0.003  # seconds between transactions while several tables are busy


class Writer:
    """The thread that writes. `store` carries out what has gathered, in order, and returns the result of each; it may
    wait, but not fail.

    An order is answered after the transaction that holds it is on disk.
    """

    def __init__(self, store: Callable[[Sequence[Order]], Sequence[Result]], meter: Meter) -> None:
        self._store = store
        self.meter = meter
        self._waiting: SimpleQueue[Order | None] = SimpleQueue()
        self._is_finished = False
        self._ended = 0.0  # when the last transaction was over, and for which tables it was
        self._tables: set[str] = set()
        self._thread = threading.Thread(target=self._write_for_ever, name="log-writer", daemon=True)
        self._thread.start()

    def put(self, order: Order) -> None:
        """Enqueues an order; its callback gets the result."""
        if self._is_finished:
            answer_all([order], [NotStored("the log is closed")], self.meter)
        else:
            self._waiting.put(order)

    def finish(self) -> None:
        """Accepts nothing more; what waits is stored."""
        self._is_finished = True
        self._waiting.put(None)

    def join(self) -> None:
        """Waits until all is stored."""
        self._thread.join()

    # --- in the thread

    def _write_for_ever(self) -> None:
        while gathered := self._gather():
            answer_all(gathered, self._store(gathered), self.meter)
            self._ended, self._tables = time.monotonic(), {order.table for order in gathered}

    def _gather(self) -> list[Order]:
        """Waits for an order, then takes all that came meanwhile; nothing once the log is closed."""
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
        """Waits a moment under load, so that more appends share a transaction, which costs as much as ten of them.

        A table that is busy alone never waits: each of its appends comes from the table that was answered just before.
        """
        left = self._ended + LINGER - time.monotonic()
        if left > 0 and self._tables != {table}:
            time.sleep(left)
