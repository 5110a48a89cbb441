"""Optimistic concurrency: commands are decided one after another, appended to the log, and only then told."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from vernissage.contract.not_yet import READ_ATTEMPTS, NotYet
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, NotStored
from vernissage.table.nodes.messages import WentOn
from vernissage.table.shell.effects import Append, Effect, GoOn, Learn, Publish, Read, Report, Vanished
from vernissage.table.state.codec import Decided, TooNew, encode
from vernissage.table.state.evolve import record
from vernissage.table.state.table import Games, Table

logger = logging.getLogger(__name__)
DECIDE_ATTEMPTS = 8  # at deciding again, when others append to the same table
REQUESTS_PER_APPEND = 8  # requests that are stored in one append at most
NOT_JUDGED = {"not-stored", "busy", "server-error", "table-too-new"}  # refusals that say nothing about the command


Choose: TypeAlias = Callable[[Table], tuple[Seat | None, list[Decided]]]


class Request(Struct, frozen=True, eq=False):
    """`choose` decides on the table as it is by then; `done` hears whether it was carried out just now (True), had
    been before (False), or why not. `pay` hears how many bytes it takes to store, and refuses what is too much."""

    cause: str | None
    choose: Choose | None  # None: only read what other nodes have stored
    done: Callable[[bool | Refused], None]
    pay: Callable[[int], None] | None = None
    waits: int = 0  # how often something had to be read first


class _UnderWay(Struct):
    request: Request
    others: list[Request] = []  # that are stored with it
    attempts: int = 0
    is_conflict: bool = False
    is_read: bool = False  # nothing was missing when it was decided
    afterwards: Table | None = None  # once it is stored

    def answer(self, outcome: bool | Refused) -> None:
        """Those that were stored with it, or were to be, share what came of it."""
        for request in (self.request, *self.others):
            request.done(outcome)


OnChange: TypeAlias = Callable[[Table], None]


class Journal:
    """Holds the table at the number that is known to be stored. `went_on` hears of the table that was before."""

    def __init__(
        self,
        games: Games,
        table: Table,
        now: Callable[[], int],
        went_on: OnChange,
        emit: Callable[[Effect], None],
        is_shared: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table = table
        self._is_shared = is_shared  # other nodes may append
        self._games = games
        self._now = now
        self._went_on = went_on
        self._emit = emit
        self._waiting: deque[Request] = deque()
        self._under_way: _UnderWay | None = None
        self._set_aside = 0  # requests that wait until something is read
        self._is_to_go_on = False
        self.is_outgrown = False  # a newer node has stored what cannot be read here

    @property
    def is_busy(self) -> bool:
        return self._under_way is not None or bool(self._waiting) or self._set_aside > 0

    def take(self, request: Request) -> None:
        self._waiting.append(request)
        self._go_on()

    def take_soon(self, request: Request) -> None:
        """The same, but only once everything else that came at this moment is here: simultaneous commands are stored
        and told together."""
        self._waiting.append(request)
        if self._under_way is None and not self._is_to_go_on:
            self._is_to_go_on = True
            self._emit(GoOn())

    def go_on(self) -> None:
        self._is_to_go_on = False
        self._go_on()

    def look(self, done: Callable[[], None]) -> None:
        """Read what other nodes may have stored; `done` is called afterwards, whatever came of it."""
        self.take(Request(None, None, lambda _: done()))

    def catch_up(self) -> None:
        """Another node may have stored something: read it, unless that is going to happen anyway."""
        if all(request.choose is not None for request in self._waiting):
            self.look(lambda: None)

    # --- what comes of an append or a read

    def stored(self) -> None:
        """Answer first: the answer goes out with the update that follows."""
        ended = self._current
        assert ended.afterwards is not None, "nothing was to be stored"
        before, self.table = self.table, ended.afterwards
        try:
            ended.answer(True)
            self._went_on(before)
            if self._is_shared():
                self._emit(Publish(WentOn(self.table.number)))
        finally:
            self._under_way = None  # whatever somebody makes of the news, the table goes on
        self._go_on()

    def conflicted(self) -> None:
        self._current.is_conflict = True
        self._waiting.extendleft(reversed(self._current.others))
        self._current.others = []
        self._emit(Read(self.table.number))

    def caught_up(self, entries: Sequence[Entry]) -> None:
        try:
            self._move_on(record(self._games, self.table, entries))
        except TooNew as problem:
            logger.error("table %s goes on at a newer Vernissage; upgrade this node: %s", self.table.code, problem)
            self.is_outgrown = True
            self._emit(Vanished("table-too-new"))
            self._finish(Refused("table-too-new"))
        except Exception as error:
            self._fail("what another node stored could not be read", error)
        else:
            self._go_on_after_reading(bool(entries))
        self._go_on()

    def _go_on_after_reading(self, went_on: bool) -> None:
        """After a conflict there is nothing new to read: the table no longer exists."""
        if self._current.is_conflict and not went_on:
            self._emit(Vanished("table-deleted"))
            self._finish(Refused("table-gone"))
            return
        self._current.is_conflict, self._current.is_read = False, True
        self._attempt(self._current)

    def not_stored(self, problem: NotStored) -> None:
        logger.error("table %s could not be stored or read: %s", self.table.code, problem)
        self._finish(Refused("not-stored"))
        self._go_on()

    # --- one request

    @property
    def _current(self) -> _UnderWay:
        assert self._under_way is not None, "nothing is under way"
        return self._under_way

    def _go_on(self) -> None:
        while self._under_way is None and self._waiting:
            self._under_way = _UnderWay(self._waiting.popleft())
            self._attempt(self._under_way)

    def _attempt(self, current: _UnderWay) -> None:
        current.attempts += 1
        if current.attempts > DECIDE_ATTEMPTS:
            self._finish(Refused("busy"))
        elif current.request.cause in self.table.causes:
            self._finish(False)
        elif current.request.choose is not None:
            self._decide(current, current.request.choose)
        elif current.is_read:
            self._finish(True)
        else:
            self._emit(Read(self.table.number))

    def _decide(self, current: _UnderWay, choose: Choose) -> None:
        """What cannot be recorded is never stored."""
        try:
            entries, current.afterwards = self._step(current.request, choose, self.table)
        except Refused as refused:
            self._refuse(current, refused)
        except NotYet as lacking:
            self._wait_for(lacking, current.request)
        except Exception as error:
            self._fail("a command could not be decided", error)
        else:
            if entries:
                self._emit(Append(self.table.number, entries + self._entries_of_others(current, current.afterwards)))
            else:
                self._finish(True)

    def _entries_of_others(self, current: _UnderWay, table: Table) -> tuple[Entry, ...]:
        """Waiting requests that can be decided on its outcome are stored with it, each as a step of its own: many
        people who act at once wait for the disk once, and everybody is told once. A request that is refused here is
        decided again later, since nobody may hear of anything that is not stored yet."""
        found: tuple[Entry, ...] = ()
        while self._waiting and len(current.others) < REQUESTS_PER_APPEND - 1:
            entries, table = self._ahead(self._waiting[0], table)
            if not entries:
                break
            current.afterwards = table
            current.others.append(self._waiting.popleft())
            found += entries
        return found

    def _ahead(self, request: Request, table: Table) -> tuple[tuple[Entry, ...], Table]:
        """What `request` would store after `table`, and what that leads to; nothing where that is not certain."""
        if request.choose is None or request.cause in table.causes:
            return (), table
        try:
            return self._step(request, request.choose, table)
        except Exception:  # refused, not known yet, or our fault: it is said when its own turn comes
            return (), table

    def _refuse(self, current: _UnderWay, refused: Refused) -> None:
        """Nobody is refused for a reason that another node may have removed: what it stored is read first."""
        if current.is_read or not self._is_shared():
            self._finish(refused)
        else:
            self._emit(Read(self.table.number))

    def _wait_for(self, lacking: NotYet, request: Request) -> None:
        """It waits alone: whatever else is wanted of this table goes on."""
        if request.waits == READ_ATTEMPTS:
            self._finish(Refused("busy"))
            return
        self._under_way = None
        self._set_aside += 1

        def then(problem: Exception | None) -> None:
            self._set_aside -= 1
            if problem is None:
                self.take(replace(request, waits=request.waits + 1))
            else:
                self._emit(Report(f"table {self.table.code}: what a command needs could not be read", problem))
                request.done(Refused("server-error"))

        self._emit(Learn(lacking.read, then))

    def _step(self, request: Request, choose: Choose, table: Table) -> tuple[tuple[Entry, ...], Table]:
        """What `request` comes to on `table`, and the table after it; raises whatever stands in its way."""
        by, decided = choose(table)
        if not decided:
            return (), table
        at, first, cause = max(self._now(), table.at + 1), table.number + 1, request.cause
        entries = tuple(
            [Entry(number, at, cause, by, one.scope, encode(one.event)) for number, one in enumerate(decided, first)]
        )
        afterwards = record(self._games, table, entries)
        if request.pay is not None:
            request.pay(afterwards.stored - table.stored)
        return entries, afterwards

    def _fail(self, what: str, error: Exception) -> None:
        self._emit(Report(f"table {self.table.code}: {what}", error))
        self._finish(Refused("server-error"))

    def _finish(self, outcome: bool | Refused) -> None:
        ended, self._under_way = self._current, None
        ended.answer(outcome)

    def _move_on(self, table: Table) -> None:
        before, self.table = self.table, table
        if table is not before:
            self._went_on(before)
