"""Runs tests in a process forked off, so that what is broken there stays there."""

import os
import signal
import threading
from collections.abc import Callable, Iterable

import pytest

LONGEST_S = 60.0  # a fault may make a loop endless
_OUT = os.dup(1)  # pytest has the other


def fails_in_fork(session: pytest.Session, tests: Iterable[int], change: Callable[[], None]) -> bool:
    """Whether one of the `tests` fails once `change` was made, or making it does."""
    child = os.fork()
    if child == 0:
        os._exit(_try(session, tests, change))
    limit = threading.Timer(LONGEST_S, os.kill, (child, signal.SIGKILL))
    limit.start()
    _, status = os.waitpid(child, 0)
    limit.cancel()
    return status != 0


def _try(session: pytest.Session, tests: Iterable[int], change: Callable[[], None]) -> int:
    """1 as soon as a test fails."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    try:
        change()
        for test in tests:
            run_test(session, test)
            if session.testsfailed:
                return 1
    except BaseException:
        return 1
    return 0


def run_test(session: pytest.Session, test: int) -> None:
    session.config.hook.pytest_runtest_protocol(item=session.items[test], nextitem=None)


def say(line: str) -> None:
    os.write(_OUT, f"{line}\n".encode())
