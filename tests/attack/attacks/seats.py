"""Getting at another's seat, or keeping its owner from it."""

import sqlite3
import time

from tests.attack.attacks.storage import copied
from tests.attack.frame import attack
from tests.attack.target import VICTIM, Target
from tests.player import Player
from vernissage.limits.budgets import TableBudgets

BUDGETS = TableBudgets()
HOUR = 3_600_000
AHEAD = "QQQQR"  # the code of a table whose log is from the future


async def joined(target: Target, table: str, secret: str, source: str) -> str:
    """`Welcome`, or the code of the refusal. The connection stays open."""
    player = await Player.connect(target.port, source=source)
    player.send({"type": "Join", "table": table, "secret": secret})
    message = await player.next()
    assert message is not None
    return str(message.get("code", message["type"]))


@attack("watchers of one address keep the host and other watchers out", short=45, full=230)
async def crowd(target: Target, size: int) -> str:
    table = await target.table()
    host = await target.seated(table, "Ada")
    await host.hang_up()
    told = [await joined(target, table, f"the secret of watcher {at}", target.attacker) for at in range(size)]
    assert told.count("Welcome") == BUDGETS.watchers_per_address
    assert set(told) == {"Welcome", "table-full"}, set(told)
    assert await joined(target, table, "the secret of Ada", target.attacker) == "Welcome"
    assert await joined(target, table, "somebody else's secret", VICTIM) == "Welcome"
    return f"{told.count('Welcome')} of {size} watch; the host and somebody from elsewhere come in"


@attack("the pass of another player by the id of its command", short=3, full=60)
async def borrowed_id(target: Target, size: int) -> str:
    table = await target.table()
    ada = await target.seated(table, "Ada")
    word = (await ada.do("MakePass", cause="the same id"))["word"]
    eve = await target.seated(table, "Eve")
    for _ in range(size):
        told = await eve.do("MakePass", cause="the same id")
        assert word not in str(told)
    assert (await eve.do("Say", cause="the same id", text="hello"))["type"] == "Done"
    return "an id is its browser's own: no word is given away, and nothing of another's is in the way"


@attack("reactions from many devices of one seat", short=3, full=10)
async def reactions(target: Target, size: int) -> str:
    table = await target.table()
    devices = [await target.seated(table, "Eve")]
    for at in range(size - 1):
        devices.append(await target.player(table, f"the secret of device {at}"))
        word = (await devices[0].do("MakePass"))["word"]
        assert (await devices[-1].do("UsePass", word=word))["type"] == "Done"
    began, done = time.monotonic(), 0
    for device in devices * 5:
        done += (await device.do("React", reaction="wow"))["type"] == "Done"
    allowed = BUDGETS.reactions_per_seat
    assert done <= allowed.at_once + allowed.per_second * (time.monotonic() - began) + 1, done
    return f"{done} of {5 * size} reactions were shown"


@attack("the clock of the machine was set back an hour", short=1, full=20)
async def set_back(target: Target, size: int) -> str:
    """To a server that starts then, every log looks as if it came from the future."""
    table = await target.table()
    ada = await target.seated(table, "Ada")
    await ada.hang_up()
    copied(target, table, AHEAD, later=HOUR)
    before = _last(target)
    for at in range(size):
        again = await target.player(AHEAD, "the secret of Ada")
        told = await again.do("Say", text=f"line {at}")
        assert told["type"] == "Done" or told["code"] == "too-fast", told
        await again.hang_up()
    assert _last(target) > before
    return "people talk on, and the log goes on from where it was"


def _last(target: Target) -> int:
    """The newest time in the log of that table."""
    log = sqlite3.connect(target.folder / "data" / "tables.sqlite", timeout=30)
    found = log.execute("SELECT max(at) FROM entry WHERE table_id = ?", (AHEAD,)).fetchone()[0]
    log.close()
    return int(found)
