"""The file of the log belongs to one server, is private, and is missed when it is gone."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.awaited_log import AwaitedLog
from tests.unit.eventlog.logs import append, numbers
from vernissage.eventlog.port import NotStored, Unusable
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.eventlog.sqlite_file import SCHEMA

HOLDER = """
import sys
from pathlib import Path
from vernissage.eventlog.sqlite import SqliteLog
log = SqliteLog(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""
FILLS_THE_DISK = """
import asyncio, resource, sys
from pathlib import Path
from tests.awaited_log import AwaitedLog
from tests.unit.eventlog.logs import append, numbers
from vernissage.eventlog.port import NotStored
from vernissage.eventlog.sqlite import SqliteLog

async def main():
    log = AwaitedLog(SqliteLog(Path(sys.argv[1])))
    await append(log, "AAAAA", 1)
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(sys.argv[1] + "-wal").stat().st_size, most))
    for _ in range(2):
        try:
            await append(log, "AAAAA", 2, b"x" * 5000)
        except NotStored:
            print("not stored")
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    print(await append(log, "AAAAA", 2), await numbers(log, "AAAAA"))
    await log.close()

asyncio.run(main())
"""


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_a_second_server_on_the_same_folder_is_told_who_is_there(tmp_path: Path) -> None:
    words = [sys.executable, "-c", HOLDER, str(tmp_path / "log")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(Unusable, match=rf"another Vernissage \(process {first.pid}\) is using it"):
            SqliteLog(tmp_path / "log")
        first.kill()
    asyncio.run(AwaitedLog(SqliteLog(tmp_path / "log")).close())  # however it ended, the folder is free again


def test_a_log_that_could_not_be_opened_holds_nothing(tmp_path: Path) -> None:
    (tmp_path / "log").write_bytes(b"This is a letter to my aunt, and no database at all. " * 40)
    for _ in range(2):
        with pytest.raises(Unusable, match="damaged, or were not written by Vernissage"):
            SqliteLog(tmp_path / "log")


@pytest.mark.parametrize("schema", [1, SCHEMA + 1])
def test_tables_of_another_schema_are_refused_and_not_touched(tmp_path: Path, schema: int) -> None:
    path = tmp_path / "log"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE entry (table_id TEXT)")
        other.execute(f"PRAGMA user_version={schema}")
    other.close()
    path.chmod(0o644)
    before = path.read_bytes(), path.stat()
    with pytest.raises(Unusable) as refused:
        SqliteLog(path)
    assert str(refused.value) == f"expected tables of version 2, got {schema}: another Vernissage has written them"
    assert (path.read_bytes(), path.stat()) == before
    assert modes(tmp_path).keys() == {"log", "log.lock"}


def test_only_its_own_user_may_read_it(tmp_path: Path) -> None:
    async def test() -> None:
        log = AwaitedLog(SqliteLog(tmp_path / "data" / "log"))
        await append(log, "AAAAA", 1)
        assert modes(tmp_path)["data"] == 0o700
        assert modes(tmp_path / "data") == dict.fromkeys(("log", "log-wal", "log-shm", "log.lock"), 0o600)
        await log.close()

    asyncio.run(test())


def test_a_file_that_everybody_could_read_becomes_private(tmp_path: Path) -> None:
    asyncio.run(AwaitedLog(SqliteLog(tmp_path / "log")).close())
    (tmp_path / "log").chmod(0o644)
    asyncio.run(AwaitedLog(SqliteLog(tmp_path / "log")).close())
    assert modes(tmp_path)["log"] == 0o600


def delete(path: Path) -> None:
    path.unlink()


def replace_by_a_copy(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    os.replace(path.with_name("copy"), path)  # noqa: PTH105 - as another program would


def move_the_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


@pytest.mark.parametrize("harm", [delete, replace_by_a_copy, move_the_folder])
def test_a_file_that_is_not_in_its_place_is_missed_before_anything_is_acknowledged(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    async def test() -> None:
        path = tmp_path / "data" / "log"
        log = AwaitedLog(SqliteLog(path))
        await append(log, "AAAAA", 1)
        harm(path)
        for table in ("AAAAA", "BBBBB"):
            with pytest.raises(NotStored, match="deleted or replaced"):
                await append(log, table, 2 if table == "AAAAA" else 1)
        await log.close()

    asyncio.run(test())


def test_a_full_disk_refuses_and_goes_on_once_there_is_room(tmp_path: Path) -> None:
    words = [sys.executable, "-c", FILLS_THE_DISK, str(tmp_path / "log")]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["not stored", "not stored", "2 [1, 2]"]


def test_a_disk_that_is_full_from_the_start_is_said(tmp_path: Path) -> None:
    limited = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n" + HOLDER
    words = [sys.executable, "-c", limited, str(tmp_path / "log")]
    said = subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL).stderr
    assert "Unusable: its tables cannot be read or written: the disk may be full or broken" in said


def test_what_was_stored_before_is_there_when_the_place_is_right_again(tmp_path: Path) -> None:
    async def test() -> None:
        log = AwaitedLog(SqliteLog(tmp_path / "log"))
        await append(log, "AAAAA", 1)
        (tmp_path / "log").rename(tmp_path / "moved")
        with pytest.raises(NotStored):
            await append(log, "AAAAA", 2)
        (tmp_path / "moved").rename(tmp_path / "log")
        with pytest.raises(NotStored):  # until it is started again, and has read what is there
            await append(log, "AAAAA", 2)
        await log.close()
        again = AwaitedLog(SqliteLog(tmp_path / "log"))
        assert (await numbers(again, "AAAAA"))[:1] == [1]
        await again.close()

    asyncio.run(test())
