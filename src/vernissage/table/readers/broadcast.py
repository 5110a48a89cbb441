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


class Broadcaster:
    """Knows what readers have been shown last, and the latest deltas. `number`: identifies this broadcaster."""

    def __init__(self, shown: Snapshot, number: int) -> None:
        self.shown = shown
        self._changes = RecentDeltas()
        self._number = number

    def on_arrival(self, reader: Seat | None, after: int, now: int, present: Present) -> Arrival:
        return arrival(self.shown, reader, after, now, present, self._number)

    def on_return(self, reader: Seat | None, teller: int, after: int, now: int, present: Present) -> Missed | None:
        """Returns what a reconnecting reader has missed; `None` if another broadcaster (`teller`) served them, or
        `after` is too long ago."""
        return missed(self.shown, reader, after, self._changes, now, present) if teller == self._number else None

    def went_on(self, shown: Snapshot, readers: Iterable[Reader], now: int) -> list[tuple[News, list[Reader]]]:
        """Takes over the new snapshot; returns what to tell whom."""
        before, self.shown = self.shown, shown
        return news(before, shown, self._changes.note(before.table.number, change(before, shown)), readers, now)


def change(before: Snapshot, after: Snapshot) -> Raw:
    """Returns the delta of what everybody sees."""
    return raw(delta(before.public, after.public))


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
        for one, alike in made:
            if one.own == own and one.events == events:
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


def arrival(shown: Snapshot, reader: Seat | None, after: int, now: int, present: Present, teller: int) -> Arrival:
    """Returns the whole view, and what happened since number `after`, if that is known."""
    games, table = shown.games, shown.table
    events = (told(games, table, reader, after) if after > 0 else None) or ()
    recent = lately(games, table, reader)
    return Arrival(table.number, now, shown.encoded, shown.own(reader), events, present, teller, recent)
