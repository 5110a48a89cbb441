"""Presence at other nodes, and the leader: the first node that has somebody at a table acts for it."""

from collections.abc import Callable, Mapping

from vernissage.contract.seat import Seat
from vernissage.table.nodes.messages import AboutTable, Here
from vernissage.table.readers.presence import Presence
from vernissage.table.readers.visitor import EMPTY_CROWD, Crowd, Present
from vernissage.table.shell.effects import Effect, Publish
from vernissage.table.state.secrets import hashed_address
from vernissage.table.state.table import SeatFacts, Table

LAG = 1_000  # milliseconds that a node waits for the leader to do what the table does by itself


class ClusterPresence:
    """Presence at all nodes. `node`: this one's name; `presence`: who is here; `is_shared`: whether there can be other
    nodes."""

    def __init__(
        self, node: str, presence: Presence, is_shared: Callable[[], bool], emit: Callable[[Effect], None]
    ) -> None:
        self._node = node
        self._presence = presence
        self.is_shared = is_shared
        self._emit = emit
        self._nodes: dict[str, Here] = {}
        self.watchers = 0
        self._first: str | None = None  # of the other nodes, by name
        self._present = Present((), 0)
        self._counted_for: tuple[Present, Mapping[Seat, SeatFacts]] | None = None  # who is here, and the seats

    def hear(self, report: Here) -> None:
        if not report.seats and not report.watchers:
            self.forget(report.node)
            return
        before = self._nodes.get(report.node)
        self._nodes[report.node] = report
        if before is None or (before.seats, before.watchers) != (report.seats, report.watchers):
            self._count()

    def forget(self, node: str) -> None:
        if self._nodes.pop(node, None) is not None:
            self._count()

    def _count(self) -> None:
        self.watchers = sum(report.watchers for report in self._nodes.values())
        self._first = min(self._nodes, default=None)
        self._counted_for = None

    def publish(self, message: AboutTable) -> None:
        if self.is_shared():
            self._emit(Publish(message))

    def say_who_is_here(self, table: Table, *, asks: bool = False) -> None:
        if not self.is_shared():
            return
        present = self._presence.at(table)
        addresses = {seat: tuple(sorted(self._addresses_here(seat, table))) for seat in present.connected}
        devices = self._presence.devices(table)
        crowds = {hashed_address(table.code, address): many for address, many in self._presence.crowds(table).items()}
        seats, watchers = present.connected, present.watchers
        self.publish(Here(self._node, table.number, seats, watchers, addresses, asks, devices, crowds))

    def crowd(self, key: str, table: Table, address: str) -> Crowd:
        """Counts visitors at other nodes that matter for the limits when somebody connects with this key from this
        address."""
        if not self._nodes:
            return EMPTY_CROWD
        seat, name = table.seat_of(key), hashed_address(table.code, address)
        devices = sum(report.devices.get(seat, 0) for report in self._nodes.values()) if seat is not None else 0
        return Crowd(devices, self.watchers, sum(report.crowds.get(name, 0) for report in self._nodes.values()))

    def present(self, table: Table) -> Present:
        """Returns who is connected at this node and all others. A node that is ahead knows seats that are not in
        `table` yet. Cached, since this is asked for several times per move."""
        present = self._presence.at(table)
        if self._first is None:
            return present
        counted_for = self._counted_for
        if counted_for is None or counted_for[0] is not present or counted_for[1] is not table.seats:
            elsewhere = {seat for other in self._nodes.values() for seat in other.seats if seat in table.seats}
            self._present = Present(tuple(sorted(elsewhere.union(present.connected))), present.watchers + self.watchers)
            self._counted_for = present, table.seats
        return self._present

    def addresses_of(self, seat: Seat, table: Table) -> tuple[str, ...]:
        """Returns the hashed addresses of the devices of `seat`."""
        others = {address for report in self._nodes.values() for address in report.addresses.get(seat, ())}
        return tuple(sorted(others.union(self._addresses_here(seat, table))))

    @property
    def is_first(self) -> bool:
        """Whether this node is the leader, which does what the table does by itself: of the nodes where somebody is
        connected, the one whose name comes first. If two think they are, the log lets only one of them win."""
        return self._first is None or (self._node < self._first and bool(self._presence))

    @property
    def moves_bots(self) -> bool:
        """Whether this node moves the bots, which only move while somebody is connected."""
        return bool(self._presence) and self.is_first

    @property
    def lag(self) -> int:
        return 0 if self.is_first else LAG

    def _addresses_here(self, seat: Seat, table: Table) -> set[str]:
        return {hashed_address(table.code, address) for address in self._presence.addresses_of(seat, table)}
