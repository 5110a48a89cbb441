"""The bench works: a second of each part, and no time is asserted."""

import os
import subprocess
import sys
from pathlib import Path

from msgspec import json

ROOT = Path(__file__).parents[2]
GROWTH = ("tables", "watchers", "drawing", "drawing-wait", "museum", "museum-bytes", "log")


def test_the_bench_measures_everybody_and_draws_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench", "moves", "ink", "start", "growth", "--short", "--offline"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    said = subprocess.run(
        [*command, "--results", str(tmp_path)], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert "we / it" in said.stdout
    for part in ("moves", "ink", "start"):
        found = json.decode((tmp_path / f"{part}.json").read_bytes())["found"]
        assert {"Vernissage", "bare picows"} <= found.keys()
        assert all(value > 0 for one in found.values() for value in one["values"])
    for part in GROWTH:
        found = json.decode((tmp_path / f"growth-{part}.json").read_bytes())["found"]
        assert all(value > 0 for _, value in found)
    assert len(list(tmp_path.glob("*.svg"))) == len(list(tmp_path.glob("*.json")))
