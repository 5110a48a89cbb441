"""What is told to many, encoded once."""

from collections.abc import Callable
from typing import Generic, TypeVar

Told = TypeVar("Told")


class Encoded(Generic[Told]):
    """A table tells the same object to all its readers one after another, so the last one is enough to keep."""

    def __init__(self, encode: Callable[[Told], bytes]) -> None:
        self._encode = encode
        self._last: Told | None = None
        self._bytes = b""

    def of(self, told: Told) -> bytes:
        if told is not self._last:
            self._bytes = self._encode(told)
            self._last = told
        return self._bytes
