"""Text that takes long to look at, and names that look like somebody else's."""

import asyncio
import json

from tests.attack.frame import attack
from tests.attack.target import Target
from tests.player import Player

ACCENTS = "a" + "\u0301" * 30_000  # putting them in order takes the square of their number
LOOKALIKES = ("Ann\u200d", "Аnn", "ANN", "Ａnn", "Ann\u3164", "\u3164", "A\u034fnn", "𝐀nn", "Ann\ufe0f", "\u2800")


async def answer_to(player: Player, command: str, **facts: str) -> str:
    """The refusal's code. What `Player.do` sends would be too long to be looked at: it spells accents out."""
    message = {"type": "Do", "id": command, "command": {"type": command, **facts}}
    player.send(json.dumps(message, ensure_ascii=False))
    return str((await player.until("Refusal", id=command))["code"])


@attack("names and lines of chat with 30,000 accents", short=4, full=60)
async def accents(target: Target, size: int) -> str:
    player = await target.seated(await target.table(), "Eve")
    codes: set[str] = set()
    for _ in range(size // 2):
        codes.add(await answer_to(player, "ChangeProfile", name=ACCENTS, colour="orange"))
        codes.add(await answer_to(player, "Say", text=ACCENTS))
        if size > 10:
            await asyncio.sleep(2)  # within the bytes that a connection may send
    assert codes == {"unknown-command"}, codes
    return f"refused as {', '.join(sorted(codes))}"


@attack("a seat with 30,000 accents, from many connections at once", short=4, full=100)
async def accents_at_once(target: Target, size: int) -> str:
    players = [await target.player(await target.table()) for _ in range(size)]
    codes = set(await asyncio.gather(*(answer_to(player, "TakeSeat", name=ACCENTS) for player in players)))
    assert codes == {"unknown-command"}, codes
    for player in players:
        await player.hang_up()
    return f"refused {size} times, unread"


@attack("names that look like another's or like nothing", short=len(LOOKALIKES), full=len(LOOKALIKES))
async def lookalikes(target: Target, size: int) -> str:
    table = await target.table()
    await target.seated(table, "Ann")
    eve = await target.player(table)
    codes = {(await eve.do("TakeSeat", name=name)).get("code", "taken in") for name in LOOKALIKES[:size]}
    assert codes <= {"name-taken", "bad-name", "name-empty"}, codes
    return f"refused as {', '.join(sorted(codes))}"
