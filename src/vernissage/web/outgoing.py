"""What goes out to one reader. A slow one skips what is superseded; a hopeless one is given up."""

import asyncio
from collections import deque
from collections.abc import Callable

MOST_WAITING = 64
PATIENCE = 20.0  # seconds a reader may take nothing in


class Outgoing:
    """`resync` makes one message that replaces all news that was skipped."""

    def __init__(
        self, write: Callable[[bytes], None], resync: Callable[[], bytes], give_up: Callable[[], None]
    ) -> None:
        self._write = write
        self._resync = resync
        self._give_up = give_up
        self._paused = False
        self._skipped = False
        self._waiting: deque[bytes] = deque()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_full(self) -> bool:
        return self._paused

    def post(self, message: bytes) -> None:
        """Send what nothing later can replace."""
        if not self._paused:
            self._write(message)
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._give_up()

    def news(self, message: bytes) -> None:
        """Send what a later whole view replaces."""
        if self._paused:
            self._skipped = True
        else:
            self._write(message)

    def pause(self) -> None:
        self._paused = True
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._give_up)

    def resume(self) -> None:
        self.stop()
        self._paused = False
        if self._skipped:
            self._skipped = False
            self._write(self._resync())
        while self._waiting and not self._paused:
            self._write(self._waiting.popleft())

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
