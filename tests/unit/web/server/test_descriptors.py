"""How many connections the system lets us have."""

import sys

import pytest

from vernissage.web.server.descriptors import ENOUGH, RESERVED, connections_possible

resource = pytest.importorskip("resource", reason="Windows has no such limit")


class Limits:
    """What the system says, and what was asked of it."""

    def __init__(self, soft: int, hard: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = (soft, hard)
        monkeypatch.setattr(resource, "getrlimit", lambda _: self.now)
        monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: setattr(self, "now", wanted))


def test_the_limit_is_raised_to_what_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(1024, 4096, monkeypatch)
    assert connections_possible() == 4096 - RESERVED
    assert limits.now == (4096, 4096)


def test_no_more_is_asked_for_than_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(1024, resource.RLIM_INFINITY, monkeypatch)
    assert connections_possible() == ENOUGH - RESERVED
    assert limits.now == (ENOUGH, resource.RLIM_INFINITY)


def test_a_limit_that_is_high_enough_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(ENOUGH, 2 * ENOUGH, monkeypatch)
    assert connections_possible() == ENOUGH - RESERVED
    assert limits.now == (ENOUGH, 2 * ENOUGH)


def test_where_there_are_few_half_of_them_are_for_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    Limits(64, 64, monkeypatch)
    assert connections_possible() == 32


def test_windows_has_no_limit_to_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert connections_possible() == sys.maxsize
