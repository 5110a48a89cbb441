"""Optimistic concurrency: commands are decided one after another, appended to the log, and only then told."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from vernissage.contract.not_yet import READ_ATTEMPTS, NotYet
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Conflict, Entry, NotStored, Problem
from vernissage.table.nodes.messages import WentOn
from vernissage.table.shell.effects import Append, Effect, Learn, Publish, Read, Report, Vanished
from vernissage.table.state.codec import Decided, TooNew, encode
from vernissage.table.state.evolve import record
from vernissage.table.state.table import Games, Table

logger = logging.getLogger(__name__)
DECIDE_ATTEMPTS = 8  # attempts, when others append to the same table
REQUESTS_PER_APPEND = 8  # requests that are stored in one append at most
NOT_JUDGED = {"not-stored", "busy", "server-error", "table-too-new"}  # refusals that do not judge the command


Choose: TypeAlias = Callable[[Table], tuple[Seat | None, list[Decided]]]


class Request(Struct, frozen=True, eq=False):
    """A request. `choose` decides on the table as it is by then; `on_done` is called with whether it was carried out
    now (True) or before (False), or with why not. `pay` is called with the bytes to store, and refuses too many."""

    cause: str | None
    choose: Choose | None  # None: only read what others have stored
    on_done: Callable[[bool | Refused], None]
    pay: Callable[[int], None] | None = None
    waits: int = 0  # how often something had to be read first


class Idle(Struct, frozen=True):
    """State: nothing is under way."""


class Deciding(Struct, frozen=True, eq=False):
    """State: a request is being decided. `is_read`: everything that other nodes have stored is known."""

    request: Request
    attempts: int = 0  # before this one
    is_read: bool = False


class Appending(Struct, frozen=True, eq=False):
    """State: requests are being stored together; the table is `afterwards` once they are."""

    requests: tuple[Request, ...]
    afterwards: Table
    attempts: int


class Reading(Struct, frozen=True, eq=False):
    """State: what other nodes have stored is being read, before the request is decided (again)."""

    request: Request
    attempts: int
    is_conflict: bool = False


State: TypeAlias = Idle | Deciding | Appending | Reading
IDLE = Idle()


class Journal:
    """Holds the table at the last stored number. `on_change` is called with the table before the change."""

    def __init__(
        self,
        games: Games,
        table: Table,
        now: Callable[[], int],
        on_change: Callable[[Table], None],
        emit: Callable[[Effect], None],
        is_shared: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table = table
        self._is_shared = is_shared  # other nodes may append
        self._games = games
        self._now = now
        self._on_change = on_change
        self._emit = emit
        self._waiting: deque[Request] = deque()
        self._state: State = IDLE
        self._set_aside = 0  # requests that wait until something is read

    @property
    def is_busy(self) -> bool:
        return self._state is not IDLE or bool(self._waiting) or self._set_aside > 0

    @property
    def waits_for_round(self) -> bool:
        """Whether something is to be decided at the end of the round, so that simultaneous commands are stored and told
        together."""
        return self._state is IDLE and bool(self._waiting)

    def take(self, request: Request, *, at_once: bool = True) -> None:
        """Takes a request. `at_once`: now, instead of when `go_on` is called at the end of the round."""
        self._waiting.append(request)
        if at_once:
            self.go_on()

    def refresh(self, on_refreshed: Callable[[bool | Refused], None]) -> None:
        """Reads what other nodes may have stored."""
        self.take(Request(None, None, on_refreshed))

    def catch_up(self) -> None:
        """Reads what other nodes may have stored, unless that is going to happen anyway."""
        if all(request.choose is not None for request in self._waiting):
            self.refresh(lambda _: None)

    def go_on(self) -> None:
        while self._state is IDLE and self._waiting:
            self._attempt(Deciding(self._waiting.popleft()))

    # --- what comes of an append or a read

    def appended(self, problem: Problem | None) -> None:
        state = self._state
        assert isinstance(state, Appending), "nothing was to be stored"
        match problem:
            case None:
                self._stored(state)
            case Conflict():
                self._waiting.extendleft(reversed(state.requests[1:]))
                self._read(state.requests[0], state.attempts, is_conflict=True)
            case NotStored():
                self._fail_to_store(problem)
        self.go_on()

    def was_read(self, entries: Sequence[Entry] | NotStored) -> None:
        state = self._state
        assert isinstance(state, Reading), "nothing was to be read"
        if isinstance(entries, NotStored):
            self._fail_to_store(entries)
        else:
            self._catch_up_with(entries, state)
        self.go_on()

    def _stored(self, state: Appending) -> None:
        """Answers, then reports the change, so that the answer goes out with the update."""
        before, self.table = self.table, state.afterwards
        try:
            for request in state.requests:
                request.on_done(True)
            self._on_change(before)
            if self._is_shared():
                self._emit(Publish(WentOn(self.table.number)))
        finally:
            self._state = IDLE  # a bug in a reader of the news must not stop the table

    def _catch_up_with(self, entries: Sequence[Entry], state: Reading) -> None:
        try:
            self._move_on(record(self._games, self.table, entries))
        except TooNew as problem:
            logger.error("table %s goes on at a newer Vernissage; upgrade this node: %s", self.table.code, problem)
            self._vanish("table-too-new", Refused("table-too-new"))
        except Exception as error:
            self._fail("what another node stored could not be read", error)
        else:
            if state.is_conflict and not entries:
                self._vanish("table-deleted", Refused("table-gone"))
            else:
                self._attempt(Deciding(state.request, state.attempts, is_read=True))

    def _fail_to_store(self, problem: NotStored) -> None:
        logger.error("table %s could not be stored or read: %s", self.table.code, problem)
        self._finish(Refused("not-stored"))

    # --- one request

    def _attempt(self, state: Deciding) -> None:
        self._state, request = state, state.request
        if state.attempts == DECIDE_ATTEMPTS:
            self._finish(Refused("busy"))
        elif request.cause in self.table.causes:
            self._finish(False)
        elif request.choose is not None:
            self._decide(state, request.choose)
        elif state.is_read:
            self._finish(True)
        else:
            self._read(request, state.attempts + 1)

    def _decide(self, state: Deciding, choose: Choose) -> None:
        """Decides and records; what cannot be recorded is never stored."""
        try:
            entries, afterwards = self._step(state.request, choose, self.table)
        except Refused as refused:
            self._refuse(state, refused)
        except NotYet as lacking:
            self._wait_for(lacking, state.request)
        except Exception as error:
            self._fail("a command could not be decided", error)
        else:
            if entries:
                self._append(state, entries, afterwards)
            else:
                self._finish(True)

    def _append(self, state: Deciding, entries: tuple[Entry, ...], table: Table) -> None:
        """Appends. Waiting requests that can be decided on the outcome are stored with it, each as a step of its own:
        many people who act at once wait for the disk once, and everybody is told once. A request that is refused here
        is
        decided again later, since nobody may hear of anything that is not stored yet."""
        requests = [state.request]
        while self._waiting and len(requests) < REQUESTS_PER_APPEND:
            following, afterwards = self._ahead(self._waiting[0], table)
            if not following:
                break
            entries, table = entries + following, afterwards
            requests.append(self._waiting.popleft())
        self._state = Appending(tuple(requests), table, state.attempts + 1)
        self._emit(Append(self.table.number, entries))

    def _ahead(self, request: Request, table: Table) -> tuple[tuple[Entry, ...], Table]:
        """Returns what `request` would store after `table`, and the table after it; nothing if that is not certain."""
        if request.choose is None or request.cause in table.causes:
            return (), table
        try:
            return self._step(request, request.choose, table)
        except Exception:  # refused, not known yet, or a bug: it is reported when its own turn comes
            return (), table

    def _refuse(self, state: Deciding, refused: Refused) -> None:
        """Refuses, but first reads what other nodes have stored: one may have removed the reason."""
        if state.is_read or not self._is_shared():
            self._finish(refused)
        else:
            self._read(state.request, state.attempts + 1)

    def _read(self, request: Request, attempts: int, *, is_conflict: bool = False) -> None:
        self._state = Reading(request, attempts, is_conflict)
        self._emit(Read(self.table.number))

    def _wait_for(self, lacking: NotYet, request: Request) -> None:
        """Lets a request wait for something slow to read; other requests go on."""
        if request.waits == READ_ATTEMPTS:
            self._finish(Refused("busy"))
            return
        self._state = IDLE
        self._set_aside += 1

        def on_learnt(problem: Exception | None) -> None:
            self._set_aside -= 1
            if problem is None:
                self.take(replace(request, waits=request.waits + 1))
            else:
                self._emit(Report(f"table {self.table.code}: what a command needs could not be read", problem))
                request.on_done(Refused("server-error"))

        self._emit(Learn(lacking.read, on_learnt))

    def _step(self, request: Request, choose: Choose, table: Table) -> tuple[tuple[Entry, ...], Table]:
        """Decides `request` on `table`; returns the entries and the table after them, or raises."""
        by, events = choose(table)
        if not events:
            return (), table
        now, first, cause = max(self._now(), table.at + 1), table.number + 1, request.cause
        entries = tuple(
            [Entry(number, now, cause, by, new.scope, encode(new.event)) for number, new in enumerate(events, first)]
        )
        afterwards = record(self._games, table, entries)
        if request.pay is not None:
            request.pay(afterwards.stored - table.stored)
        return entries, afterwards

    def _vanish(self, why: Literal["table-deleted", "table-too-new"], refused: Refused) -> None:
        self._emit(Vanished(why))
        self._finish(refused)

    def _fail(self, what: str, error: Exception) -> None:
        self._emit(Report(f"table {self.table.code}: {what}", error))
        self._finish(Refused("server-error"))

    def _finish(self, outcome: bool | Refused) -> None:
        """Finishes all requests that were stored together, with the same outcome."""
        state, self._state = self._state, IDLE
        assert not isinstance(state, Idle), "nothing is under way"
        for request in state.requests if isinstance(state, Appending) else (state.request,):
            request.on_done(outcome)

    def _move_on(self, table: Table) -> None:
        before, self.table = self.table, table
        if table is not before:
            self._on_change(before)
