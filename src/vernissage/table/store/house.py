"""All tables of this node: opened, found by their code, and unloaded when nobody is there."""

import logging
from collections.abc import Callable
from typing import TypeAlias

from vernissage.contract.refused import Refused
from vernissage.eventlog.port import Conflict, Entry, NotStored, Problem, TableRow, size_of
from vernissage.limits.hits import Hits
from vernissage.limits.rate_limits import RateLimits
from vernissage.limits.spending import Spending, TableSpending
from vernissage.runtime.port import Timer
from vernissage.table.nodes.node_sync import NodeSync
from vernissage.table.shell.inputs import RefreshWanted
from vernissage.table.shell.resources import Runtime, TableResources
from vernissage.table.shell.room import Room
from vernissage.table.state.codec import encode
from vernissage.table.state.decide import open_table
from vernissage.table.state.secrets import fresh_code, read_code
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table
from vernissage.table.store.loading import Loading
from vernissage.table.store.register import Register
from vernissage.table.store.retiring import Retiring

logger = logging.getLogger(__name__)
UNREADABLE = ("table-gone", "table-too-new")
OnOpened: TypeAlias = Callable[[str | Refused], None]
OnFound: TypeAlias = Callable[[Room | Refused], None]
OnDeleted: TypeAlias = Callable[[Refused | None], None]


