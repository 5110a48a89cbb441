"""Metrics in the format of Prometheus: what is counted and timed while the server runs."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal, TypeAlias

from msgspec import Struct

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
PREFIX = "vernissage_"


class Metric(Struct, frozen=True):
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    label: str | None = None


METRICS = {
    "tables": Metric("gauge", "Tables in memory."),
    "seats_connected": Metric("gauge", "Seats whose players are connected to this node."),
    "watchers": Metric("gauge", "People who watch a table at this node."),
    "connections": Metric("gauge", "Open connections, HTTP and sockets."),
    "bus_up": Metric("gauge", "1 while other nodes can be reached, or there are none."),
    "commands_total": Metric("counter", "Commands by what came of them: done, or the code of a refusal.", "result"),
    "appends_total": Metric("counter", "Appends to the log by what came of them.", "result"),
    "append_seconds": Metric("histogram", "From an append until it is stored."),
    "tell_seconds": Metric("histogram", "From a stored append until it is handed to every reader's connection."),
    "ink_frames_total": Metric("counter", "Frames of live ink shown to readers."),
    "bot_seconds": Metric("histogram", "How long a bot thinks about a move."),
    "loop_delay_seconds": Metric("histogram", "How late the event loop is."),
    "budget_hits_total": Metric("counter", "Budgets that somebody went beyond.", "budget"),
}
Lines: TypeAlias = Iterator[str]


class Meter:
    """Counts and times; the names are those of `METRICS`. `clock`: seconds from any starting point."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in _of_kind("counter")}
        self._times = {name: _Histogram() for name in _of_kind("histogram")}

    def count(self, name: str, value: str = "", amount: int = 1) -> None:
        """Adds to a counter; `value` is that of the metric's label."""
        self._counts[name][value] += amount

    def observe(self, name: str, seconds: float) -> None:
        self._times[name].observe(seconds)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        began = self.clock()
        yield
        self.observe(name, self.clock() - began)

    def text(self, gauges: Mapping[str, float], counts: Mapping[str, Mapping[str, int]]) -> str:
        """Renders all metrics, with those kept elsewhere: `gauges`, and `counts` by the value of their label."""
        return "\n".join([*self._lines(gauges, counts), ""])

    def _lines(self, gauges: Mapping[str, float], counts: Mapping[str, Mapping[str, int]]) -> Lines:
        for name, metric in METRICS.items():
            yield f"# HELP {PREFIX}{name} {metric.help}"
            yield f"# TYPE {PREFIX}{name} {metric.kind}"
            if metric.kind == "histogram":
                yield from self._times[name].lines(PREFIX + name)
            elif metric.kind == "gauge":
                yield f"{PREFIX}{name} {gauges[name]:g}"
            else:
                yield from _counted(PREFIX + name, metric.label, counts.get(name, self._counts[name]))


class _Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Lines:
        below = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self._counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{limit}"}} {below}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {below}"


def _counted(name: str, label: str | None, counts: Mapping[str, int]) -> Lines:
    if label is None:
        yield f"{name} {counts.get('', 0)}"
        return
    for value, count in sorted(counts.items()):
        yield f'{name}{{{label}="{value}"}} {count}'


def _of_kind(kind: str) -> Iterable[str]:
    return [name for name, metric in METRICS.items() if metric.kind == kind]
