"""A timeout for PostgreSQL: a connection that gives up on a server that has fallen silent.

The kernel notices a machine that is gone, but not one that does nothing, nor a proxy that has lost the other side.
"""

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from psycopg import errors

SILENCE = 6.0  # seconds without a byte, while an answer is due

Result = TypeVar("Result")


class MindsSilence(psycopg.Connection):
    """A connection that breaks if the server is silent for too long."""

    def wait(self, gen: Generator[Any, Any, Result], *args: Any, **limits: Any) -> Result:
        return super().wait(self._listening(gen), *args, **limits)

    def _listening(self, gen: Generator[Any, Any, Result]) -> Generator[Any, Any, Result]:
        """Counts the silence; psycopg asks several times per second whether to go on, with 0 when nothing has come."""
        end, ready = time.monotonic() + SILENCE, None
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as done:
                answer: Result = done.value
                return answer
            ready = yield wanted
            if ready:
                end = time.monotonic() + SILENCE
            elif time.monotonic() > end:
                self.pgconn.finish()
                raise errors.OperationalError(f"the server has been silent for {SILENCE:.0f} s")
