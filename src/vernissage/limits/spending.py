"""Storage quotas: rate limits of what is stored at tables, by seat, table and address."""

from collections.abc import Sequence

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, size_of
from vernissage.limits.budgets import TableBudgets
from vernissage.limits.hits import Budget
from vernissage.limits.rate_limits import Bucket, Rate, RateLimit, RateLimits


class Account(Struct, frozen=True):
    """An account: a seat's number, or the browser's key while it has no seat, and the address."""

    name: str
    address: str
    has_seat: bool = False


def name_of(seat: Seat) -> str:
    """Returns the name under which an account pays."""
    return f"seat {seat}"


class Spending:
    """The quotas of all tables of all nodes together."""

    def __init__(self, budgets: TableBudgets, limits: RateLimits) -> None:
        self.budgets = budgets
        self.hits = limits.hits
        self.seconds = limits.seconds
        self.addresses = limits.limit("stored", budgets.stored_per_address)
        self.reactions = limits.limit("reactions", budgets.reactions_per_address)

    def open_table(self, address: str, size: int) -> None:
        """Pays for a new table, which is stored, too; raises `Refused`."""
        if not self.addresses.of(address).take(size):
            self.hits.count("stored-per-address", address)
            raise Refused("address-over-budget")


class TableSpending:
    """The quotas of the table `code`. What it does by itself costs nothing, since it follows from what people did. What
    was stored at other nodes counts, too; the log says how much."""

    def __init__(self, all_tables: Spending, code: str) -> None:
        budgets, now = all_tables.budgets, all_tables.seconds
        self._all = all_tables
        self._code = code
        self.budgets, self.hits = budgets, all_tables.hits
        self._table = Bucket(budgets.stored_per_table, now)
        self._seats = RateLimit(budgets.stored_per_seat, now)
        self._modest = RateLimit(budgets.stored_per_seat_at_least, now)
        self._reactions = RateLimit(budgets.reactions_per_seat, now)
        rates: tuple[Rate, ...] = (budgets.stored_per_table, budgets.stored_per_seat)
        self._remembers = max(rate.at_once / rate.per_second for rate in rates)

    def store(self, payer: Account, size: int, held: int, *, keeps_peace: bool = False) -> None:
        """Pays for storing; raises `Refused`, and then takes nothing. `held`: bytes of this table's log so far.
        `keeps_peace`: a command by which a host deals with people who use up the table's budget.

        Anybody over their own budget is disconnected; a table or an address over its budget is not one person's fault.
        """
        seat, address = self._seats.of(payer.name), self._all.addresses.of(payer.address)
        now = self._all.seconds()
        if held + size > self._all.budgets.stored_in_all:
            raise self._hit("table-too-long", "stored-in-all", payer)
        if not seat.take(size, now):
            raise self._hit("over-budget", "stored-per-seat", payer)
        if not keeps_peace and not self._table.take(size, now):
            seat.give_back(size)
            raise self._hit("table-over-budget", "stored-per-table", payer)
        if not self._takes_address(address, payer, size, now):
            seat.give_back(size)
            self._table.give_back(0 if keeps_peace else size)
            raise self._hit("address-over-budget", "stored-per-address", payer)

    def _takes_address(self, address: Bucket, payer: Account, size: int, now: float) -> bool:
        """Takes from the address's budget. Whoever has a seat and plays normally goes on, whatever others behind the
        address store."""
        return address.take(size, now) or (payer.has_seat and self._modest.of(payer.name).take(size, now))

    def was_stored(self, entries: Sequence[Entry]) -> None:
        """Deducts what was stored at another node, or before the table was read. Anything long ago has been paid back
        by now."""
        if not entries or entries[-1].at / 1000 < self._all.seconds() - self._remembers:
            return
        for entry in entries:
            if entry.cause is not None:
                size, moment = size_of((entry,)), entry.at / 1000
                self._table.was_taken(size, moment)
                if entry.by is not None:
                    self._seats.of(name_of(entry.by)).was_taken(size, moment)

    def reacted(self, seat: Seat) -> None:
        """Deducts a reaction at another node."""
        self._reactions.of(name_of(seat)).was_taken(1)

    def react(self, payer: Account) -> None:
        if not self._reactions.of(payer.name).take():
            raise self._hit("too-fast", "reactions-per-seat", payer)
        if not self._all.reactions.of(payer.address).take():
            raise self._hit("too-fast", "reactions-per-address", payer)

    def _hit(self, code: str, budget: Budget, payer: Account) -> Refused:
        self.hits.count(budget, payer.address, self._code)
        return Refused(code)
