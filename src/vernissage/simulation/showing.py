"""Shows a simulation: a progress bar while it runs, a table or JSON at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table


@contextmanager
def progress(games: int, *, quiet: bool) -> Iterator[Callable[[], None]]:
    """Shows a progress bar; yields a function to call after each game."""
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda: bar.advance(task)


def show(result: Struct, title: str, *, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(result).decode())
        return
    table = Table("what", "how much", title=title)
    for name, value in msgspec.to_builtins(result).items():
        table.add_row(name.replace("_", " "), msgspec.json.encode(value).decode())
    Console().print(table)
