"""Rate limits of requests by address, and brute-force protection: nobody finds a table, a pass or a key by trying."""

from vernissage.contract.refused import Refused
from vernissage.limits.budgets import GUESSES, WORDS
from vernissage.limits.rate_limits import Rate, RateLimit, RateLimits
from vernissage.runtime.port import Timers
from vernissage.table.shell.room import Room
from vernissage.table.store.house import House, OnFound

GUESS_PENALTY_MS = 1_000  # time that a guess beyond the limit takes, whatever it finds, so that timing reveals nothing


class CodeGuard:
    """Limits wrong codes by address. A code is paid for before it is looked up, and repaid if it is right, so that many
    tries at once get no further than one after another. Nobody is kept from their own seat."""

    def __init__(self, tries: RateLimit, timers: Timers) -> None:
        self._tries = tries
        self._timers = timers

    def find(self, house: House, code: str, who: str, on_found: OnFound, key: str | None = None) -> None:
        """Finds a table, or says why not. Beyond the limit, only a browser whose `key` has a seat there is let in."""
        if not self._tries.take(who):
            self._find_late(house, code, on_found, key)
            return

        def repay(room: Room | Refused) -> None:
            if isinstance(room, Room):
                self._tries.give_back(who)
            on_found(room)

        house.find(code, repay)

    def _find_late(self, house: House, code: str, on_found: OnFound, key: str | None) -> None:
        moment = self._timers.now() + GUESS_PENALTY_MS

        def judge(room: Room | Refused) -> None:
            has_seat = isinstance(room, Room) and key is not None and room.table.seat_of(key) is not None
            self._timers.call_at(moment, lambda: on_found(room if has_seat else Refused("too-fast")))

        house.find(code, judge)


class RequestLimits:
    """Limits for opening tables, checking cards for bots, and wrong codes, passes and owner's keys. Each has its own,
    so that somebody who guesses codes can't lock others out."""

    def __init__(self, tables_per_minute: int, limits: RateLimits, timers: Timers) -> None:
        self.opening = limits.rare("opening", Rate(tables_per_minute / 60, tables_per_minute), "tables")
        self.words = limits.rare("words", WORDS, "words")
        self.codes = CodeGuard(limits.rare("codes", GUESSES, "codes"), timers)
        self.codes_over_http = CodeGuard(limits.rare("codes-over-http", GUESSES, "codes"), timers)
        self.passes = limits.rare("passes", GUESSES, "passes")
        self.keys = limits.rare("keys", GUESSES, "owner-keys")
