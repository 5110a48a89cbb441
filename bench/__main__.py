"""`just bench [moves ink start client growth]`: this project beside its peers. See bench/README.md."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import click
from msgspec import Struct, json

from bench import growth, peers, plots
from bench.drawing import TABLES, with_drawing
from bench.ink import STORED, measure_ink
from bench.moves import measure_moves
from bench.rounds import OURS, Found, table
from bench.servers import ready_product
from bench.start import measure_start

RESULTS = Path(__file__).parent / "results"
PARTS = ("moves", "ink", "start", "client", "growth")


class Run(Struct, frozen=True):
    """How much is measured, beside whom, and where the results go."""

    peers: list[peers.Peer]
    rounds: int
    seconds: float
    tables: int
    results: Path
    is_short: bool

    def keep(self, name: str, found: object, drawing: str) -> None:
        self.results.mkdir(parents=True, exist_ok=True)
        machine = {"cores": os.cpu_count(), "rounds": self.rounds, "seconds": self.seconds, "tables": self.tables}
        report = json.format(json.encode({"machine": machine, "found": found}), indent=2)
        (self.results / f"{name}.json").write_bytes(report + b"\n")
        (self.results / f"{name}.svg").write_text(drawing, "utf-8")


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(PARTS))
@click.option("--rounds", default=5, show_default=True, help="How often everybody has a turn.")
@click.option("--seconds", default=5.0, show_default=True, help="How long each turn is measured.")
@click.option("--tables", default=20, show_default=True, help="Tables that are played at once.")
@click.option("--offline", is_flag=True, help="Beside the peer alone that needs no packages from a registry.")
@click.option("--short", is_flag=True, help="A second of each: only to see that the bench works.")
@click.option("--results", type=click.Path(path_type=Path), default=RESULTS, help="Folder for JSON and plots.")
def main(
    parts: tuple[str, ...], rounds: int, seconds: float, tables: int, offline: bool, short: bool, results: Path
) -> None:
    """Measure, print ratios first, and keep JSON and plots."""
    if short:
        rounds, seconds, tables = 1, 0.5, 2
    run = Run(_peers(offline), rounds, seconds, tables, results, short)
    for part in parts or PARTS:
        MEASURE[part](run)


def _peers(offline: bool) -> list[peers.Peer]:
    if offline:
        return [peer for peer in peers.PEERS_BY_NAME.values() if peer.command[0] == "python"]
    try:
        peers.install()
    except (OSError, subprocess.CalledProcessError) as problem:
        raise click.ClickException(
            f"The peers could not be installed ({problem}); use --offline to leave them out."
        ) from None
    return list(peers.PEERS_BY_NAME.values())


def _beside(name: str, title: str, unit: str, run: Run, found: dict[str, Found]) -> None:
    print(table(title, unit, found), flush=True)
    values = {contender: one.middle for contender, one in found.items() if contender != STORED}
    run.keep(name, found, plots.bars(title, unit, values, OURS))


def _moves(run: Run) -> None:
    found = measure_moves(run.peers, run.tables, run.seconds, run.rounds)
    _beside("moves", "CPU per move that four see", "µs", run, found)


def _ink(run: Run) -> None:
    found = measure_ink(run.peers, run.tables, run.seconds, run.rounds)
    _beside("ink", "CPU per piece of ink that five others see", "µs", run, found)


def _start(run: Run) -> None:
    _beside("start", "CPU until the port is open", "ms", run, measure_start(run.peers, run.rounds))


def _client(run: Run) -> None:
    from bench.client import measure_client  # Playwright is not there wherever the rest is

    found = measure_client(run.rounds)
    for title, values in {
        "Code and fonts until you can play, KB": found.kilobytes,
        "Seconds until a page can be used, CPU slowed 4 times": found.seconds,
        "Frames per second of a wall with 64 paintings, CPU slowed 4 times": found.frames_per_second,
        "Milliseconds of CPU per frame": found.milliseconds_per_frame,
    }.items():
        print(f"{title}:", {name: round(value, 1) for name, value in values.items()}, flush=True)
    run.keep("client", found, plots.bars("Code and fonts until you can play", "KB", found.kilobytes, OURS))


def _growth(run: Run) -> None:
    most = 2 if run.is_short else None
    with ready_product() as server:
        found = {  # watchers first: bots stand in at the many tables that are left behind, which costs something
            "watchers": growth.with_watchers(server, growth.WATCHERS[:most], run.seconds),
            "tables": growth.with_tables(server, growth.TABLES[: most and 1], run.seconds),
        }
        drawing = with_drawing(server, (1,) if run.is_short else TABLES, run.seconds)
    found["drawing"], found["drawing-wait"] = drawing
    found["museum"], found["museum-bytes"] = growth.with_museum(growth.PAINTINGS[:most])
    found["log"] = growth.with_log(growth.EVENTS[:most])
    for name, points in found.items():
        title, across, unit = GROWTH[name]
        print(f"{title}, {unit}:", {int(count): round(value, 1) for count, value in points}, flush=True)
        run.keep(f"growth-{name}", points, plots.line(title, across, unit, points))


GROWTH = {
    "tables": ("CPU per move", "tables", "µs"),
    "watchers": ("CPU per move at one table", "watchers", "µs"),
    "drawing": ("CPU of one core, every stroke stored", "tables where six draw", "%"),
    "drawing-wait": ("Until a stroke is stored, the slowest of a hundred", "tables where six draw", "ms"),
    "museum": ("CPU of the update about one more painting", "paintings on the wall", "µs"),
    "museum-bytes": ("Mean update about one more painting", "paintings on the wall", "bytes"),
    "log": ("CPU per entry to read a table", "entries of its log", "µs"),
}
MEASURE: dict[str, Callable[[Run], None]] = {
    "moves": _moves,
    "ink": _ink,
    "start": _start,
    "client": _client,
    "growth": _growth,
}

if __name__ == "__main__":
    main()
