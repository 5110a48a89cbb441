"""Who is connected to a table at other nodes, and which node moves its bots and calls time."""

from vernissage.core.seat import Seat
from vernissage.table.between_nodes import Here
from vernissage.table.state import Table
from vernissage.table.visitor import Present


class Elsewhere:
    """`node`: the name of this one."""

    def __init__(self, node: str) -> None:
        self.node = node
        self._nodes: dict[str, Here] = {}

    def hear(self, here: Here) -> None:
        if here.seats or here.watchers:
            self._nodes[here.node] = here
        else:
            self.forget(here.node)

    def forget(self, node: str) -> None:
        self._nodes.pop(node, None)

    @property
    def watchers(self) -> int:
        return sum(here.watchers for here in self._nodes.values())

    def joined(self, here: Present, table: Table) -> Present:
        """Those at this node and at all others. A node that is ahead knows seats that are not in `table` yet."""
        if not self._nodes:
            return here
        elsewhere = {seat for other in self._nodes.values() for seat in other.seats if seat in table.seats}
        seats = elsewhere.union(here.connected)
        return Present(tuple(sorted(seats)), here.watchers + self.watchers)

    def addresses_of(self, seat: Seat) -> set[str]:
        return {address for here in self._nodes.values() for address in here.addresses.get(seat, ())}

    def is_first(self, somebody_is_here: bool) -> bool:
        """Whether it is up to this node to do what the table does by itself. Nodes where somebody is come first, by
        their names. If two hold themselves for the first, the log lets one of them win."""
        return not self._nodes or (somebody_is_here and self.node < min(self._nodes))
