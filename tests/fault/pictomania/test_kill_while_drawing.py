"""A server killed while people draw comes back with every stroke that was acknowledged, and every secret."""

import asyncio
from pathlib import Path

from tests.fault.test_kill_the_server import Server
from tests.player import Player, open_table
from tests.rules.pictomania.table import LINE
from tests.unit.web.pictomania.test_live_ink import NAMES, piece

ROUND = 1


async def drawing(port: int) -> tuple[str, list[Player]]:
    """A table of three that has begun to draw."""
    table = await open_table(port, game="pictomania", setup={"seconds": 0, "countdown": False})
    players = [await Player.join(port, table, f"{name}'s long secret") for name in NAMES]
    for player, name in zip(players, NAMES, strict=True):
        assert (await player.do("TakeSeat", name=name))["type"] == "Done"
    assert (await players[0].do("StartGame"))["type"] == "Done"
    assert (await players[0].do("Hurry", step=players[0].view["game"]["step"]))["type"] == "Done"
    for player in players:
        while player.number < players[0].number:
            await player.next()
    return table, players


def secrets_of(player: Player) -> tuple[object, ...]:
    game = player.view["game"]
    return game["word"], game["numbers"], game["stacks"], game["black"], game["cards"]


def test_every_stroke_guess_and_token_survives_sigkill(tmp_path: Path) -> None:  # P33
    async def play() -> None:
        server = Server(tmp_path)
        table, players = await drawing(server.port)
        ada, ben, cleo = players
        strokes, enough = {0: 0, 1: 0}, asyncio.Event()

        async def draw(player: Player, seat: int) -> None:
            while (await player.play("Draw", round=ROUND, stroke=0, ink=LINE))["type"] == "Done":
                strokes[seat] += 1
                if min(strokes.values()) >= 5:
                    enough.set()

        assert (await cleo.play("TakeToken", round=ROUND, stars=2, sure=True))["type"] == "Done"
        busy = asyncio.gather(draw(ada, 0), draw(ben, 1), return_exceptions=True)
        await asyncio.wait_for(enough.wait(), 60)
        ben.send_ink(piece(1, 0, b"a stroke that never ends"))
        server.kill()
        acknowledged = dict(strokes)
        await busy
        while cleo.number < max(ada.number, ben.number) and await cleo.next() is not None:
            pass
        before = [secrets_of(player) for player in players]
        server.start()
        again = [await Player.join(server.port, table, f"{name}'s long secret") for name in NAMES]
        assert [secrets_of(player) for player in again] == before
        shown = [player.view["game"]["sheets"] for player in again]
        assert shown[0] == shown[1] == shown[2]
        for seat, count in acknowledged.items():
            assert count <= shown[0]["1"][str(seat)]["done"] <= count + 1
        assert (await again[0].play("Draw", round=ROUND, stroke=0, ink=LINE))["type"] == "Done"
        server.stop()

    asyncio.run(play())
