"""`vernissage export`: writes tables to a file."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import click

from vernissage.cli.where import config_of, open_log, where_options
from vernissage.core.refused import Refused
from vernissage.core.resources import Resources
from vernissage.eventlog.port import EventLog
from vernissage.eventlog.transfer import all_tables, write_header, write_table
from vernissage.games.registry import all_games
from vernissage.table.secrets import read_code
from vernissage.table.state import Games
from vernissage.table.stripping import stripped


@click.command("export")
@click.argument("file", type=click.File("wb", lazy=False))
@click.argument("codes", nargs=-1)
@click.option("--whole", is_flag=True, help="Include all secrets, so that the tables can be imported and used again.")
@where_options
@click.pass_context
def command(ctx: click.Context, file: IO[bytes], codes: tuple[str, ...], whole: bool, data: Path, log: str) -> None:
    """Write the tables with these CODES to FILE, or all tables.

    Without --whole, the file is a report: it contains no browser's secret and, for a game in progress, only what
    watchers see. It does contain names and chat lines. If the server stores its tables in the data folder, stop it
    first.

    \b
    vernissage export report.jsonl ABCDE
    vernissage export --whole tables.jsonl
    """
    resources: Resources = ctx.obj()
    asyncio.run(_export(open_log(config_of(data, log)), file, _read(codes), None if whole else all_games(resources)))


async def _export(log: EventLog, file: IO[bytes], codes: Sequence[str], strip_with: Games | None) -> None:
    wanted = list(codes) or [table async for table in all_tables(log)]
    write_header(file, stripped=strip_with is not None)
    for code in wanted:
        entries = await log.read(code)
        if not entries:
            click.echo(f"{code}: there is no such table", err=True)
            continue
        write_table(file, code, entries if strip_with is None else list(stripped(strip_with, entries)))
        click.echo(f"{code}: {len(entries)} entries", err=True)
    await log.close()


def _read(codes: Sequence[str]) -> list[str]:
    try:
        return [read_code(code) for code in codes]
    except Refused as refused:
        raise click.ClickException("a code has five letters or digits, such as ABCDE") from refused
