"""Messages that are too many, too long or no messages."""

import asyncio
import json
import os
import random

from tests.attack.frame import attack
from tests.attack.target import Target
from vernissage.limits.budgets import Budgets

BUDGETS = Budgets()
MESSAGES = 500
PING = '{"type":"Ping"}'


@attack("a flood of messages from many connections", short=4, full=100)
async def flood(target: Target, size: int) -> str:
    players = [await target.player(await target.table()) for _ in range(size)]
    for player in players:
        for _ in range(MESSAGES):
            player.send(PING)
    told = await asyncio.gather(*(player.closed() for player in players))
    assert all(seen[-1] == {"type": "Bye", "code": "too-fast"} for seen in told)
    most = max(sum(message["type"] == "Pong" for message in seen) for seen in told)
    assert most <= BUDGETS.messages.at_once + BUDGETS.messages.per_second * 60, most
    return f"all told too-fast, {most} of {MESSAGES} answered at most"


@attack("settings of 57 KB, again and again", short=40, full=200)
async def long_settings(target: Target, size: int) -> str:
    """What a host may store: a log must not grow by gigabytes."""
    player = await target.seated(await target.table(), "Eve")
    settings = {"padding": "x" * 57_000, **player.view["settings"]}
    taken = 0
    for at in range(size):
        player.send({"type": "Do", "id": f"s-{at}", "command": {"type": "ChangeSettings", "settings": settings}})
    for message in await player.closed():
        taken += message["type"] == "Done"
    assert player.seen[-1] == {"type": "Bye", "code": "too-fast"}
    assert taken * 57_000 <= BUDGETS.bytes.at_once + 60 * BUDGETS.bytes.per_second, taken
    return f"told too-fast after {taken}"


@attack("what is no message", short=60, full=2_000)
async def no_message(target: Target, size: int) -> str:
    table = await target.table()
    chance = random.Random(1)
    codes: set[str] = set()
    for at in range(0, size, 20):
        player = await target.player(table, f"an attacker's secret {at}")
        for _ in range(20):
            player.send(_nonsense(chance))
        player.send(PING)
        await player.until("Pong")
        codes |= {str(message["code"]) for message in player.seen if message["type"] == "Refusal"}
        await player.hang_up()
    assert codes <= {"not-json", "unknown-command"}, codes
    return f"refused as {', '.join(sorted(codes))}"


def _nonsense(chance: random.Random) -> bytes:
    deep = b'{"type":"Ping","x":' + b"[" * chance.randrange(20_000)
    loose = json.dumps({"type": chance.choice(["Join", "Do", "Ask", "Ping"]), "id": 7, "command": []}).encode()
    return chance.choice([deep, loose, os.urandom(200), b"\xff" * 50, b'"\\ud800"', b"9" * 5000, b"[]", b""])


@attack("frames that are broken or too long", short=6, full=300)
async def broken_frames(target: Target, size: int) -> str:
    """By hand: a length that never comes, reserved bits, unknown kinds, control frames that are too long."""
    table = await target.table()
    broken = (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", b"\xf1\x80\0\0\0\0", b"\x8f\x80\0\0\0\0", b"\x89\xfe\x40\0")
    for at in range(size):
        player = await target.player(table, f"an attacker's secret {at}")
        player.transport.underlying_transport.write(broken[at % len(broken)] + b"\0" * 4 + os.urandom(500))
        await player.closed()
    return f"{size} lines were closed"
