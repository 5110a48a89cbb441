"""Trying codes, passes and keys; and keeping others from theirs by trying."""

import asyncio
import json

from tests.attack.frame import attack
from tests.attack.target import Target
from tests.player import Player
from vernissage.limits.budgets import GUESSES
from vernissage.web.http.owner import owner_secret

BURST = int(GUESSES.at_once)


async def tries(target: Target, code: str, secret: str = "an attacker's secret") -> str:
    """`Welcome`, or the code of the refusal."""
    player = await Player.connect(target.port, source=target.attacker)
    player.send({"type": "Join", "table": code, "secret": secret})
    message = await player.next()
    await player.hang_up()
    assert message is not None
    return str(message.get("code", message["type"]))


@attack("wrong codes, all at once", short=60, full=250)
async def wrong_codes(target: Target, size: int) -> str:
    told = await asyncio.gather(*(tries(target, "ZZZZZ") for _ in range(size)))
    answered = told.count("unknown-table")
    assert set(told) <= {"unknown-table", "too-fast"}, set(told)
    assert answered <= 2 * BURST, answered
    return f"{answered} of {size} were looked up"


@attack("a seated player is kept out by wrong codes from the same address", short=2 * BURST, full=200)
async def kept_out(target: Target, size: int) -> str:
    table = await target.table()
    ada = await target.seated(table, "Ada")
    await ada.hang_up()
    await asyncio.gather(*(tries(target, "ZZZZZ") for _ in range(size)))
    assert await tries(target, table) == "too-fast"
    assert await tries(target, table, "the secret of Ada") == "Welcome"
    return "a stranger is told too-fast, the seated player is let in"


@attack("pictures of a foreign page keep players and the owner out", short=2 * BURST, full=200)
async def foreign_pictures(target: Target, size: int) -> str:
    table = await target.table()
    ada = await target.seated(table, "Ada")
    await ada.hang_up()
    await asyncio.gather(*(target.ask("/api/tables/ZZZZZ") for _ in range(size)))
    await asyncio.gather(*(target.ask("/api/owner/decks", Authorization="Bearer wrong") for _ in range(size)))
    assert await tries(target, table, "the secret of Ada") == "Welcome"
    key = owner_secret(target.folder / "data")
    status, body = await target.ask("/api/owner/decks", Authorization=f"Bearer {key}")
    assert (status, "decks" in json.loads(body)) == (200, True)
    return "both are let in"
