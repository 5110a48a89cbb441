"""Everything that was acknowledged is there after `kill -9`."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.awaited_log import AwaitedLog
from vernissage.eventlog.port import Entry
from vernissage.eventlog.sqlite import SqliteLog

TABLES = 8
WRITER = f"""
import asyncio, sys
from pathlib import Path
from tests.awaited_log import AwaitedLog
from vernissage.eventlog.port import Entry
from vernissage.eventlog.sqlite import SqliteLog

async def write(log, table):
    number = 0
    while True:
        number = await log.append(table, number, [Entry(number + 1, number, f"c{{number}}", 0, "game", b"x" * 500)])
        print(table, number, flush=True)

async def main():
    log = AwaitedLog(SqliteLog(Path(sys.argv[1])))
    await asyncio.gather(*(write(log, f"T{{n}}") for n in range({TABLES})))

asyncio.run(main())
"""


def acknowledged_before_death(path: Path, appends: int) -> dict[str, int]:
    """The last number of each table that a child had been answered when it was killed."""
    child = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(appends)]
    child.send_signal(signal.SIGKILL)
    lines += child.stdout.read().splitlines()
    child.wait()
    whole = [line.split() for line in lines if len(line.split()) == 2]
    return {table: int(number) for table, number in whole[:-1]}  # the very last line may be cut short


@pytest.mark.parametrize("appends", [20, 400])
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path, appends: int) -> None:
    acknowledged = acknowledged_before_death(tmp_path / "log", appends)

    async def read() -> dict[str, list[Entry]]:
        log = AwaitedLog(SqliteLog(tmp_path / "log"))
        found = {table: await log.read(table) for table in acknowledged}
        for table, entries in found.items():
            await log.append(table, len(entries), [Entry(len(entries) + 1, 1, None, None, "table", b"{}")])
        await log.close()
        return found

    stored = asyncio.run(read())
    assert len(acknowledged) == TABLES
    for table, number in acknowledged.items():
        numbers = [entry.number for entry in stored[table]]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= number
        assert all(entry.body == b"x" * 500 for entry in stored[table])
