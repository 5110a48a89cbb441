"""The disk of a real server is full for a while: players are told, nothing acknowledged is lost, and play goes on."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.fault.killing import stored
from tests.fault.restless import NAMES, Restless, check_stored, check_told
from tests.fault.small_disk import NoGrowth, ServerOnSmallDisk, SmallDisk, Tmpfs
from tests.player import open_table

CHANGES = 3  # that each makes before the disk is full, and once there is room again


@pytest.mark.parametrize("kind", [Tmpfs, NoGrowth])
def test_players_are_told_and_play_goes_on_once_there_is_room(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, kind: type[SmallDisk]
) -> None:
    server = ServerOnSmallDisk(tmp_path, kind)
    try:
        asyncio.run(evening(server, tmp_path_factory.mktemp("copy")))
    finally:
        server.stop()


async def evening(server: ServerOnSmallDisk, copy: Path) -> None:
    table = await open_table(server.port)
    people = [Restless(name, [server.port], table) for name in NAMES]
    for person in people:
        await person.sits_down()
    await asyncio.gather(*(person.is_busy("before", CHANGES) for person in people))
    server.disk.fill()
    insisting = asyncio.gather(*(person.is_busy("meanwhile", 1) for person in people))
    while not all("not-stored" in person.refused for person in people):
        assert not insisting.done(), "everything was stored: the disk is not full"
        await asyncio.sleep(0.2)
    assert (await people[0].view())["seats"], "what is stored can still be read"
    server.disk.free()
    await insisting
    await asyncio.gather(*(person.is_busy("after", CHANGES) for person in people))
    check_stored(stored(copied(server.disk.folder, copy), table), people)
    check_told(people)


def copied(folder: Path, to: Path) -> Path:
    """As a crash would leave it now."""
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        shutil.copy(folder / name, to)
    return to
