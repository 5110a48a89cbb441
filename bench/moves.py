"""CPU of a server per move that four players see: Artline with its rules and its log, and what peers call a move."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack

from bench.measuring import cost_of_work, run_beside
from bench.our_tables import ArtlineTable, ask, at_work
from bench.peers import Peer, Room
from bench.rounds import OURS, Found, Measure, interleaved
from bench.servers import Running, peer, ready_product

WARM_UP = 1.0  # seconds; V8 and our caches alike
BEGINS_WITHIN = 120.0
PLAYERS = 4


def measure_moves(peers: list[Peer], tables: int, seconds: float, rounds: int) -> dict[str, Found]:
    with ExitStack() as up:
        contenders: dict[str, Measure] = {}
        ours = up.enter_context(ready_product())
        contenders[OURS] = lambda: run_beside(ours.pid, cost_of_our_move(ours, tables, seconds))
        for one in peers:
            if "moves" in one.does:
                contenders[one.name] = _measure(one, up.enter_context(peer(one.command)), tables, seconds)
        return interleaved(contenders, rounds)


def _measure(one: Peer, server: Running, tables: int, seconds: float) -> Measure:
    return lambda: run_beside(server.pid, _cost_of_their_move(one, server, tables, seconds))


async def cost_of_our_move(server: Running, tables: int, seconds: float, watchers: int = 0) -> float:
    words = list(ask(server.port, "/api/vocabulary/en").values())
    rooms = [ArtlineTable(server.port, number, words, watchers) for number in range(tables)]

    async def work() -> float:
        await asyncio.sleep(WARM_UP)
        async with asyncio.timeout(BEGINS_WITHIN):
            while any(room.moves < PLAYERS for room in rooms):  # hundreds of games take a while to begin
                await asyncio.sleep(WARM_UP / 10)
        return await cost_of_work(server.pid, lambda: sum(room.moves for room in rooms), seconds)

    cost: float = await at_work(rooms, work)
    return cost


async def _cost_of_their_move(one: Peer, server: Running, tables: int, seconds: float) -> float:
    rooms: list[Room] = [one.room(server.port, PLAYERS) for _ in range(tables)]
    for room in rooms:
        await room.open()
    playing = [asyncio.ensure_future(room.play_moves()) for room in rooms]
    await asyncio.sleep(WARM_UP)
    cost = await cost_of_work(server.pid, lambda: sum(room.moves for room in rooms), seconds)
    return await closed(rooms, playing, cost)


async def closed(rooms: list[Room], playing: Sequence["asyncio.Future[None]"], cost: float) -> float:
    for task in playing:
        task.cancel()
    for room in rooms:
        for line in room.lines:
            line.close()
    await asyncio.sleep(0.05)
    return cost
