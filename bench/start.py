"""The CPU time that servers take until they answer: ours opens a log, and knows rules and decks."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial

from bench.measuring import cpu_seconds
from bench.peers import Peer
from bench.rounds import OURS, Found, Measure, interleaved
from bench.servers import Running, peer, product


def measure_start(peers: list[Peer], rounds: int) -> dict[str, Found]:
    contenders: dict[str, Measure] = {OURS: partial(_milliseconds, product)}
    contenders |= {one.name: partial(_milliseconds, partial(peer, one.command)) for one in peers}
    return interleaved(contenders, rounds)


def _milliseconds(start: Callable[[], AbstractContextManager[Running]]) -> float:
    with start() as server:
        return cpu_seconds(server.pid) * 1_000
