"""The interface of `vernissage dev simulate`: its options, a progress bar, and a table or JSON at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from vernissage.contract.refused import Refused

Command = TypeVar("Command", bound=Callable[..., Any])
PLAYERS = "Number of random players, or bot strengths: strong,easy."
OPTIONS = (
    click.option("--players", default="4", show_default=True, help=PLAYERS),
    click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games."),
    click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games."),
    click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else."),
)


def options(command: Command) -> Command:
    """The options that every game's simulation has."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def simulate(title: str, tally: Callable[[Callable[[], None]], Struct], games: int, *, as_json: bool) -> None:
    """Shows a progress bar while `tally` plays; `tally` calls its argument after each game."""
    try:
        with _progress(games, quiet=as_json) as done:
            result = tally(done)
    except Refused as refused:
        facts = ", ".join(f"{name}={fact}" for name, fact in refused.facts.items())
        raise click.ClickException(f"{refused.code} ({facts})") from refused
    _show(result, title, as_json=as_json)


@contextmanager
def _progress(games: int, *, quiet: bool) -> Iterator[Callable[[], None]]:
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda: bar.advance(task)


def _show(result: Struct, title: str, *, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(result).decode())
        return
    table = Table("what", "how much", title=title)
    for name, value in msgspec.to_builtins(result).items():
        table.add_row(name.replace("_", " "), msgspec.json.encode(value).decode())
    Console().print(table)
