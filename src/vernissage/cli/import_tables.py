"""`vernissage import`: reads tables from a file that `export --whole` has written."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import IO, Literal, TypeAlias

import click

from vernissage.cli.where import config_of, open_log, where_options
from vernissage.eventlog.port import Entry, EventLog
from vernissage.eventlog.transfer import BadFile, read_tables
from vernissage.runtime.on_asyncio import answer_of

ENTRIES_PER_APPEND = 500
Outcome: TypeAlias = Literal["imported", "already there", "differs"]


@click.command("import")
@click.argument("file", type=click.File("rb"))
@where_options
def command(file: IO[bytes], data: Path, log: str) -> None:
    """Read the tables in FILE into the data folder, or into a database.

    Tables that exist already are left alone. If the import is interrupted, run it again.

    \b
    vernissage export --whole tables.jsonl
    vernissage import tables.jsonl --log postgresql://db/vernissage
    """
    try:
        outcomes = asyncio.run(_import(open_log(config_of(data, log)), file))
    except BadFile as problem:
        raise click.ClickException(f"{file.name}: {problem}") from problem
    for outcome, tables in sorted(outcomes.items()):
        click.echo(f"{outcome}: {tables}")
    if outcomes["differs"]:
        raise click.ClickException("some codes belong to different tables here; those tables were left as they are")


async def _import(log: EventLog, file: IO[bytes]) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    try:
        for table, entries in read_tables(file):
            outcomes[await import_table(log, table, entries)] += 1
    finally:
        await answer_of(log.close)
    return outcomes


async def import_table(log: EventLog, table: str, entries: Sequence[Entry]) -> Outcome:
    """Imports one table, or resumes an interrupted import; a different table with the same code is left alone."""
    there: list[Entry] = await answer_of(partial(log.read, table, 0))
    if there != list(entries[: len(there)]):
        return "differs"
    if len(there) == len(entries):
        return "already there"
    for number in range(len(there), len(entries), ENTRIES_PER_APPEND):
        await answer_of(partial(log.append, table, number, entries[number : number + ENTRIES_PER_APPEND]))
    return "imported"
