"""`vernissage export`: writes tables to a file."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO

import click

from vernissage.cli.where import config_of, open_log, where_options
from vernissage.contract.refused import Refused
from vernissage.contract.resources import Resources
from vernissage.eventlog.port import Entry, EventLog, TableRow
from vernissage.eventlog.transfer import write_header, write_table
from vernissage.games.registry import all_games
from vernissage.runtime.on_asyncio import answer_of
from vernissage.table.state.secrets import read_code
from vernissage.table.state.stripping import stripped
from vernissage.table.state.table import Games

STDOUT = Path("-")
TABLES_PER_PAGE = 100


@click.command("export")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
@click.argument("codes", nargs=-1)
@click.option("--whole", is_flag=True, help="Include all secrets, so that the tables can be imported and used again.")
@where_options
@click.pass_context
def command(ctx: click.Context, file: Path, codes: tuple[str, ...], whole: bool, data: Path, log: str) -> None:
    """Write the tables with these CODES to FILE, or all tables.

    Without --whole, the file is a report: it contains no browser's secret and, for a game in progress, only what
    watchers see. It does contain names and chat lines. If the server stores its tables in the data folder, stop it
    first.

    \b
    vernissage export report.jsonl ABCDE
    vernissage export --whole tables.jsonl
    """
    from vernissage.app import LOG_FILE

    resources: Resources = ctx.obj()
    if not log and not (data / LOG_FILE).exists():
        raise click.ClickException(f"there are no tables in {data}")
    opened, wanted = open_log(config_of(data, log)), _read(codes)
    with _written(file) as out:
        asyncio.run(_export(opened, out, wanted, None if whole else all_games(resources)))


@contextmanager
def _written(file: Path) -> Iterator[IO[bytes]]:
    """Writes a file that only its owner can read, and renames it once it is complete: an earlier file stays until
    then."""
    if file == STDOUT:
        yield sys.stdout.buffer
        return
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            yield out
        part.replace(file)
    except OSError as problem:
        raise click.ClickException(f"{file} cannot be written: {problem.strerror}") from problem
    finally:
        part.unlink(missing_ok=True)


async def _export(log: EventLog, file: IO[bytes], codes: Sequence[str], strip_with: Games | None) -> None:
    """Exports the tables; writes nothing if one of them does not exist."""
    try:
        wanted = list(codes) or [table async for table in all_tables(log)]
        write_header(file, stripped=strip_with is not None)
        for code in wanted:
            entries: list[Entry] = await answer_of(partial(log.read, code, 0))
            if not entries:
                raise click.ClickException(f"{code}: there is no such table; nothing was written")
            write_table(file, code, entries if strip_with is None else list(stripped(strip_with, entries)))
            click.echo(f"{code}: {len(entries)} entries", err=True)
    finally:
        await answer_of(log.close)


async def all_tables(log: EventLog) -> AsyncIterator[str]:
    after = ""
    while page := await _page(log, after):
        for row in page:
            yield row.table
        after = page[-1].table


async def _page(log: EventLog, after: str) -> list[TableRow]:
    return await answer_of(partial(log.tables_after, after, TABLES_PER_PAGE))


def _read(codes: Sequence[str]) -> list[str]:
    try:
        return [read_code(code) for code in codes]
    except Refused as refused:
        raise click.ClickException("a code has five letters or digits, such as ABCDE") from refused
