"""Orders that wait to be written, and how those who gave them hear the result."""

import asyncio
from collections.abc import Sequence

from vernissage.eventlog.orders import REMOVED, Append, Order, Removal, Result, answer_all
from vernissage.eventlog.port import Conflict, OnDone, Problem
from vernissage.runtime.meter import METRICS, Meter

GAUGES = {name: 0.0 for name, metric in METRICS.items() if metric.kind == "gauge"}


def test_a_table_grows_by_what_is_appended_and_shrinks_in_parts() -> None:
    async def look() -> None:
        loop = asyncio.get_running_loop()
        assert Append("ABCDE", 4, loop, list[Problem | None]().append, [(5,), (6,)], 0).growth == 2
        assert Removal("ABCDE", 4, loop, list[Problem | None]().append).growth == -4
        assert Removal("ABCDE", 10 * REMOVED, loop, list[Problem | None]().append).growth == -REMOVED

    asyncio.run(look())


def answered(
    callbacks: Sequence[OnDone], results: Sequence[Result], besides: Sequence[Order] = (), meter: Meter | None = None
) -> None:
    """Answers orders of `callbacks` with `results`, and lets the loop go round."""

    async def wait() -> None:
        loop = asyncio.get_running_loop()
        orders = [*besides, *(Append("ABCDE", 0, loop, on_appended, [(1,)], 0) for on_appended in callbacks)]
        answer_all(orders, results, meter or Meter())
        await asyncio.sleep(0)

    asyncio.run(wait())


def test_everybody_hears_what_came_of_their_own_order() -> None:
    first, second = list[Problem | None](), list[Problem | None]()
    conflict = Conflict("somebody was faster")
    answered([first.append, second.append], [1, conflict])
    assert (first, second) == ([None], [conflict])


def test_one_who_fails_keeps_nobody_else_waiting() -> None:
    heard: list[Problem | None] = []

    def fail(_problem: Problem | None) -> None:
        raise ValueError("a fault of one table")

    answered([fail, heard.append], [1, 2])
    assert heard == [None]


def test_a_loop_that_is_gone_keeps_nobody_else_waiting() -> None:
    gone = asyncio.new_event_loop()
    gone.close()
    nobody, heard = list[Problem | None](), list[Problem | None]()
    answered([heard.append], [1, 2], besides=[Append("A", 0, gone, nobody.append, [], 0)])
    assert (nobody, heard) == ([], [None])


def test_appends_are_timed_and_counted_by_what_came_of_them() -> None:
    meter = Meter(iter([0.04, 0.05, 0.06]).__next__)
    answered([lambda _: None, lambda _: None], [1, Conflict("somebody was faster")], meter=meter)
    lines = meter.text(GAUGES, {}).splitlines()
    assert 'vernissage_appends_total{result="stored"} 1' in lines
    assert 'vernissage_appends_total{result="Conflict"} 1' in lines
    assert "vernissage_append_seconds_count 2" in lines
    assert "vernissage_append_seconds_sum 0.100000" in lines
    assert "vernissage_tell_seconds_count 1" in lines
    assert "vernissage_tell_seconds_sum 0.010000" in lines
