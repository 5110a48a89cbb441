"""`vernissage doctor`: checks a setup, and says what to do."""

import asyncio
import shlex
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from msgspec import Struct

from vernissage.cli.where import config_of, where_options
from vernissage.config import Config

GIGABYTE = 1 << 30
ENOUGH_CONNECTIONS = 1000
BUS_WITHIN = 3.0  # seconds


class Finding(Struct, frozen=True):
    """The result of one check; `advice` is empty if nothing has to be done."""

    what: str
    advice: str = ""


@click.command("doctor")
@where_options
@click.option("--bus", envvar="VERNISSAGE_BUS", default="", help="NATS server, for several nodes. Also VERNISSAGE_BUS.")
def command(data: Path, log: str, bus: str) -> None:
    """Check the data folder, the client, the decks, the database and the bus, and say what to do.

    \b
    vernissage doctor
    vernissage doctor --log postgresql://db/vernissage --bus nats://bus:4222
    """
    config = config_of(data, log, bus=bus or None)
    findings = [finding for check in CHECKS for finding in check(config)]
    for finding in findings:
        click.echo(f"{'fix ' if finding.advice else 'ok  '}  {finding.what}")
        if finding.advice:
            click.echo(f"      {finding.advice}")
    sys.exit(1 if any(finding.advice for finding in findings) else 0)


def _folder(config: Config) -> Iterator[Finding]:
    folder = config.data
    if not folder.is_dir():
        yield Finding(f"the data folder {folder} is not there yet; the server will create it")
        return
    try:
        probe = folder / ".doctor"
        probe.touch()
        probe.unlink()
        yield Finding(f"the data folder {folder} can be written to")
    except OSError as problem:
        yield Finding(f"the data folder {folder} cannot be written to: {problem.strerror}", "make this user its owner")
    free = shutil.disk_usage(folder).free
    advice = "" if free > GIGABYTE else "free some space: while the disk is full, every move is refused"
    yield Finding(f"{free / GIGABYTE:.1f} GB are free", advice)


def _tables(config: Config) -> Iterator[Finding]:
    from vernissage.app import LOG_FILE

    file = config.data / LOG_FILE
    if config.log or not file.exists():
        return
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        (verdict,) = connection.execute("PRAGMA quick_check").fetchone()
        connection.close()
    except sqlite3.Error as problem:
        verdict = str(problem)
    advice = "" if verdict == "ok" else "restore a copy; `sqlite3 tables.sqlite .recover` may save more"
    yield Finding(f"{file}: {verdict}", advice)


def _client(_config: Config) -> Iterator[Finding]:
    from vernissage.app import CLIENT

    is_built = (CLIENT / "index.html").exists()
    yield Finding("the client is built" if is_built else "the client is not built", "" if is_built else "run ./play")


def _decks(config: Config) -> Iterator[Finding]:
    from vernissage.decks.catalogue import Decks

    decks = Decks(config.data)
    yield Finding(f"{len(decks.decks())} decks", "" if decks.decks() else "run ./play: it builds them")
    for folder in decks.spoilt:
        where = shlex.quote(str(config.data))
        yield Finding(f"the deck {folder} cannot be read", f"vernissage decks check --data {where}")


def _connections(_config: Config) -> Iterator[Finding]:
    from vernissage.web.server.descriptors import connections_possible

    possible = connections_possible()
    advice = "" if possible >= ENOUGH_CONNECTIONS else "raise it: ulimit -n 65536, or LimitNOFILE= of systemd"
    yield Finding(f"{min(possible, 65_536)} connections are possible", advice)


def _database(config: Config) -> Iterator[Finding]:
    if not config.log:
        return
    from vernissage import app
    from vernissage.eventlog.port import Unusable
    from vernissage.runtime.on_asyncio import answer_of

    try:
        log = app.open_log(config)
        asyncio.run(answer_of(log.close))
    except Unusable as problem:
        yield Finding(f"the database cannot be used: {problem}", "check --log, the server and the user's rights")
        return
    yield Finding("the database can be used, and its tables are up to date")
    yield from _durability(config.log)


def _durability(address: str) -> Iterator[Finding]:
    import psycopg

    with psycopg.connect(address) as connection:
        for setting, harm in DURABLE.items():
            row = connection.execute("SELECT current_setting(%s)", (setting,)).fetchone()
            value = str(row[0]) if row else ""
            advice = "" if value != "off" else f"set {setting} = on: {harm}"
            yield Finding(f"{setting} is {value}", advice)


DURABLE = {
    "fsync": "a power cut can lose acknowledged moves, or the whole database",
    "full_page_writes": "a power cut can damage the database",
}


def _bus(config: Config) -> Iterator[Finding]:
    if not config.bus:
        return
    is_up = asyncio.run(_reaches(config.bus))
    yield Finding(
        "the bus answers" if is_up else "the bus does not answer", "" if is_up else "check --bus and the server"
    )


async def _reaches(address: str) -> bool:
    from vernissage.bus.nats import NatsBus

    sender, receiver, heard = NatsBus(address), NatsBus(address), asyncio.Event()
    sender.start()
    receiver.start()
    receiver.subscribe("doctor", lambda _: heard.set())
    try:
        async with asyncio.timeout(BUS_WITHIN):
            while not heard.is_set():
                sender.publish("doctor", b"")
                await asyncio.sleep(0.05)
    except TimeoutError:
        return False
    finally:
        await asyncio.gather(sender.close(), receiver.close())
    return True


CHECKS: tuple[Callable[[Config], Iterator[Finding]], ...] = (
    _folder,
    _tables,
    _client,
    _decks,
    _connections,
    _database,
    _bus,
)
