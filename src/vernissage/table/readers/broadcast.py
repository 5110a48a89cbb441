"""Broadcast: what every reader is told when a table changes, and shown on arrival."""

from collections.abc import Iterable

from msgspec import Raw

from vernissage.contract.delta import delta
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat
from vernissage.table.readers.deltas import RecentDeltas
from vernissage.table.readers.events import RecentEvents
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.readers.view import lately, told
from vernissage.table.readers.visitor import Arrival, Missed, News, Present, Reader
from vernissage.table.state.table import Games, Table


class Broadcaster:
    """Knows what readers have been shown last, and the latest deltas. `number`: identifies this broadcaster."""

    def __init__(self, games: Games, table: Table, not_before: int, number: int) -> None:
        """`not_before`: no clock is shown to run out earlier."""
        self._shown = Snapshot(games, table, not_before)
        self._changes = RecentDeltas()
        self._number = number

    def on_arrival(self, reader: Seat | None, after: int, now: int, present: Present) -> Arrival:
        """Returns the whole view, and what happened since number `after`, if that is known."""
        shown, games, table = self._shown, self._shown.games, self._shown.table
        events = (told(games, table, reader, after) if after > 0 else None) or ()
        recent = lately(games, table, reader)
        return Arrival(table.number, now, shown.encoded, shown.own(reader), events, present, self._number, recent)

    def on_return(self, reader: Seat | None, teller: int, after: int, now: int, present: Present) -> Missed | None:
        """Returns what a reconnecting reader has missed; `None` if another broadcaster (`teller`) served them, or
        `after` is too long ago."""
        return missed(self._shown, reader, after, self._changes, now, present) if teller == self._number else None

    def went_on(
        self, table: Table, not_before: int, readers: Iterable[Reader], now: int
    ) -> list[tuple[News, list[Reader]]]:
        """Shows the table as it is from now on; returns what to tell whom."""
        before = self._shown
        shown = self._shown = Snapshot(before.games, table, not_before, before)
        public = self._changes.note(before.table.number, raw(delta(before.public, shown.public)))
        return news(before, shown, public, readers, now)


def news(
    before: Snapshot, after: Snapshot, public: Raw, readers: Iterable[Reader], now: int
) -> list[tuple[News, list[Reader]]]:
    """Returns the news from `before` to `after` and its readers: one object for all who are told the same. `public`:
    the delta of what everybody sees."""
    since = before.table.number
    happened = RecentEvents(after.games, after.table, since)
    made: list[tuple[News, list[Reader]]] = []
    for reader in readers:
        was, is_now = reader
        events = happened.to(is_now)
        own = delta(before.own(was), after.own(is_now))
        for update, alike in made:
            if update.own == own and update.events == events:
                alike.append(reader)
                break
        else:
            made.append((News(since, after.table.number, now, events, public, own), [reader]))
    return made


def missed(
    shown: Snapshot, reader: Seat | None, after: int, changes: RecentDeltas, now: int, present: Present
) -> Missed | None:
    """Returns what a reader who has seen all up to number `after` has missed; `None` if that is no longer known.

    The part that only they see is a function of the table and their key, so it changes only with the number. It is then
    shown whole, since they may have another seat by now.
    """
    table = shown.table
    if after == table.number:
        return Missed(after, now, (), None, (), present)
    public, events = changes.since(after), told(shown.games, table, reader, after)
    if public is None or events is None:
        return None
    return Missed(table.number, now, public, shown.own(reader), events, present)
