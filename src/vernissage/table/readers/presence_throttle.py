"""A throttle for presence: if two hundred people leave at once, everybody is told a few times, not each time."""

from vernissage.table.readers.visitor import Present

PAUSE = 250  # milliseconds


class PresenceThrottle:
    """Announces a seat that comes or leaves at once, the number of spectators a few times per second. `due`: when to
    announce."""

    def __init__(self) -> None:
        self.due: int | None = None
        self._told = Present((), 0)
        self._told_at: int | None = None

    def is_due_now(self, present: Present, now: int) -> bool:
        """Whether to announce it now; if not, it is due later."""
        is_due = self._told_at is None or now >= self._told_at + PAUSE
        if is_due or present.connected != self._told.connected:
            self.due, self._told, self._told_at = None, present, now
            return True
        self.due = self._told_at + PAUSE if self._told_at is not None else now
        return False