class House:
    def __init__(self, resources: TableResources, runtime: Runtime) -> None:
        self._resources = resources
        self._runtime = runtime
        self.limits = RateLimits(runtime.bus, runtime.timers, Hits(runtime.timers.now))
        self.spending = Spending(resources.budgets, self.limits)
        self.retention = resources.retention
        self._rooms: dict[str, Room] = {}
        self._awaited: dict[str, list[OnFound]] = {}  # callers that wait for a table that is being loaded
        self._going: set[str] = set()  # tables that are being deleted
        self._has_met_newer = False  # a table that only a newer Vernissage can read
        self._next_sweep: Timer | None = None
        self._sync = NodeSync(runtime, self._rooms, self._on_gone)
        self.register = Register(resources.games, runtime, self._rooms)
        self._retiring = Retiring(
            resources.games, runtime, resources.retention, self._rooms.__contains__, self._on_deleted
        )

    def open(self, settings: TableSettings, opened: OnOpened, address: str = "") -> None:
        """Opens a table; answers with its code, or why these settings cannot be played."""
        code = fresh_code(self._resources.rng)
        now = self._runtime.timers.now()
        try:
            decided = open_table(self._resources.games, code, settings)
            entries = [
                Entry(number, now, None, None, new.scope, encode(new.event)) for number, new in enumerate(decided, 1)
            ]
            self.spending.open_table(address, size_of(entries))
        except Refused as refused:
            opened(refused)
            return

        def stored(problem: Problem | None) -> None:
            if isinstance(problem, Conflict):  # the code is taken
                self.open(settings, opened, address)
                return
            if problem is None:
                self.register.add(TableRow(code, len(entries), now))
            opened(code if problem is None else Refused("not-stored"))

        self._runtime.log.append(code, 0, entries, stored)

    def find(self, code: str, on_found: OnFound) -> None:
        """Finds the table with this code, in any case of letters; `Refused("unknown-table")` if there is none."""
        try:
            code = read_code(code)
        except Refused as refused:
            on_found(refused)
            return
        if code in self._going:
            on_found(Refused("table-gone"))
            return
        if code in self._rooms:
            self._find_here(self._rooms[code], on_found)
            return
        self._awaited.setdefault(code, []).append(on_found)
        if len(self._awaited[code]) == 1:
            self._load(code)

    def _load(self, code: str) -> None:
        spending = TableSpending(self.spending, code)

        def loaded(table: Table | Refused) -> None:
            self._on_loaded(code, table if isinstance(table, Refused) else self._make(code, table, spending))

        Loading(self._resources.games, self._runtime.log, code, loaded, spending.was_stored)

    def _find_here(self, room: Room, on_found: OnFound) -> None:
        """Finds a table in memory, up to date with the log: a player who comes from another node must not be shown less
        here."""
        if self._runtime.bus.is_shared:
            room.take(RefreshWanted(lambda problem: self._on_refreshed(room, problem, on_found)))
        else:
            on_found(room)

    def _on_refreshed(self, room: Room, problem: Refused | None, on_found: OnFound) -> None:
        code = room.table.code
        if problem is not None and problem.code == "table-too-new":
            on_found(problem)
        elif self._rooms.get(code) is room:
            on_found(room)
        else:
            self.find(code, on_found)  # it was unloaded meanwhile

    def _on_loaded(self, code: str, room: Room | Refused) -> None:
        self._has_met_newer |= isinstance(room, Refused) and room.code == "table-too-new"
        if isinstance(room, Room):
            self._rooms[code] = room
            self._sync.attach(code)
        for on_found in self._awaited.pop(code):
            on_found(room)

    def _make(self, code: str, table: Table, spending: TableSpending) -> Room | Refused:
        try:
            return Room(
                self._resources,
                self._runtime,
                table,
                spending,
                lambda then: self._forget(code, then),
                lambda why: self._let_go(code, why),
            )
        except Exception:
            logger.exception("table %s cannot be used", code)
            return Refused("table-gone")

    def delete(self, code: str, then: OnDeleted) -> None:
        """Deletes a table at once, even if people are there; `then` is called with the problem, if there was one."""

        def on_found(room: Room | Refused) -> None:
            if isinstance(room, Room):
                self._begin_to_delete(room.table.code, room.table.number, then)
            elif room.code in UNREADABLE and (name := read_code(code)) not in self._going:  # it cannot be read back
                self._begin_to_delete(name, 0, then)
            else:
                then(room)

        self.find(code, on_found)

    def _begin_to_delete(self, code: str, number: int, then: OnDeleted) -> None:
        """Begins to delete. Visitors are told once it is done, since a disk may refuse that, too."""
        self._going.add(code)

        def deleted(problem: Refused | None) -> None:
            then(problem)
            if problem is None:
                self._on_gone(code)

        self._delete(code, number, deleted)

    def _on_gone(self, code: str) -> None:
        """Unloads a table that was deleted, here or at another node."""
        self._let_go(code, "table-deleted")

    def _let_go(self, code: str, why: str) -> None:
        """Unloads a table and tells everybody there. One that is too new for this node they find at a newer one."""
        self._has_met_newer |= why == "table-too-new"
        self._sync.detach(code)
        room = self._rooms.pop(code, None)
        if room is not None:
            room.close(why)

    @property
    def is_outdated(self) -> bool:
        """Whether some table cannot be read here while nodes of another version, which can, are alive."""
        return self._has_met_newer and self._sync.heartbeat.has_other_versions

    def _forget(self, code: str, then: OnDeleted) -> None:
        """Deletes a table because its host wants that."""

        def deleted(problem: Refused | None) -> None:
            if problem is not None:
                logger.error("table %s could not be deleted: %s", code, problem.code)
            then(problem)

        self.delete(code, deleted)

    def _delete(self, code: str, number: int, then: OnDeleted) -> None:
        def deleted(problem: Problem | None) -> None:
            if isinstance(problem, Conflict):  # a move was on its way
                self._runtime.log.read(code, number, went_on)
                return
            self._going.discard(code)
            if problem is None:
                self._on_deleted(code)
            then(None if problem is None else Refused("not-stored"))

        def went_on(entries: list[Entry] | NotStored) -> None:
            if isinstance(entries, NotStored):
                deleted(entries)
            else:
                self._delete(code, entries[-1].number if entries else 0, then)

        self._runtime.log.delete(code, number, deleted)

    def _on_deleted(self, code: str) -> None:
        self.register.forget(code)
        self._sync.tell_gone(code)

    def rooms(self) -> list[Room]:
        """The tables in memory."""
        return list(self._rooms.values())

    def sweep(self) -> None:
        """Unloads tables where nobody has been for a while; the log has them."""
        patience = self._resources.patience
        for code, room in list(self._rooms.items()):
            if room.machine.is_idle and room.machine.quiet_since <= room.machine.time.now() - patience.idle:
                self._sync.detach(code)
                room.close()
                del self._rooms[code]

    def keep_order(self) -> None:
        """Unloads idle tables, deletes old ones and keeps in step with other nodes, until all is closed."""
        self._sync.begin()
        self.limits.begin()
        self._retiring.begin()
        self._keep_sweeping()

    def _keep_sweeping(self) -> None:
        self.sweep()
        soon = self._runtime.timers.now() + self._resources.patience.idle // 5
        self._next_sweep = self._runtime.timers.call_at(soon, self._keep_sweeping)

    def close(self) -> None:
        self._sync.end()
        self.limits.end()
        self._retiring.end()
        if self._next_sweep is not None:
            self._next_sweep.cancel()
        for room in self.rooms():
            room.close("restart")
