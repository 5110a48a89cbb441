"""Who is connected to one table, and whose seat each connection may act for."""

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.table.state import Table
from vernissage.table.visitor import Present, Visitor

MOST_WATCHERS = 200
MOST_A_SEAT = 20  # connections; whoever owns a seat gets in however many watch


class Presence:
    def __init__(self) -> None:
        self._keys: dict[Visitor, str] = {}

    def __bool__(self) -> bool:
        return bool(self._keys)

    def come(self, visitor: Visitor, key: str, table: Table) -> None:
        """Raises `Refused` when there are too many."""
        seat = table.seat_of(key)
        most = MOST_WATCHERS if seat is None else MOST_A_SEAT
        if [found for _, found in self.readers(table)].count(seat) >= most:
            raise Refused("table-full", most=most)
        self._keys[visitor] = key

    def go(self, visitor: Visitor) -> str | None:
        """The key of the one who went; `None` when they had not come."""
        return self._keys.pop(visitor, None)

    def key_of(self, visitor: Visitor) -> str:
        return self._keys[visitor]

    def everybody(self) -> tuple[Visitor, ...]:
        return tuple(self._keys)

    def readers(self, table: Table) -> list[tuple[Visitor, Seat | None]]:
        return [(visitor, table.seat_of(key)) for visitor, key in self._keys.items()]

    def by_seat(self, table: Table) -> dict[Seat | None, list[Visitor]]:
        """Those who see the same, together."""
        found: dict[Seat | None, list[Visitor]] = {}
        for visitor, seat in self.readers(table):
            found.setdefault(seat, []).append(visitor)
        return found

    def at(self, table: Table) -> Present:
        """Seats are what `table` says they are: a key may own one at one moment and none at the next."""
        seats = [table.seat_of(key) for key in self._keys.values()]
        return Present(tuple(sorted({seat for seat in seats if seat is not None})), seats.count(None))
