"""Appends are timed and counted by what came of them; everybody hears the same as without."""

from tests.unit.eventlog.logs import entry
from vernissage.eventlog.measured import MeasuredStore
from vernissage.eventlog.port import Conflict
from vernissage.eventlog.store import Problem
from vernissage.eventlog.virtual import VirtualStore
from vernissage.runtime.meter import METRICS, Meter
from vernissage.runtime.virtual import VirtualTimers

GAUGES = {name: 0.0 for name, metric in METRICS.items() if metric.kind == "gauge"}


def test_an_append_is_timed_and_counted_and_answered_as_before() -> None:
    timers = VirtualTimers(0)
    meter, told = Meter(lambda: timers.now() / 1000), list[Problem | None]()
    store = MeasuredStore(VirtualStore(timers, delay=40), meter)
    store.append("ABCDE", 0, [entry(1)], told.append)
    store.append("ABCDE", 7, [entry(8)], told.append)
    while timers.ring_next():
        pass
    stored, conflict = told
    assert stored is None
    assert isinstance(conflict, Conflict)
    lines = meter.text(GAUGES, {}).splitlines()
    assert 'vernissage_appends_total{result="stored"} 1' in lines
    assert 'vernissage_appends_total{result="Conflict"} 1' in lines
    assert "vernissage_append_seconds_count 2" in lines
    assert any(line.startswith("vernissage_append_seconds_sum 0.08") for line in lines)
    assert "vernissage_tell_seconds_count 1" in lines


def test_what_is_read_listed_and_deleted_passes_through() -> None:
    timers = VirtualTimers(0)
    inner, told = VirtualStore(timers), list[object]()
    inner.tables["ABCDE"] = [entry(1)]
    store = MeasuredStore(inner, Meter())
    store.read("ABCDE", 0, told.append)
    store.tables_after("", 9, told.append)
    store.delete("ABCDE", 1, told.append)
    while timers.ring_next():
        pass
    assert told[0] == [entry(1)]
    assert len(told) == 3
    assert inner.tables == {}
