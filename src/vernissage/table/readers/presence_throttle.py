"""A throttle for presence: if two hundred people leave at once, everybody is told a few times, not each time."""

from vernissage.table.readers.visitor import Present

PAUSE = 250  # milliseconds


class PresenceThrottle:
    """A seat that comes or goes is told at once; how many watch, a few times per second. `due`: when to tell."""

    def __init__(self) -> None:
        self.due: int | None = None
        self._told = Present((), 0)
        self._told_at: int | None = None

    def is_due_now(self, present: Present, now: int) -> bool:
        """Whether to tell it now; if not, later."""
        is_due = self._told_at is None or now >= self._told_at + PAUSE
        if is_due or present.connected != self._told.connected:
            self.due, self._told, self._told_at = None, present, now
            return True
        self.due = self._told_at + PAUSE if self._told_at is not None else now
        return False
