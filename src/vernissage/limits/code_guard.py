"""Brute-force protection: finds a table by its code, lets nobody guess codes, and keeps nobody from their own seat."""

from collections.abc import Callable
from typing import Protocol

from vernissage.contract.refused import Refused
from vernissage.runtime.port import Timers
from vernissage.table.shell.room import Room
from vernissage.table.store.house import House, OnFound

GUESS_PENALTY_MS = (
    1000  # milliseconds that a guess beyond the allowance takes, whatever it finds: timing must reveal nothing
)


class GuessBudget(Protocol):
    def take(self) -> bool: ...

    def give_back(self) -> None: ...


class CodeGuard:
    """Wrong codes, counted by address. A code is paid for before it is looked up, and repaid if it is right: so many
    tries at once get no further than one after another."""

    def __init__(self, purse_of: Callable[[str], GuessBudget], timers: Timers, missed: Callable[[str], None]) -> None:
        """`missed` hears whose allowance is used up."""
        self._purse_of = purse_of
        self._timers = timers
        self._missed = missed

    def find(self, house: House, code: str, who: str, found: OnFound, key: str | None = None) -> None:
        """The table, or why not. Beyond the allowance only a browser whose `key` has a seat there is let in."""
        purse = self._purse_of(who)
        if not purse.take():
            self._missed(who)
            self._find_late(house, code, found, key)
            return

        def repay(room: Room | Refused) -> None:
            if isinstance(room, Room):
                purse.give_back()
            found(room)

        house.find(code, repay)

    def _find_late(self, house: House, code: str, found: OnFound, key: str | None) -> None:
        moment = self._timers.now() + GUESS_PENALTY_MS

        def judge(room: Room | Refused) -> None:
            known = isinstance(room, Room) and key is not None and room.table.seat_of(key) is not None
            self._timers.call_at(moment, lambda: found(room if known else Refused("too-fast")))

        house.find(code, judge)
