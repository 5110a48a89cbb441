"""A node in virtual time: its tables, a log in memory, and visitors that keep what they are told.

Nothing waits and nothing sleeps. A fault of ours, a bot's included, fails the test at once.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, get_args

from tests.virtual_log import VirtualLog
from tests.virtual_time import BEGINNING, VirtualTimers, VirtualWorkers
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.contract.any_game import AnyBot
from vernissage.contract.messages import raw
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry
from vernissage.limits.budgets import TableBudgets
from vernissage.table.ink.live_ink import Piece
from vernissage.table.readers.visitor import Arrival, Goodbye, InkShown, News, Present, Reacted, Told, Visitor
from vernissage.table.shell.effects import Carried
from vernissage.table.shell.inputs import CommandSent, Joined, Left, MoveSent, OnDone, QuerySent, ReactionSent
from vernissage.table.shell.resources import Runtime, TableResources
from vernissage.table.shell.room import Room
from vernissage.table.shell.timing import Patience
from vernissage.table.state.commands import TableCommand
from vernissage.table.state.settings import Reaction, TableSettings
from vernissage.table.state.table import Games
from vernissage.table.store.house import House

_names = itertools.count(1)
TABLE_COMMANDS = get_args(TableCommand)


class Eye:
    """A visitor that keeps what it is told."""

    def __init__(self) -> None:
        self.arrivals: list[Arrival] = []
        self.news: list[News] = []
        self.present: list[Present] = []
        self.reactions: list[tuple[Seat, Reaction]] = []
        self.goodbyes: list[str] = []
        self.ink: list[list[Piece]] = []

    def hear(self, told: Told) -> None:
        match told:
            case Arrival():
                self.arrivals.append(told)
            case News():
                self.news.append(told)
            case Present():
                self.present.append(told)
            case Reacted():
                self.reactions.append((told.seat, told.reaction))
            case InkShown():
                self.ink.append(list(told.pieces))
            case Goodbye():
                self.goodbyes.append(told.code)

    @property
    def arrival(self) -> Arrival:
        return self.arrivals[-1]

    def pieces(self) -> list[Piece]:
        return [piece for pieces in self.ink for piece in pieces]

    def told(self, kind: type) -> list[Any]:
        told = [one.event for news in self.news for one in news.events]
        return [event for event in told if isinstance(event, kind)]


class Node:
    """Nodes made from the same `beside` share its time and its log."""

    def __init__(
        self,
        games: Games,
        bots: Mapping[str, AnyBot] | None = None,
        patience: Patience | None = None,
        beside: "Node | None" = None,
        now: int = BEGINNING,
        report: Callable[[str, Exception], None] | None = None,
        budgets: TableBudgets | None = None,
        hub: Hub | None = None,
        version: str = "",
    ) -> None:
        self.timers: VirtualTimers = beside.timers if beside else VirtualTimers(now)
        self.store: VirtualLog = beside.store if beside else VirtualLog(self.timers)
        self.hub = hub or Hub(self.timers)
        self.name = f"node {next(_names)}"
        patience, budgets = patience or Patience(grace=0), budgets or TableBudgets()
        self.resources = TableResources(games, bots or {}, patience, Random(1), budgets=budgets)
        self.bus = InProcessBus(self.hub)
        self.runtime = Runtime(self.timers, self.store, VirtualWorkers(), report or fail, self.bus, self.name, version)
        self.house = House(self.resources, self.runtime)

    def restarted(self) -> "Node":
        """Another that knows nothing but the log."""
        return Node(self.resources.games, self.resources.bots, self.resources.patience, beside=self)

    def another(self) -> "Node":
        """Another on the same log and the same bus."""
        kept = self.resources
        return Node(kept.games, kept.bots, kept.patience, beside=self, hub=self.hub, budgets=kept.budgets)

    def dies(self) -> None:
        """Without a word to anybody."""
        self.hub.nodes.remove(self.bus)
        for room in self.house.rooms():
            room.close()

    def passes(self, milliseconds: int) -> None:
        self.timers.pass_time(milliseconds)

    def until(self, wanted: Callable[[], bool], most: int = 600_000) -> None:
        """Let time pass until something holds, for at most this many milliseconds."""
        end = self.timers.now() + most
        while not wanted():
            assert self.timers.ring_next(), "nothing happens any more"
            assert self.timers.now() <= end, f"it was not so within {most} ms"

    def answer(self, ask: Callable[[Callable[[Any], None]], None]) -> Any:
        """What `ask` calls back with; raises it when it is `Refused`."""
        came: list[Any] = []
        ask(came.append)
        self.until(lambda: bool(came))
        if isinstance(came[0], Refused):
            raise came[0]
        return came[0]

    def open(self, settings: TableSettings) -> str:
        code: str = self.answer(lambda then: self.house.open(settings, then))
        return code

    def find(self, code: str) -> Room:
        room: Room = self.answer(lambda then: self.house.find(code, then))
        return room

    def submit(self, room: Room, key: str, id: str, command: Any) -> Carried:
        """Of the table or of the game on it."""
        of_table = isinstance(command, TABLE_COMMANDS)
        carried: Carried = self.answer(
            lambda then: room.take(
                CommandSent(key, id, command, then) if of_table else MoveSent(key, id, raw(command), then)
            )
        )
        return carried

    def ask(self, room: Room, key: str, query: Any) -> Any:
        return self.answer(lambda then: room.take(QuerySent(key, query, then)))

    def stored(self, code: str) -> Sequence[Entry]:
        return self.store.tables[code]


def fail(what: str, error: Exception) -> None:
    raise AssertionError(what) from error


def arrive(room: Room, key: str, after: int = 0, address: str = "") -> Eye:
    """Somebody comes."""
    eye = Eye()
    join(room, eye, key, after, address)
    return eye


def join(room: Room, visitor: Visitor, key: str, after: int = 0, address: str = "", teller: int = 0) -> None:
    """Raises `Refused`."""
    _expect(lambda on_joined: room.take(Joined(visitor, key, on_joined, after, address, teller)))


def leave(room: Room, visitor: Visitor) -> None:
    room.take(Left(visitor))


def react(room: Room, key: str, reaction: Reaction) -> None:
    """Raises `Refused`."""
    _expect(lambda on_reacted: room.take(ReactionSent(key, reaction, on_reacted)))


def _expect(ask: Callable[[OnDone], None]) -> None:
    refusals: list[Refused | None] = []
    ask(refusals.append)
    (refusal,) = refusals  # it is said at once
    if refusal is not None:
        raise refusal
