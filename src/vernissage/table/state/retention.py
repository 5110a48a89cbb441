"""How long tables are kept after the last thing that happened there."""

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.table.state.table import Table

DAY = 24 * 60 * 60 * 1000


class Retention(Struct, frozen=True):
    """Milliseconds. A table is finished once a game has been played to its end there, abandoned otherwise."""

    finished: int = 365 * DAY
    abandoned: int = 30 * DAY
    between_tables: int = 1_000  # one at a time: nobody at another table notices
    between_rounds: int = 60 * 60_000

    @property
    def shortest(self) -> int:
        return min(self.finished, self.abandoned)

    def of(self, table: Table | Refused) -> int:
        """How long this table is kept. One that cannot be read is kept as long as any: somebody may mend it."""
        if isinstance(table, Refused):
            return max(self.finished, self.abandoned)
        return self.finished if table.has_finished_games else self.abandoned
