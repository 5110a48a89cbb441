"""What a table has to do with other nodes: who is connected there, what they are told, and which node is the first."""

from collections.abc import Callable

from vernissage.core.seat import Seat
from vernissage.table.between_nodes import AboutTable, Here
from vernissage.table.effects import Effect, Publish
from vernissage.table.presence import Presence
from vernissage.table.secrets import hashed_address
from vernissage.table.state import Table
from vernissage.table.visitor import Present

LAG = 1_000  # milliseconds that a node leaves the first one to do what the table does by itself


class Elsewhere:
    """`node`: the name of this one; `presence`: who is here; `is_shared`: whether there can be other nodes at all."""

    def __init__(
        self, node: str, presence: Presence, is_shared: Callable[[], bool], emit: Callable[[Effect], None]
    ) -> None:
        self._node = node
        self._presence = presence
        self._is_shared = is_shared
        self._emit = emit
        self._nodes: dict[str, Here] = {}

    def hear(self, here: Here) -> None:
        if here.seats or here.watchers:
            self._nodes[here.node] = here
        else:
            self.forget(here.node)

    def forget(self, node: str) -> None:
        self._nodes.pop(node, None)

    def publish(self, message: AboutTable) -> None:
        if self._is_shared():
            self._emit(Publish(message))

    def say_who_is_here(self, table: Table, *, asks: bool = False) -> None:
        here = self._presence.at(table)
        addresses = {seat: tuple(sorted(self._addresses_here(seat, table))) for seat in here.connected}
        self.publish(Here(self._node, table.number, here.connected, here.watchers, addresses, asks))

    @property
    def watchers(self) -> int:
        return sum(here.watchers for here in self._nodes.values())

    def present(self, table: Table) -> Present:
        """Those at this node and at all others. A node that is ahead knows seats that are not in `table` yet."""
        here = self._presence.at(table)
        if not self._nodes:
            return here
        elsewhere = {seat for other in self._nodes.values() for seat in other.seats if seat in table.seats}
        return Present(tuple(sorted(elsewhere.union(here.connected))), here.watchers + self.watchers)

    def addresses_of(self, seat: Seat, table: Table) -> tuple[str, ...]:
        """From where the devices of `seat` are connected, as hashes."""
        others = {address for here in self._nodes.values() for address in here.addresses.get(seat, ())}
        return tuple(sorted(others.union(self._addresses_here(seat, table))))

    @property
    def is_first(self) -> bool:
        """Whether it is up to this node to do what the table does by itself. Nodes where somebody is come first, by
        their names. If two hold themselves for the first, the log lets one of them win."""
        return not self._nodes or (bool(self._presence) and self._node < min(self._nodes))

    @property
    def moves_bots(self) -> bool:
        """Whether bots move here, which takes somebody who watches."""
        return bool(self._presence) and self.is_first

    @property
    def lag(self) -> int:
        return LAG if self._nodes and not self.is_first else 0

    def _addresses_here(self, seat: Seat, table: Table) -> set[str]:
        return {hashed_address(table.code, address) for address in self._presence.addresses_of(seat, table)}
