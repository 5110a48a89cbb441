"""What seats cost a server: `python -m bench.seats [tables] [seconds]`.

Tables of six who all draw, which is the most that people ask of a server: each pen sends 20 pieces of ink per second,
and each player stores a stroke every two seconds. Prints the server's CPU per seat, and the memory that each seat takes
beyond what the server reads for its first table.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.player import Player, open_table
from tests.rules.pictomania.table import LINE
from tests.unit.web.pictomania.test_live_ink import piece

SEATS = 6
PIECES_PER_SECOND = 20
PIECES_OF_A_STROKE = 40
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


async def table_of(port: int, number: int) -> list[Player]:
    """Six who have begun to draw, each from an address of their own."""
    code = await open_table(port, game="pictomania", setup={"seconds": 0})
    players = [
        await Player.join(port, code, f"the long secret of {number} {seat}", source=f"127.0.{number + 1}.{seat + 1}")
        for seat in range(SEATS)
    ]
    for seat, player in enumerate(players):
        assert (await player.do("TakeSeat", name=f"Player {seat}"))["type"] == "Done"
    assert (await players[0].do("StartGame"))["type"] == "Done"
    assert (await players[0].do("Hurry", step="reading:1"))["type"] == "Done"
    return players


async def draw(player: Player, seconds: float) -> None:
    """At a steady pace, whatever the server does."""
    for number in range(int(seconds * PIECES_PER_SECOND)):
        stroke, at = divmod(number, PIECES_OF_A_STROKE)
        player.send_ink(piece(stroke, at * 8, b"8 bytes."))
        if at == PIECES_OF_A_STROKE - 1:
            command = {"type": "Draw", "round": 1, "stroke": stroke, "ink": LINE}
            player.send({"type": "Play", "id": f"stroke {stroke}", "command": command})
        await asyncio.sleep(1 / PIECES_PER_SECOND)


def cpu_of(process: int) -> float:
    """Seconds so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def kilobytes_of(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


async def measure(port: int, process: int, tables: int, seconds: float) -> None:
    await table_of(port, tables)  # what a server reads for its first table is no seat's
    empty = kilobytes_of(process)
    players = [player for number in range(tables) for player in await table_of(port, number)]
    memory = (kilobytes_of(process) - empty) / len(players)
    before = cpu_of(process)
    await asyncio.gather(*(draw(player, seconds) for player in players))
    share = (cpu_of(process) - before) / seconds / len(players)
    stored = sum(done_in(player.line.messages) for player in players) / seconds / len(players)
    print(f"{len(players)} seats that draw: {1000 * share:.2f} ms of CPU per second each, {1 / share:.0f} per core")
    print(f"{memory:.0f} KB per seat; {stored:.2f} of 0.5 strokes stored per seat and second")


def done_in(messages: "asyncio.Queue[dict[str, object] | None]") -> int:
    came: Sequence[dict[str, object] | None] = [messages.get_nowait() for _ in range(messages.qsize())]
    return sum(one is not None and one["type"] == "Done" for one in came)


def main(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "tests.serving", "0", folder]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None, "it was asked for"
            try:
                port = int(server.stdout.readline().split()[1])
                asyncio.run(measure(port, server.pid, tables, seconds))
            finally:
                server.terminate()


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(*(given + [8, 10][len(given) :]))
