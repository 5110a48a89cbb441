"""What docs/running-it.md says about copying and restoring: tried, with a server that plays meanwhile."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.player import Player, two_at_a_table
from tests.postgres import Postgres, programs
from tests.serving import served
from vernissage.app import LOG_FILE

ADA = "ada's secret, long"
BEFORE, AFTER = "said before the copy", "said after it"


def run(program: str, *words: str) -> None:
    subprocess.run([str(programs() / program), *words], check=True)


def lines(player: Player) -> list[str]:
    return [line["text"] for line in player.view["chat"].values()]


def test_a_copy_of_the_sqlite_file_that_was_made_while_people_play(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"

    async def play() -> str:
        async with served(data) as port:
            table, ada, ben = await two_at_a_table(port)
            await ada.do("Say", text=BEFORE)
            with closing(sqlite3.connect(data / LOG_FILE)) as running, closing(sqlite3.connect(copy)) as target:
                running.backup(target)  # what sqlite3's `.backup` does
            await ben.do("Say", text=AFTER)
        return table

    async def go_on(table: str) -> None:
        async with served(data) as port:
            ada = await Player.join(port, table, ADA)
            assert lines(ada) == [BEFORE]
            assert (await ada.do("Say", text="and on it goes"))["type"] == "Done"

    table = asyncio.run(play())
    for suffix in ("", "-wal", "-shm"):
        (data / (LOG_FILE + suffix)).unlink(missing_ok=True)
    copy.rename(data / LOG_FILE)
    asyncio.run(go_on(table))


def test_a_dump_of_postgresql_that_was_made_while_people_play(postgres_server: Postgres, tmp_path: Path) -> None:
    address, dump = postgres_server.fresh(), tmp_path / "dump"
    postgres_server.execute_alone("DROP DATABASE IF EXISTS restored")
    postgres_server.execute_alone("CREATE DATABASE restored")
    restored = address.removesuffix("postgres") + "restored"

    async def play() -> str:
        async with served(tmp_path, log=address) as port:
            table, ada, ben = await two_at_a_table(port)
            await ada.do("Say", text=BEFORE)
            await asyncio.to_thread(run, "pg_dump", "--format=custom", "--schema=vernissage", f"--file={dump}", address)
            await ben.do("Say", text=AFTER)
        return table

    async def go_on(table: str) -> None:
        async with served(tmp_path, log=restored) as port:
            ada = await Player.join(port, table, ADA)
            assert lines(ada) == [BEFORE]
            assert (await ada.do("Say", text="and on it goes"))["type"] == "Done"

    table = asyncio.run(play())
    run("pg_restore", f"--dbname={restored}", str(dump))
    asyncio.run(go_on(table))
