"""Lazy loading: a rule raises `NotYet` when it needs something slow to read."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
READ_ATTEMPTS = 8  # times that something may have to be read for one answer


class NotYet(Exception):
    """Asks the caller to run `read` where it blocks nobody, then to try again.

    Rules know nothing of threads or slow files: their callers do.
    """

    def __init__(self, read: Callable[[], None]) -> None:
        super().__init__("it has to be read first")
        self.read = read


def patiently(ask: Callable[[], T]) -> T:
    """Calls `ask`, reading whatever it still needs, for callers that can afford to wait."""
    for _ in range(READ_ATTEMPTS):
        try:
            return ask()
        except NotYet as lacking:
            lacking.read()
    return ask()


class Late(Generic[T]):
    """The base of a port that is made when it is first needed. `make` may take a few tenths of a second; if it fails,
    it is called again the next time."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: T | None = None

    def prepare(self) -> None:
        if self._made is None:
            self._made = self._make()

    def _ready(self) -> T:
        if self._made is None:
            raise NotYet(self.prepare)
        return self._made
