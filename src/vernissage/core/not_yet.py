"""What a rule raises that needs something which takes long to read."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 8  # times that something may have to be read for one answer


class NotYet(Exception):
    """Have `read` done where it may take its time, then ask again.

    Rules know neither threads nor files that are slow: whoever asks them does.
    """

    def __init__(self, read: Callable[[], None]) -> None:
        super().__init__("it has to be read first")
        self.read = read


def patiently(ask: Callable[[], T]) -> T:
    """What `ask` answers, for whoever may take their time."""
    for _ in range(PATIENCE):
        try:
            return ask()
        except NotYet as lacking:
            lacking.read()
    return ask()
