"""The port for time and threads: knows the time, calls back later, and works beside the loop."""

from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Timer(Protocol):
    def cancel(self) -> None:
        """Cancels the call. Harmless if it was made already."""


class Timers(Protocol):
    """The timers of one node. Nothing here may be called from another thread."""

    def now(self) -> int:
        """Returns milliseconds of Unix time, which never go back, whatever is done to the machine's clock."""

    def call_at(self, moment: int, ring: Callable[[], None]) -> Timer:
        """Call `ring` at `moment`, or as soon as possible once it has passed, but not before this returns."""

    def call_soon(self, ring: Callable[[], None]) -> None:
        """Call `ring` at this moment, after everything else that came at the same time has been handled."""


class Workers(Protocol):
    """For work that takes too long for the loop: a few threads, or none at all."""

    def run(self, work: Callable[[], Result], then: Callable[[Result | Exception], None]) -> None:
        """Do `work`, then call `then` with what it returned, or with the exception that it raised."""


def result_or_error(work: Callable[[], Result]) -> Result | Exception:
    try:
        return work()
    except Exception as error:
        return error
