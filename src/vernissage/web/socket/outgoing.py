"""Backpressure: a reader who is slow skips updates that newer ones replace; one who reads nothing is disconnected."""

from collections.abc import Callable

from vernissage.runtime.port import Timer, Timers

MOST_WAITING = 64
CLIENT_STALL_MS = 20_000  # milliseconds that a reader may go without reading anything


class Outgoing:
    """Sends to one reader. `resync` has one message sent that replaces all skipped updates."""

    def __init__(
        self,
        write: Callable[[bytes], None],
        resync: Callable[[], None],
        give_up: Callable[[], None],
        timers: Timers,
    ) -> None:
        self._write = write
        self._resync = resync
        self._give_up = give_up
        self._timers = timers
        self._paused = False
        self._skipped = False
        self._waiting: list[bytes] = []  # rarely used; an empty deque would take 0.7 KB of every connection
        self._alarm: Timer | None = None

    @property
    def is_full(self) -> bool:
        """Whether the connection's buffer is full: what is sent now does not go out at once."""
        return self._paused

    def post(self, message: bytes) -> None:
        """Sends a message that no later one can replace."""
        if not self._paused:
            self._write(message)
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._give_up()

    def news(self, message: bytes) -> None:
        """Sends an update, which a later view of everything can replace."""
        if self._paused:
            self._skipped = True
        else:
            self._write(message)

    def pause(self) -> None:
        self._paused = True
        if self._alarm is None:
            self._alarm = self._timers.call_at(self._timers.now() + CLIENT_STALL_MS, self._give_up)

    def resume(self) -> None:
        self.stop()
        self._paused = False
        if self._skipped:
            self._skipped = False
            self._resync()
        while self._waiting and not self._paused:
            self._write(self._waiting.pop(0))

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
