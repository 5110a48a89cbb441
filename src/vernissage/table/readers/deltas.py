"""Recent deltas of what everybody sees, kept for readers who reconnect."""

from collections import deque

from msgspec import Raw

KEPT_BYTES = 16_000  # bytes of one table


class RecentDeltas:
    """A buffer of the latest deltas, encoded, up to a total size. A reader who has missed more is shown everything."""

    def __init__(self) -> None:
        self._kept: deque[tuple[int, Raw]] = deque()  # each with the number before it
        self._size = 0

    def note(self, after: int, change: Raw) -> Raw:
        """Adds `change`, which follows number `after`, and returns it."""
        self._kept.append((after, change))
        self._size += len(change)
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popleft()[1])
        return change

    def since(self, number: int) -> tuple[Raw, ...] | None:
        """Returns all deltas since `number`, in order; `None` if that is too long ago."""
        following = tuple(change for after, change in self._kept if after >= number)
        return following if following and self._kept[-len(following)][0] == number else None
