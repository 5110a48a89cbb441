"""Presence: who is connected to one table, and for whose seat each connection may act."""

from collections import Counter
from collections.abc import Mapping

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.limits.budgets import TableBudgets
from vernissage.limits.hits import Budget, Hits
from vernissage.table.readers.visitor import EMPTY_CROWD, Crowd, Present, Reader, Visitor
from vernissage.table.state.secrets import hashed_address
from vernissage.table.state.table import SeatFacts, Table

WORTH_SHARING = 0.1  # share of the limit; other nodes are told of more only


class Presence:
    """The visitors of a table, by key. A key may own a seat at one moment and none at the next, as the table says."""

    def __init__(self, budgets: TableBudgets, hits: Hits) -> None:
        self._budgets = budgets
        self._hits = hits
        self._keys: dict[Visitor, str] = {}
        self._addresses: dict[Visitor, str] = {}
        self._by_seat: dict[Seat | None, list[Visitor]] = {}
        self._readers: dict[Reader, list[Visitor]] = {}  # a cache, valid while seats stay as they are
        self._seats: dict[str, Seat | None] = {}  # by key
        self._present = Present((), 0)
        self._counted_for: Mapping[Seat, SeatFacts] | None = None  # the seats for which these four caches are valid

    def __bool__(self) -> bool:
        return bool(self._keys)

    def come(self, visitor: Visitor, key: str, table: Table, address: str = "", elsewhere: Crowd = EMPTY_CROWD) -> None:
        """Admits a visitor; raises `Refused` if there are too many. `elsewhere`: how many are at other nodes."""
        seat = table.seat_of(key)
        others = self.by_seat(table).get(seat, ())

        def check(budget: Budget, there: int, most: int) -> None:
            if there >= most:
                self._hits.count(budget, address, table.code)
                raise Refused("table-full", most=most)

        if seat is not None:
            check("connections-per-seat", len(others) + elsewhere.devices, self._budgets.connections_per_seat)
        else:
            check("watchers", len(others) + elsewhere.watchers, self._budgets.watchers)
            beside = sum(self._addresses[other] == address for other in others)
            check("watchers-per-address", beside + elsewhere.neighbours, self._budgets.watchers_per_address)
        self._keys[visitor] = key
        self._addresses[visitor] = address
        self._counted_for = None

    def go(self, visitor: Visitor) -> str | None:
        """Removes a visitor and returns their key; `None` if they were not here."""
        self._counted_for = None
        self._addresses.pop(visitor, None)
        return self._keys.pop(visitor, None)

    def seat_of(self, key: str, table: Table) -> Seat | None:
        """Returns the seat of a key; cached, so that keys are not compared for every move and every piece of ink."""
        if self._counted_for is not table.seats:
            self.by_seat(table)
        return self._seats[key] if key in self._seats else table.seat_of(key)  # they may have left meanwhile

    def key_of(self, visitor: Visitor) -> str:
        return self._keys[visitor]

    def addresses_of(self, seat: Seat, table: Table) -> set[str]:
        """Returns the addresses of the devices of `seat`."""
        return {self._addresses[visitor] for visitor in self.by_seat(table).get(seat, ())}

    def devices(self, table: Table) -> dict[Seat, int]:
        """Counts the devices of seats that have more than a few."""
        few = self._budgets.connections_per_seat * WORTH_SHARING
        devices = {seat: len(visitors) for seat, visitors in self.by_seat(table).items() if seat is not None}
        return {seat: count for seat, count in devices.items() if count > few}

    def crowds(self, table: Table) -> dict[str, int]:
        """Counts spectators by address, for addresses with more than a few."""
        few = self._budgets.watchers_per_address * WORTH_SHARING
        watchers = Counter(self._addresses[visitor] for visitor in self.by_seat(table).get(None, ()))
        return {address: count for address, count in watchers.items() if count > few}

    def everybody(self, besides: Visitor | None = None) -> tuple[Visitor, ...]:
        return tuple(visitor for visitor in self._keys if visitor is not besides)

    def barred(self, table: Table) -> tuple[Visitor, ...]:
        """Returns the visitors who may no longer be here."""
        addresses, code = self._addresses, table.code
        there = self._keys.items()
        return tuple(who for who, key in there if table.is_barred(key, hashed_address(code, addresses[who])))

    def by_seat(self, table: Table) -> Mapping[Seat | None, list[Visitor]]:
        """Groups visitors by what they see. Cached until somebody comes or leaves, or seats change."""
        if self._counted_for is not table.seats:
            self._by_seat = {}
            self._seats = {key: table.seat_of(key) for key in self._keys.values()}
            for visitor, key in self._keys.items():
                self._by_seat.setdefault(self._seats[key], []).append(visitor)
            self._readers = {(seat, seat): visitors for seat, visitors in self._by_seat.items()}
            seats = sorted(seat for seat in self._by_seat if seat is not None)
            self._present = Present(tuple(seats), len(self._by_seat.get(None, ())))
            self._counted_for = table.seats
        return self._by_seat

    def by_seats(self, before: Table, after: Table) -> Mapping[Reader, list[Visitor]]:
        """Groups visitors by the seat that they had before and have now."""
        if before.seats is after.seats:
            self.by_seat(after)
            return self._readers
        readers: dict[Reader, list[Visitor]] = {}
        for visitor, key in self._keys.items():
            readers.setdefault((before.seat_of(key), after.seat_of(key)), []).append(visitor)
        return readers

    def at(self, table: Table) -> Present:
        if self._counted_for is not table.seats:
            self.by_seat(table)
        return self._present
