"""What docs/on-a-server.md says about copying and restoring: tried, with a server that plays meanwhile."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.player import Player, request, two_at_a_table
from tests.postgres import Postgres, programs
from tests.serving import served
from tests.unit.decks.pictures import painting, saved
from vernissage.app import LOG_FILE
from vernissage.web.http.owner import owner_secret

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


def test_the_rest_of_the_data_folder_copied_as_files(tmp_path: Path) -> None:
    data, again = tmp_path / "data", tmp_path / "again"

    async def owns_something() -> dict[str, object]:
        async with served(data) as port:
            owner = {"authorization": f"Bearer {owner_secret(data)}"}
            await ask(port, "POST", "/api/owner/decks", b'{"name": "Holiday"}', owner)
            await ask(port, "POST", "/api/owner/decks/holiday/paintings?name=harbour.jpg", saved(painting()), owner)
            (data / "words").mkdir()
            (data / "words" / "ours.txt").write_text("1: harbour, quay, mole, buoy, gull, net, rope\n", "utf-8")
            return await owned(port, owner)

    async def still_has_it(owner: dict[str, str]) -> dict[str, object]:
        async with served(again) as port:
            return await owned(port, owner)

    before = asyncio.run(owns_something())
    key = owner_secret(data)
    again.mkdir()
    for name in ("decks", "words"):
        shutil.copytree(data / name, again / name)
    shutil.copy(data / "owner-secret", again)
    assert asyncio.run(still_has_it({"authorization": f"Bearer {key}"})) == before
    assert before["words"], "the owner's card was read"


async def owned(port: int, owner: dict[str, str]) -> dict[str, object]:
    """What only this owner's server has: decks, as the owner alone sees them, a picture, and the words on the card."""
    deck = json.loads(await ask(port, "GET", "/api/decks/holiday"))
    words = json.loads(await ask(port, "GET", "/api/words/en"))
    return {
        "decks": json.loads(await ask(port, "GET", "/api/owner/decks", headers=owner)),
        "picture": await ask(port, "GET", deck["paintings"][0]["card"]),
        "words": {card: said for card, said in words.items() if "quay" in said},
    }


async def ask(
    port: int, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> bytes:
    status, _, answer = await request(port, method, path, body, headers)
    assert status in (200, 201), answer
    return answer
