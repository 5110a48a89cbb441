"""All tables of all nodes, and the budgets that were hit there, as the owner sees them."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from vernissage.bus.port import Bus
from vernissage.contract.refused import Refused
from vernissage.limits.hits import Hit, merged
from vernissage.runtime.port import Timers
from vernissage.table.nodes.node_reports import NodeReports
from vernissage.table.shell.room import Room
from vernissage.table.store.house import House
from vernissage.table.store.register import Facts, Listed
from vernissage.web.http.messages import OwnerTable, OwnerTables

SUBJECT = "overview"
TABLES_PER_PAGE = 25  # tables
MOST_TOLD = 5_000  # tables that a node reports: messages between nodes are limited


class Busy(Struct, frozen=True, array_like=True):
    """A table that a node has in memory, and how many are there, other nodes included."""

    code: str
    connected: int
    watchers: int


class OfNode(Struct, frozen=True):
    tables: tuple[Busy, ...]
    hits: tuple[Hit, ...]


OnOverview: TypeAlias = Callable[[OwnerTables | Refused], None]


class Overview:
    def __init__(self, node: str, house: House, bus: Bus, timers: Timers) -> None:
        self.house = house
        self._nodes = NodeReports(SUBJECT, OfNode, self._here, node, bus, timers)

    def begin(self) -> None:
        self._nodes.begin()

    def page(self, skip: int, then: OnOverview) -> None:
        """Makes a page of tables, after the first `skip`."""
        nodes = self._nodes.all()
        busy = _by_code(nodes)
        hits = merged(one.hits for one in nodes)

        def listed(found: Listed | Refused) -> None:
            if isinstance(found, Refused):
                then(found)
            else:
                rows = tuple(_row(facts, busy.get(facts.code)) for facts in found.tables)
                then(OwnerTables(rows, found.total, TABLES_PER_PAGE, hits))

        occupied = {code for code, one in busy.items() if one.connected + one.watchers}
        self.house.register.latest(skip, TABLES_PER_PAGE, occupied, listed)

    def _here(self) -> OfNode:
        tables = sorted(map(_busy, self.house.rooms()), key=lambda one: -one.connected - one.watchers)
        return OfNode(tuple(tables[:MOST_TOLD]), self.house.spending.hits.list())


def _busy(room: Room) -> Busy:
    present = room.machine.present()
    return Busy(room.table.code, len(present.connected), present.watchers)


def _by_code(nodes: list[OfNode]) -> dict[str, Busy]:
    """Merges the reports of nodes. One that has just loaded a table may not know everybody there yet, so the largest
    number counts."""
    tables = [busy for node in nodes for busy in node.tables]
    return {busy.code: busy for busy in sorted(tables, key=lambda busy: busy.connected + busy.watchers)}


def _row(facts: Facts, busy: Busy | None) -> OwnerTable:
    connected, watchers = (busy.connected, busy.watchers) if busy else (0, 0)
    return OwnerTable(
        code=facts.code,
        game=facts.game,
        stage=facts.stage,
        names=facts.names,
        connected=connected,
        watchers=watchers,
        in_memory=busy is not None,
        at=facts.at,
        stored=facts.stored,
    )
