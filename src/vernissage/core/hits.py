"""Which budgets were hit, and how often: for the owner of the server to see."""

from collections import Counter

from msgspec import Struct


class Hit(Struct, frozen=True):
    """`budget` was hit `times` since the server started."""

    budget: str
    times: int


class Hits:
    """There are as many kinds as budgets, so this stays small. It says nothing about who hit them."""

    def __init__(self) -> None:
        self._times: Counter[str] = Counter()

    def count(self, budget: str) -> None:
        self._times[budget] += 1

    def list(self) -> tuple[Hit, ...]:
        """The most frequent first."""
        return tuple(Hit(budget, times) for budget, times in self._times.most_common())
