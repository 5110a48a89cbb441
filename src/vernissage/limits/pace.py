"""Slow clients: notices requests that come in too slowly, and answers that nobody reads."""

from typing import Literal, TypeAlias

from vernissage.limits.budgets import Budgets

Awaited: TypeAlias = Literal["head", "body", "nothing"]


class Pace:
    """The pace of one connection: how much of a request has come, and since when we have waited for its peer."""

    def __init__(self, budgets: Budgets) -> None:
        self._budgets = budgets
        self._awaited: Awaited = "nothing"
        self._since = 0.0
        self._taken = 0  # bytes of the request so far, or a little more
        self._unread = 0  # bytes of answers that the peer has not read
        self._unread_since = 0.0

    def head_begins(self, now: float) -> None:
        if self._awaited != "head":
            self._await("head", now)

    def data_came(self, now: float, is_idle: bool) -> None:
        """Counts incoming data. Even a line break between two requests begins the next one, which then has to be
        completed."""
        if is_idle and self._awaited == "nothing":
            self._await("head", now)

    def body_begins(self, now: float, length: int) -> None:
        self._await("body" if length else "nothing", now)

    def all_came(self) -> None:
        self._awaited = "nothing"

    def took(self, size: int) -> None:
        self._taken += size

    def room(self) -> int:
        """Returns how many bytes may be parsed next, so that no head gets far beyond its limit; 0: it has."""
        taken = self._taken if self._awaited == "head" else 0
        return max(0, self._budgets.head_bytes - taken)

    def held_up(self, now: float) -> None:
        """Stops the clock, since we are the ones not reading."""
        if self._awaited != "nothing":
            self._await(self._awaited, now)

    def is_late(self, now: float) -> bool:
        waited, budgets = now - self._since, self._budgets
        if self._awaited == "head":
            return waited > budgets.head_seconds
        if self._awaited == "body":
            return waited > budgets.body_seconds + self._taken / budgets.body_bytes_per_second
        return False

    def is_stalled(self, unread: int, now: float) -> bool:
        """Whether the peer has read none of `unread` bytes for too long; asked now and then."""
        if unread == 0 or unread < self._unread or self._unread == 0:
            self._unread_since = now
        self._unread = unread
        return now - self._unread_since > self._budgets.unread_seconds

    def _await(self, awaited: Awaited, now: float) -> None:
        self._awaited, self._since, self._taken = awaited, now, 0
