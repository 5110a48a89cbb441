"""A server killed before the last vote comes back with every hand, gift and vote, and the turn goes on."""

import asyncio
from pathlib import Path
from typing import Any

from tests.browser.server import Server
from tests.player import Player, open_table

NAMES = ("Ada", "Ben", "Cleo")
CALM = {"clue_seconds": 0, "give_seconds": 0, "vote_seconds": 0, "first": 0}


async def seated(port: int, table: str) -> list[Player]:
    return [await Player.join(port, table, f"{name}'s long secret") for name in NAMES]


async def plays(player: Player, command: str, **facts: Any) -> None:
    assert (await player.play(command, turn=1, **facts))["type"] == "Done"


async def all_see(players: list[Player]) -> None:
    newest = max(player.number for player in players)
    for player in players:
        while player.number < newest:
            await player.next()


def test_every_gift_and_vote_survives_sigkill(tmp_path: Path) -> None:  # S14
    async def play() -> None:
        server = Server(tmp_path)
        table = await open_table(server.port, game="storyteller", setup=CALM)
        players = await seated(server.port, table)
        for player, name in zip(players, NAMES, strict=True):
            assert (await player.do("TakeSeat", name=name))["type"] == "Done"
        assert (await players[0].do("StartGame"))["type"] == "Done"
        await all_see(players)
        ada, ben, cleo = players
        target = ada.screen.own["game"]["hand"][0]
        await plays(ada, "Tell", painting=target, text="it will not last", language="en")
        for player in (ben, cleo):
            await plays(player, "Give", paintings=player.screen.own["game"]["hand"][:2])
        await plays(ben, "Vote", paintings=[target])
        await all_see(players)
        before = [(player.screen.public["game"], player.screen.own["game"]) for player in players]
        server.kill()
        server.start()
        again = await seated(server.port, table)
        assert [(player.screen.public["game"], player.screen.own["game"]) for player in again] == before
        await plays(again[2], "Vote", paintings=[target])
        assert again[2].screen.public["game"]["phase"] == "reveal"
        server.stop()

    asyncio.run(play())
