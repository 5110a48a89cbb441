"""Retention: how long tables are kept after their last event."""

from typing import TYPE_CHECKING

from msgspec import Struct

from vernissage.contract.refused import Refused

if TYPE_CHECKING:
    from vernissage.table.state.table import Table

DAY = 24 * 60 * 60 * 1000


class Retention(Struct, frozen=True):
    """Retention times in milliseconds. A table is finished once a game has been played to its end there, else
    abandoned."""

    finished: int = 365 * DAY
    abandoned: int = 30 * DAY
    between_tables: int = 1_000  # one at a time, so that nobody at another table notices
    between_rounds: int = 60 * 60_000

    @property
    def shortest(self) -> int:
        return min(self.finished, self.abandoned)

    def of(self, table: "Table | Refused") -> int:
        """Returns how long this table is kept. One that cannot be read is kept for the longest time, as somebody may
        repair it."""
        if isinstance(table, Refused):
            return max(self.finished, self.abandoned)
        return self.finished if table.has_finished_games else self.abandoned
