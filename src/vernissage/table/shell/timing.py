"""Timing: how long a table waits for whom, and its own time."""

from collections.abc import Callable

from msgspec import Struct


class Patience(Struct, frozen=True):
    """How long to wait, in milliseconds. `grace`: extra time for a deadline that passed, or nearly did, while the table
    was not in memory."""

    host_gone: int = 60_000
    grace: int = 5_000
    idle: int = 5 * 60_000
    retry: int = 2_000
    bot_pause: tuple[int, int] = (900, 2_200)  # as long as a human takes; nobody enjoys instant moves
    bot_pace: float = 1.0  # time of a bot's stroke, relative to that of a hand
    bots_alone: int = 7_000  # what bots may take once people wait only for them: they are done within 8 s
    away: int = 3_000  # how long somebody may be disconnected until a game that wants to know is told


class TableTime:
    """A table's own time, in milliseconds of Unix time: it never goes back and is never behind the table's log.

    The log's times come from the node that appended: another one, or this one before its clock was set back. If they
    are ahead of the machine's clock, the table stays ahead by as much, so that what is left of a turn is right.
    """

    def __init__(self, machine: Callable[[], int]) -> None:
        self._machine = machine
        self._ahead = 0

    def now(self) -> int:
        return self._machine() + self._ahead

    def saw(self, moment: int) -> None:
        """Records that the log has an entry of this time."""
        self._ahead = max(self._ahead, moment - self._machine())

    def on_machine(self, moment: int) -> int:
        """Converts a moment of the table to the machine's clock."""
        return moment - self._ahead
