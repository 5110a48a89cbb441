"""`vernissage export` and `import`: tables move between SQLite and PostgreSQL, and reports hold no secret."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.awaited_log import AwaitedLog
from tests.postgres import Postgres
from tests.seats import S0
from tests.unit.eventlog.logs import entry, numbers
from tests.virtual_log import VirtualLog
from vernissage.app import LOG_FILE
from vernissage.cli import export_tables, import_tables, main
from vernissage.cli.export_tables import all_tables
from vernissage.cli.import_tables import import_table
from vernissage.contract.messages import raw
from vernissage.eventlog.port import Entry
from vernissage.eventlog.postgres import PostgresLog
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.games.registry import PACKAGES
from vernissage.runtime.on_asyncio import AsyncioTimers
from vernissage.table.state.codec import encode
from vernissage.table.state.events import SeatTaken, TableOpened
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings

KEY = hashed("a browser's secret")
CODES = ("AAAAA", "BBBBB", "CCCCC")


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def table(code: str) -> list[Entry]:
    """A lobby where Ada has sat down."""
    settings = TableSettings(game=next(iter(PACKAGES)), setup=raw({}))
    opened, taken = TableOpened(1, code, settings), SeatTaken(S0, "Ada", "sky", KEY)
    return [
        Entry(1, 1000, None, None, "table", encode(opened)),
        Entry(2, 2000, f"{KEY[:16]}/sit", S0, "table", encode(taken)),
    ]


def filled(data: Path) -> dict[str, list[Entry]]:
    tables = {code: table(code) for code in CODES}

    async def fill() -> None:
        log = AwaitedLog(SqliteLog(data / LOG_FILE))
        for code, entries in tables.items():
            await log.append(code, 0, entries)
        await log.close()

    asyncio.run(fill())
    return tables


async def stored(log: AwaitedLog) -> dict[str, list[Entry]]:
    found = {row.table: await log.read(row.table) for row in await log.tables()}
    await log.close()
    return found


def test_tables_move_to_postgres_and_back(tmp_path: Path, postgres_server: Postgres) -> None:
    tables, database = filled(tmp_path / "old"), postgres_server.fresh()
    there, back = tmp_path / "there.jsonl", tmp_path / "back.jsonl"
    assert run("export", "--whole", there, "--data", tmp_path / "old").exit_code == 0
    assert run("import", there, "--log", database).output == "imported: 3\n"
    assert run("import", there, "--log", database).output == "already there: 3\n"
    assert asyncio.run(stored(AwaitedLog(PostgresLog(database)))) == tables
    assert run("export", "--whole", back, "--log", database).exit_code == 0
    assert run("import", back, "--data", tmp_path / "new").output == "imported: 3\n"
    assert asyncio.run(stored(AwaitedLog(SqliteLog(tmp_path / "new" / LOG_FILE)))) == tables
    assert there.read_bytes() == back.read_bytes()


def test_an_interrupted_import_goes_on(tmp_path: Path) -> None:
    tables, file = filled(tmp_path / "old"), tmp_path / "file"
    run("export", "--whole", file, "BBBBB", "--data", tmp_path / "old")

    async def begin() -> None:
        log = AwaitedLog(SqliteLog(tmp_path / "new" / LOG_FILE))
        await log.append("BBBBB", 0, tables["BBBBB"][:1])
        await log.close()

    asyncio.run(begin())
    assert run("import", file, "--data", tmp_path / "new").output == "imported: 1\n"
    assert asyncio.run(stored(AwaitedLog(SqliteLog(tmp_path / "new" / LOG_FILE)))) == {"BBBBB": tables["BBBBB"]}


def test_another_table_of_the_same_code_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    file = tmp_path / "file"
    run("export", "--whole", file, "bbbbb", "--data", tmp_path / "old")

    async def another() -> None:
        log = AwaitedLog(SqliteLog(tmp_path / "new" / LOG_FILE))
        await log.append("BBBBB", 0, [Entry(1, 1, None, None, "table", b'{"type":"LobbyOpened"}')])
        await log.close()

    asyncio.run(another())
    said = run("import", file, "--data", tmp_path / "new")
    assert (said.exit_code, "differs: 1" in said.output) == (1, True)


def test_a_report_holds_no_secret_and_cannot_be_imported(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    file = tmp_path / "file"
    assert run("export", file, "AAAAA", "--data", tmp_path / "old").exit_code == 0
    text = file.read_text("utf-8")
    assert KEY[:16] not in text
    assert [json.loads(line)["body"]["type"] for line in text.splitlines()[1:]] == ["TableOpened", "SeatTaken"]
    said = run("import", file, "--data", tmp_path / "new")
    assert (said.exit_code, "stripped" in said.output) == (1, True)


def test_what_is_no_export_is_said(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content in (
        b"",
        b"hello\n",
        b'{"schema":99,"stripped":false}\n',
        b'{"schema":2,"stripped":false}\n{"table":7}\n',
    ):
        file.write_bytes(content)
        said = run("import", file, "--data", tmp_path / "new")
        assert (said.exit_code, said.exception.__class__) == (1, SystemExit), content


def test_an_export_that_fails_leaves_the_one_before_as_it_was(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    file = tmp_path / "backup"
    file.write_bytes(b"all tables of last week")
    assert "no tables" in run("export", "--whole", file, "--data", tmp_path / "mistyped").output
    assert run("export", "--whole", file, "AAAAA", "ZZZZZ", "--data", tmp_path / "old").exit_code == 1
    assert file.read_bytes() == b"all tables of last week"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "old"]


def test_nobody_else_on_the_machine_can_read_an_export(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    run("export", "--whole", tmp_path / "file", "--data", tmp_path / "old")
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600


def test_an_export_can_go_to_another_program(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    assert '"stripped":false' in run("export", "--whole", "-", "--data", tmp_path / "old").stdout


def test_unknown_codes_are_said(tmp_path: Path) -> None:
    filled(tmp_path / "old")
    assert "no such table" in run("export", tmp_path / "file", "ZZZZZ", "--data", tmp_path / "old").output
    assert run("export", tmp_path / "file", "not a code", "--data", tmp_path / "old").exit_code == 1


# --- part by part

ENTRIES = [entry(number) for number in range(1, 8)]


def test_a_table_is_imported_in_parts_once_and_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_tables, "ENTRIES_PER_APPEND", 3)

    async def test() -> None:
        log = AwaitedLog(VirtualLog(AsyncioTimers()))
        await log.append("AAAAA", 0, ENTRIES[:2])
        assert await import_table(log.log, "AAAAA", ENTRIES) == "imported"
        assert await log.read("AAAAA") == ENTRIES
        assert await import_table(log.log, "AAAAA", ENTRIES) == "already there"
        assert await import_table(log.log, "AAAAA", ENTRIES[:3]) == "differs"
        assert await import_table(log.log, "AAAAA", [entry(1, b"[]")]) == "differs"
        assert await numbers(log, "AAAAA") == list(range(1, 8))

    asyncio.run(test())


def test_tables_are_found_page_after_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export_tables, "TABLES_PER_PAGE", 2)

    async def test() -> None:
        log = AwaitedLog(VirtualLog(AsyncioTimers()))
        for table in ("C", "A", "E", "B", "D"):
            await log.append(table, 0, ENTRIES[:1])
        assert [table async for table in all_tables(log.log)] == ["A", "B", "C", "D", "E"]

    asyncio.run(test())
