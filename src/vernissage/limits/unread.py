"""Whether a peer still takes in what was sent to it."""


class StallTimer:
    """Looks now and then at how much waits to be sent."""

    def __init__(self) -> None:
        self._waiting = 0
        self._since = 0.0

    def seconds(self, waiting: int, now: float) -> float:
        """For how long some of `waiting` bytes, the same or more, have been there."""
        if waiting == 0 or waiting < self._waiting or self._waiting == 0:
            self._since = now
        self._waiting = waiting
        return now - self._since
