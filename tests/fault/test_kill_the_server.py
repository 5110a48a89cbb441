"""A server killed in the middle of a turn comes back with every seat, every card and every deadline."""

import asyncio
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.player import Player, two_at_a_table

ADA, BEN = "ada's secret, long", "ben's secret, long"


class Server:
    """In a process of its own, to be killed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "tests.serving", str(self.port), str(self._folder)]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split()[1])

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(60)


async def back(port: int, table: str, secret: str, after: int = 0) -> Player:
    return await Player.join(port, table, secret, after)


def test_a_game_goes_on_after_sigkill(tmp_path: Path) -> None:
    async def play() -> None:
        server = Server(tmp_path)
        setup = {"first": 0, "turn_seconds": 600, "window_seconds": 300}
        table, ada, ben = await two_at_a_table(server.port, setup=setup)
        await ada.do("StartGame")
        await ben.until("Update", number=ada.number)
        card = ada.view["game"]["hand"][0]
        done = await ada.play("Offer", cause="the move", card=card)
        await ben.until("Update", number=ada.number)
        before = ada.view, ben.view
        server.kill()
        server.start()
        ada2, ben2 = await back(server.port, table, ADA, ada.number), await back(server.port, table, BEN)
        assert (ada2.view, ben2.view) == before
        assert await ada2.play("Offer", cause="the move", card=card) == done
        assert (await ada2.play("Offer", card=card))["code"] == "not-your-turn"
        assert (await ben2.play("Agree"))["type"] == "Done"
        await ada2.until("Update", number=ben2.number)
        assert ada2.view["game"]["left"][0] == 1
        assert ada2.view["clock"]["until"] > ada2.seen[-1]["now"] + 590_000
        assert server.stop() in (0, -signal.SIGTERM)

    asyncio.run(play())


def test_a_deadline_that_passed_meanwhile_gets_a_grace_and_is_called(tmp_path: Path) -> None:
    async def play() -> None:
        server = Server(tmp_path)
        setup = {"first": 0, "window_seconds": 2}
        table, ada, _ = await two_at_a_table(server.port, setup=setup)
        await ada.do("StartGame")
        await ada.play("Offer", card=ada.view["game"]["hand"][0])
        server.kill()
        time.sleep(2.1)
        server.start()
        ben = await back(server.port, table, BEN)
        assert ben.view["game"]["left"][0] == 0
        assert ben.view["clock"]["until"] > ben.seen[0]["now"]
        await ben.until("Update")
        assert ben.view["game"]["left"][0] == 1
        server.stop()

    asyncio.run(play())


def test_every_acknowledged_command_of_a_busy_table_survives_sigkill(tmp_path: Path) -> None:
    async def play() -> None:
        server = Server(tmp_path)
        table, ada, ben = await two_at_a_table(server.port)
        said, enough = list[str](), asyncio.Event()

        async def talk(player: Player, name: str) -> None:
            for number in range(4):
                if (await player.do("Say", text=f"{name} {number}"))["type"] == "Done":
                    said.append(f"{name} {number}")
                    if len(said) >= 4:
                        enough.set()

        talking = asyncio.gather(talk(ada, "ada"), talk(ben, "ben"), return_exceptions=True)
        await asyncio.wait_for(enough.wait(), 60)
        acknowledged = list(said)
        server.kill()
        await talking
        server.start()
        again = await back(server.port, table, ADA)
        assert set(acknowledged) <= {line["text"] for line in again.view["chat"].values()}
        server.stop()

    asyncio.run(play())
