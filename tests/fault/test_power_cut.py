"""The power is cut, writes are torn, fail, or find no room: what was acknowledged is there."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.fault.disk import Connection, Disk, Rows
from tests.fault.power import lost, recorded
from tests.player import two_at_a_table
from tests.serving import served


@pytest.mark.parametrize(("seed", "fails"), [(1, 0.0), (2, 0.02)])
def test_what_was_acknowledged_survives_a_power_cut_at_any_moment(seed: int, fails: float) -> None:
    assert lost(recorded(seed, fails), cuts=40) == []


def test_a_log_that_syncs_too_rarely_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    execute = Connection.execute

    def careless(self: Connection, statement: str, values: tuple[object, ...] = ()) -> Rows:
        return execute(self, statement.replace("synchronous=FULL", "synchronous=NORMAL"), values)

    monkeypatch.setattr(Connection, "execute", careless)
    assert lost(recorded(1, 0.0), cuts=10) != []


def test_a_full_disk_is_said_and_play_goes_on_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(Random(1))
    monkeypatch.setattr(sqlite3, "connect", disk.connect)

    async def play() -> None:
        async with served(tmp_path) as port:
            _, ada, ben = await two_at_a_table(port)
            disk.room = 0
            for player in (ada, ben):
                answer = await player.do("Say", text="is anybody there?")
                assert (answer["type"], answer["code"]) == ("Refusal", "not-stored")
            disk.room = None
            said = await ada.do("Say", text="now there is room")
            assert said["type"] == "Done"
            await ben.until("Update", number=said["number"])
            assert [line["text"] for line in ben.view["chat"].values()] == ["now there is room"]

    asyncio.run(play())
