"""What is stored: read back when it is long, taken away, looked at, or wanted by a second server."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.attack.frame import attack
from tests.attack.target import Target

LONG = "QQQQQ"  # the code of the long table
COLUMNS = "number, at, cause, seat, scope, body"


def copied(target: Target, table: str, code: str, lines: int = 0, later: int = 0) -> None:
    """Puts a copy of `table` into the log, with this many lines of chat, and this many milliseconds later."""
    log = sqlite3.connect(target.folder / "data" / "tables.sqlite", timeout=30)
    rows = log.execute(f"SELECT {COLUMNS} FROM entry WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    copies = [(row[0], row[1] + later, *row[2:5], row[5].replace(table.encode(), code.encode())) for row in rows]
    last, at = rows[-1][0], rows[-1][1] + later
    said = b'{"type":"Said","seat":0,"text":"on and on"}'
    copies += [(last + n, at + n, f"c{n}", 0, "table", said) for n in range(1, lines + 1)]
    with log:
        log.executemany(f"INSERT INTO entry (table_id, {COLUMNS}) VALUES ('{code}', ?, ?, ?, ?, ?, ?)", copies)
    log.close()


@attack("a stranger has a very long table read back", short=3_000, full=50_000)
async def long_table(target: Target, size: int) -> str:
    table = await target.table()
    ada = await target.seated(table, "Ada")
    await ada.hang_up()
    await asyncio.to_thread(copied, target, table, LONG, size)
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


@attack("the log is deleted while the server runs", short=1, full=3)
async def deleted_log(_target: Target, size: int) -> str:
    """On a server of its own: nothing can be stored there afterwards."""
    for _ in range(size):
        with TemporaryDirectory() as folder, Target(Path(folder), complains=True) as other:
            ada = await other.seated(await other.table(), "Ada")
            (Path(folder) / "data" / "tables.sqlite").unlink()
            told = await ada.do("Say", text="is this kept?")
            assert told.get("code") == "not-stored", told
            await ada.hang_up()
    return "refused as not-stored: nothing is acknowledged that is not on disk"


@attack("another user of the machine reads the tables and the owner's key", short=1, full=1)
async def other_users(target: Target, size: int) -> str:
    await target.table()
    data = target.folder / "data"
    private = [*data.glob("tables.sqlite*"), data / "owner-secret"]
    assert len(private) > size
    assert all(path.stat().st_mode & 0o077 == 0 for path in private), private
    return "only the server's own user can read them"
