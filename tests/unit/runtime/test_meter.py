"""Metrics as Prometheus reads them, and the dashboard that shows them."""

import json
import re
from pathlib import Path

from vernissage.runtime.meter import METRICS, PREFIX, Meter

DASHBOARD = Path(__file__).parents[3] / "docs" / "grafana.json"
GAUGES = {name: 1.0 for name, metric in METRICS.items() if metric.kind == "gauge"}
LINE = re.compile(r'(\w+)(?:\{\w+="([^"]*)"\})? ([0-9.e+-]+)')


def read(text: str) -> dict[tuple[str, str], float]:
    """By name and label."""
    found = (LINE.fullmatch(line) for line in text.splitlines())
    return {(one[1], one[2] or ""): float(one[3]) for one in found if one is not None}


def test_counts_are_told_by_their_label() -> None:
    meter = Meter()
    meter.count("commands_total", "done")
    meter.count("commands_total", "done")
    meter.count("commands_total", "not-host")
    meter.count("ink_frames_total", amount=7)
    found = read(meter.text(GAUGES, {"budget_hits_total": {"watchers": 3}}))
    assert found["vernissage_commands_total", "done"] == 2
    assert found["vernissage_commands_total", "not-host"] == 1
    assert found["vernissage_ink_frames_total", ""] == 7
    assert found["vernissage_budget_hits_total", "watchers"] == 3


def test_times_fall_into_every_bucket_that_is_long_enough() -> None:
    now = iter([10.0, 10.02])
    meter = Meter(lambda: next(now))
    with meter.timed("append_seconds"):
        pass
    found = read(meter.text(GAUGES, {}))
    below = {label: count for (name, label), count in found.items() if name == "vernissage_append_seconds_bucket"}
    assert (below["0.01"], below["0.025"], below["10.0"], below["+Inf"]) == (0, 1, 1, 1)
    assert found["vernissage_append_seconds_count", ""] == 1
    assert found["vernissage_append_seconds_sum", ""] == 0.02


def test_every_line_is_in_the_format_and_every_metric_is_described() -> None:
    text = Meter().text(GAUGES, {})
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in text.splitlines())
    for name, metric in METRICS.items():
        assert f"# TYPE {PREFIX}{name} {metric.kind}\n" in text


def test_the_dashboard_shows_every_metric_and_none_that_is_not_there() -> None:
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    asked = {
        name for panel in panels for one in panel["targets"] for name in re.findall(r"vernissage_\w+", one["expr"])
    }
    assert {re.sub(r"_(bucket|sum|count)$", "", name).removeprefix(PREFIX) for name in asked} == set(METRICS)
