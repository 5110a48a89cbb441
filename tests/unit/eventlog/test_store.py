"""The log as a table uses it: callers are called back once, and hear of every problem."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from vernissage.eventlog.memory import MemoryLog
from vernissage.eventlog.port import Conflict, Entry, EventLog, NotStored, OnAppended
from vernissage.eventlog.store import AsyncStore, Store
from vernissage.eventlog.virtual import VirtualStore
from vernissage.runtime.virtual import VirtualTimers

Ask = Callable[[Callable[[Any], None]], None]


def entry(number: int) -> Entry:
    return Entry(number, 1000, None, None, "table", b"{}")


def on_asyncio(asks: Sequence[Callable[[Store], Ask]], log: EventLog) -> list[Any]:
    """What is called back with, one after another."""

    async def run() -> list[Any]:
        store, loop = AsyncStore(log), asyncio.get_running_loop()
        answers = []
        for ask in asks:
            coming = loop.create_future()
            ask(store)(coming.set_result)
            assert not coming.done(), "it called back before it returned"
            answers.append(await asyncio.wait_for(coming, 60))
        return answers

    return asyncio.run(run())


def in_virtual_time(asks: Sequence[Callable[[Store], Ask]]) -> list[Any]:
    timers, answers = VirtualTimers(), list[Any]()
    store = VirtualStore(timers, delay=5)
    for number, ask in enumerate(asks):
        ask(store)(answers.append)
        assert len(answers) == number, "it called back before it returned"
        timers.pass_time(5)
    return answers


ASKS: list[Callable[[Store], Ask]] = [
    lambda store: lambda then: store.append("AAAAA", 0, [entry(1), entry(2)], then),
    lambda store: lambda then: store.append("AAAAA", 1, [entry(2)], then),
    lambda store: lambda then: store.read("AAAAA", 1, then),
    lambda store: lambda then: store.read("BBBBB", 0, then),
]


@pytest.mark.parametrize("answered", [lambda: on_asyncio(ASKS, MemoryLog()), lambda: in_virtual_time(ASKS)])
def test_what_is_stored_is_read_and_a_conflict_is_told(answered: Callable[[], list[Any]]) -> None:
    stored, conflict, read, nothing = answered()
    assert stored is None
    assert isinstance(conflict, Conflict)
    assert (read, nothing) == ([entry(2)], [])


class BrokenLog(MemoryLog):
    def __init__(self, error: Exception) -> None:
        super().__init__()
        self._error = error

    def put(self, *_: Any) -> None:
        raise self._error

    async def read(self, *_: Any, **__: Any) -> list[Entry]:
        raise self._error


class FullLog(BrokenLog):
    """It fails after it was asked, as a thread that writes does."""

    def put(self, _table: str, _expected: int, _entries: Sequence[Entry], then: OnAppended) -> None:
        asyncio.get_running_loop().call_soon(then, self._error)


@pytest.mark.parametrize("error", [NotStored("the disk is full"), OSError("unforeseen")])
def test_a_log_that_fails_is_told_as_not_stored(error: Exception) -> None:
    for answer in on_asyncio((ASKS[0], ASKS[2]), BrokenLog(error)):
        assert isinstance(answer, NotStored)


@pytest.mark.parametrize("error", [NotStored("the disk is full"), OSError("unforeseen")])
def test_what_an_append_is_answered_with_is_told_as_not_stored(error: Exception) -> None:
    (answer,) = on_asyncio(ASKS[:1], FullLog(error))
    assert isinstance(answer, NotStored)


def test_a_virtual_disk_is_broken_when_it_is_told_to_be() -> None:
    timers, answers = VirtualTimers(), list[Any]()
    store = VirtualStore(timers)
    store.is_broken = True
    store.append("AAAAA", 0, [entry(1)], answers.append)
    timers.pass_time(0)
    assert isinstance(answers[0], NotStored)
    assert store.tables == {}
