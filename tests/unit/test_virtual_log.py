"""A store in virtual time: it answers when it is told to, and not before."""

from tests.unit.eventlog.logs import entry
from tests.virtual_log import VirtualLog
from tests.virtual_time import VirtualTimers
from vernissage.eventlog.port import Conflict, NotStored, Problem


def test_what_is_appended_is_there_once_it_has_answered() -> None:
    timers = VirtualTimers(0)
    store, told = VirtualLog(timers, delay=40), list[Problem | None]()
    store.append("ABCDE", 0, [entry(1)], told.append)
    assert (store.tables, told) == ({}, [])
    timers.ring_next()
    assert timers.now() == 40
    assert (len(store.tables["ABCDE"]), told) == (1, [None])


def test_a_wrong_number_is_a_conflict_and_a_broken_disk_stores_nothing() -> None:
    timers = VirtualTimers(0)
    store, told = VirtualLog(timers), list[Problem | None]()
    store.append("ABCDE", 3, [entry(4)], told.append)
    store.delete("ABCDE", 1, told.append)
    while timers.ring_next():
        pass
    store.is_broken = True
    store.append("ABCDE", 0, [entry(1)], told.append)
    while timers.ring_next():
        pass
    assert [type(problem) for problem in told] == [Conflict, Conflict, NotStored]
    assert store.tables == {}


def test_tables_are_listed_page_by_page_and_can_be_deleted() -> None:
    timers = VirtualTimers(0)
    store, told = VirtualLog(timers), list[object]()
    store.tables = {name: [entry(1)] for name in ("C", "A", "B")}
    store.tables_after("A", 1, told.append)
    store.delete("B", 1, told.append)
    store.tables_after("A", 9, told.append)
    while timers.ring_next():
        pass
    first, deleted, second = told
    assert deleted is None
    assert [[row.table for row in rows] for rows in (first, second)] == [["B"], ["C"]]  # type: ignore[attr-defined]
