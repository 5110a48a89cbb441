"""Slow clients: whether a request comes in too slowly, or its answer is not taken in."""

from typing import Literal, TypeAlias

from vernissage.limits.budgets import Budgets

Awaited: TypeAlias = Literal["head", "body", "nothing"]


class Pace:
    """Of one connection: how much of a request has come, and since when the peer has been waited for."""

    def __init__(self, budgets: Budgets) -> None:
        self._budgets = budgets
        self._awaited: Awaited = "nothing"
        self._since = 0.0
        self._taken = 0  # bytes of what is awaited, or a little more
        self._unread = 0  # bytes of answers that the peer has not taken in
        self._unread_since = 0.0

    def head_begins(self, now: float) -> None:
        if self._awaited != "head":
            self._await("head", now)

    def data_came(self, now: float, is_idle: bool) -> None:
        """Even a line break between two requests begins the next one, which then has to come to an end."""
        if is_idle and self._awaited == "nothing":
            self._await("head", now)

    def body_begins(self, now: float, length: int) -> None:
        self._await("body" if length else "nothing", now)

    def all_came(self) -> None:
        self._awaited = "nothing"

    def took(self, size: int) -> None:
        self._taken += size

    def room(self) -> int:
        """How many bytes may be parsed next, so that no head gets far beyond its limit; 0: it has."""
        taken = self._taken if self._awaited == "head" else 0
        return max(0, self._budgets.head_bytes - taken)

    def held_up(self, now: float) -> None:
        """We are the ones not reading: no time goes by for the sender."""
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
        """Asked now and then: whether the peer has taken in none of `unread` bytes for too long."""
        if unread == 0 or unread < self._unread or self._unread == 0:
            self._unread_since = now
        self._unread = unread
        return now - self._unread_since > self._budgets.unread_seconds

    def _await(self, awaited: Awaited, now: float) -> None:
        self._awaited, self._since, self._taken = awaited, now, 0
