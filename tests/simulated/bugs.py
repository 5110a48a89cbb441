"""Bugs put in by hand: a simulation that does not find them proves nothing."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.simulated.game import Scribbles
from tests.simulated.machines import NodeStore
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Entry, NotStored, Problem
from vernissage.table.nodes.cluster_presence import ClusterPresence
from vernissage.table.readers import broadcast as telling
from vernissage.table.readers.events import RecentEvents, ToldEvent
from vernissage.table.readers.view import told
from vernissage.table.shell.journal import Journal
from vernissage.table.shell.machine import TableMachine
from vernissage.table.state.handled_commands import HandledCommands
from vernissage.web.socket.outgoing import Outgoing

Plant = Callable[[pytest.MonkeyPatch], None]


def acknowledged_before_commit(patch: pytest.MonkeyPatch) -> None:
    append = NodeStore.append

    def too_soon(
        self: NodeStore, table: str, expected: int, entries: Sequence[Entry], then: Callable[[Problem | None], None]
    ) -> None:
        append(self, table, expected, entries, lambda _: None)
        self._timers.call_at(self._timers.now(), lambda: self._machine.do(then, None))

    patch.setattr(NodeStore, "append", too_soon)


def lost_wake_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableMachine, "wake_at", property(lambda self: self._bots.due))


def repeat_carried_out_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(HandledCommands, "__contains__", lambda _self, _cause: False)


def stale_view_after_conflict(patch: pytest.MonkeyPatch) -> None:
    was_read = Journal.was_read

    def silently(self: Any, entries: Sequence[Entry] | NotStored) -> None:
        tell, self._on_change = self._on_change, lambda _before: None
        was_read(self, entries)
        self._on_change = tell

    patch.setattr(Journal, "was_read", silently)


def leaked_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Scribbles, "redact", lambda _self, event, _seat: event)


def queue_that_grows(patch: pytest.MonkeyPatch) -> None:
    """While the log does not answer, a node that looks into it again and again."""
    patch.setattr(Journal, "catch_up", lambda self: self.refresh(lambda _: None))


def skipped_news_forgotten(patch: pytest.MonkeyPatch) -> None:
    """A reader who was slow is told what comes next, and not what they have missed."""
    resume = Outgoing.resume

    def forgetful(self: Outgoing) -> None:
        self._skipped = False
        resume(self)

    patch.setattr(Outgoing, "resume", forgetful)


def acknowledged_and_never_stored(patch: pytest.MonkeyPatch) -> None:
    """Ada's fifth command is taken for a repeat."""
    contains = HandledCommands.__contains__
    patch.setattr(
        HandledCommands, "__contains__", lambda ids, cause: contains(ids, cause) or str(cause).endswith("Ada 4")
    )


def told_with_gaps(patch: pytest.MonkeyPatch) -> None:
    """A reader who has missed several events is not told of the last one."""
    to = RecentEvents.to

    def gappy(self: RecentEvents, reader: Seat | None) -> tuple[ToldEvent, ...]:
        events = to(self, reader)
        return events[:-1] if len(events) > 1 else events

    patch.setattr(RecentEvents, "to", gappy)


def told_as_a_stranger(patch: pytest.MonkeyPatch) -> None:
    """A player who comes back is told what happened as if they had no seat."""
    patch.setattr(telling, "told", lambda games, table, _reader, after: told(games, table, None, after))


def every_node_moves_the_bots(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ClusterPresence, "is_first", True)


BUGS: tuple[Plant, ...] = (
    acknowledged_before_commit,
    lost_wake_up,
    repeat_carried_out_twice,
    stale_view_after_conflict,
    leaked_hand,
    queue_that_grows,
    skipped_news_forgotten,
    acknowledged_and_never_stored,
    told_with_gaps,
    told_as_a_stranger,
    every_node_moves_the_bots,
)
