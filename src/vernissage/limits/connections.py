"""Connection limits: counts all connections, HTTP and sockets, and drops idle ones first when there are too many."""

import asyncio
import time
from collections.abc import Callable
from itertools import chain
from typing import Protocol

from vernissage.limits.hits import Hits

SWEEP_EVERY_S = 1.0  # seconds
FEW_OF_ADDRESS = 0.1  # of the connections that an address may have


class Connection(Protocol):
    @property
    def address(self) -> str: ...

    def is_idle(self) -> bool:
        """Whether closing it loses nothing: no request is under way, and nobody has joined a table."""

    def give_way(self) -> None:
        """Closes it to make room for another."""

    def sweep(self, now: float) -> None:
        """Closes it if it has kept us waiting for too long."""


class Connections:
    """All connections by address, those silent for longest first. `elsewhere`: how many an address has at other
    nodes."""

    def __init__(
        self,
        most: int,
        most_per_address: int,
        hits: Hits,
        now: Callable[[], float] = time.monotonic,
        elsewhere: Callable[[str], int] = lambda _address: 0,
    ) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._hits = hits
        self.now = now
        self._elsewhere = elsewhere
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def admit(self, connection: Connection, *, shared: bool = False) -> bool:
        """Whether there is room for one more, if necessary by closing another. `shared`: its address is a proxy's and
        may have any number."""
        address = connection.address
        full = not shared and len(self._of(address)) + self._elsewhere(address) >= self._most_per_address
        if full and not self._make_room(connection.address):
            self._hits.count("connections-per-address", connection.address)
            return False
        if self._count >= self._most and not any(self._make_room(address) for address in self._fullest_first()):
            self._hits.count("connections", connection.address)
            return False
        self._by_address.setdefault(connection.address, {})[connection] = None
        self._count += 1
        return True

    def crowds(self) -> dict[str, int]:
        """Counts the connections of addresses that have more than a few, to tell other nodes."""
        few = self._most_per_address * FEW_OF_ADDRESS
        counts = {address: len(connections) for address, connections in self._by_address.items()}
        return {address: count for address, count in counts.items() if count > few}

    def forget(self, connection: Connection) -> None:
        """Forgets a closed connection; one that was never admitted, or has given way, is forgotten already."""
        beside = self._of(connection.address)
        if connection in beside:
            del beside[connection]
            self._count -= 1
            if not beside:
                del self._by_address[connection.address]

    def stir(self, connection: Connection) -> None:
        """Marks a connection as active: others of its address give way before it."""
        beside = self._of(connection.address)
        if connection in beside:
            del beside[connection]
            beside[connection] = None

    def sweep(self) -> None:
        now = self.now()
        for connection in list(chain.from_iterable(self._by_address.values())):
            connection.sweep(now)

    async def keep(self) -> None:
        """Sweeps now and then, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_EVERY_S)
            self.sweep()

    def _of(self, address: str) -> dict[Connection, None]:
        return self._by_address.get(address, {})

    def _make_room(self, address: str) -> bool:
        longest_idle = next((connection for connection in self._of(address) if connection.is_idle()), None)
        if longest_idle is None:
            return False
        self.forget(longest_idle)
        longest_idle.give_way()
        return True

    def _fullest_first(self) -> list[str]:
        return sorted(self._by_address, key=lambda address: -len(self._by_address[address]))
