"""CPU of a server per piece of live ink that five others see, and of ours per stroke that is stored and told."""

import asyncio
from contextlib import ExitStack

from bench.measuring import cost_of_work, run_beside
from bench.moves import WARM_UP, closed
from bench.our_tables import DrawingTable, at_work
from bench.peers import Peer, Room
from bench.rounds import OURS, Found, Measure, interleaved
from bench.servers import Running, peer, ready_product

STORED = "Vernissage, per stroke stored"


def measure_ink(peers: list[Peer], tables: int, seconds: float, rounds: int) -> dict[str, Found]:
    with ExitStack() as up:
        ours = up.enter_context(ready_product())
        contenders: dict[str, Measure] = {
            OURS: lambda: run_beside(ours.pid, _cost_of_ours(ours, tables, seconds, stores=False)),
            STORED: lambda: run_beside(ours.pid, _cost_of_ours(ours, tables, seconds, stores=True)),
        }
        for one in peers:
            if "ink" in one.does:
                contenders[one.name] = _measure(one, up.enter_context(peer(one.command)), tables, seconds)
        return interleaved(contenders, rounds)


def _measure(one: Peer, server: Running, tables: int, seconds: float) -> Measure:
    return lambda: run_beside(server.pid, _cost_of_theirs(one, server, tables, seconds))


async def _cost_of_ours(server: Running, tables: int, seconds: float, *, stores: bool) -> float:
    rooms = [DrawingTable(server.port, number, draws=not stores, stores=stores) for number in range(tables)]

    async def work() -> float:
        await asyncio.sleep(WARM_UP)
        done = (
            (lambda: sum(room.strokes for room in rooms)) if stores else (lambda: sum(room.records for room in rooms))
        )
        return await cost_of_work(server.pid, done, seconds)

    cost: float = await at_work(rooms, work)
    return cost


async def _cost_of_theirs(one: Peer, server: Running, tables: int, seconds: float) -> float:
    rooms: list[Room] = [one.room(server.port, DrawingTable.SEATS) for _ in range(tables)]
    for room in rooms:
        await room.open()
    playing = [asyncio.ensure_future(room.play_ink()) for room in rooms]
    await asyncio.sleep(WARM_UP)
    cost = await cost_of_work(server.pid, lambda: sum(room.records for room in rooms), seconds)
    return await closed(rooms, playing, cost)
