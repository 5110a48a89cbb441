"""What is stored: a long table that has to be read back, and a second server on the same folder."""

import asyncio
import sqlite3
import sys

from tests.attack.frame import attack
from tests.attack.target import Target

LONG = "QQQQQ"  # the code of the long table
COLUMNS = "number, at, cause, seat, scope, body"


def lengthened(target: Target, table: str, size: int) -> None:
    """Puts a copy of `table` into the log, with so many lines of chat that nobody could have written them."""
    log = sqlite3.connect(target.folder / "data" / "tables.sqlite", timeout=30)
    rows = log.execute(f"SELECT {COLUMNS} FROM entry WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    copies = [(*row[:5], row[5].replace(table.encode(), LONG.encode())) for row in rows]
    last, at = rows[-1][0], rows[-1][1]
    said = b'{"type":"Said","seat":0,"text":"on and on"}'
    copies += [(last + n, at + n, f"c{n}", 0, "table", said) for n in range(1, size + 1)]
    with log:
        log.executemany(f"INSERT INTO entry (table_id, {COLUMNS}) VALUES ('{LONG}', ?, ?, ?, ?, ?, ?)", copies)
    log.close()


@attack("a stranger has a very long table read back", short=3_000, full=50_000)
async def long_table(target: Target, size: int) -> str:
    table = await target.table()
    ada = await target.seated(table, "Ada")
    await ada.hang_up()
    await asyncio.to_thread(lengthened, target, table, size)
    stranger = await target.player(LONG)
    assert stranger.number > size
    await stranger.hang_up()
    return f"{stranger.number} entries were read in parts"


@attack("a second server on the same folder", short=1, full=3)
async def second_server(target: Target, size: int) -> str:
    words = ["-m", "vernissage", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(target.folder / "data")]
    for _ in range(size):
        second = await asyncio.create_subprocess_exec(sys.executable, *words, stderr=asyncio.subprocess.PIPE)
        _, said = await second.communicate()
        assert second.returncode == 1
        assert b"another Vernissage (process " in said, said
    return "it is told who is there, and ends"
