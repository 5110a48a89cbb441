"""What readers are told when a table goes on, and shown when they arrive."""

from collections.abc import Iterable

from vernissage.core.delta import delta
from vernissage.core.messages import raw
from vernissage.core.seat import Seat
from vernissage.table.shown import Shown
from vernissage.table.view import lately, told
from vernissage.table.visitor import Arrival, News, Present, Reader


def news(before: Shown, after: Shown, readers: Iterable[Reader], now: int) -> list[tuple[News, list[Reader]]]:
    """What leads from `before` to `after`, and who are told it: the same object to all who are told the same."""
    since = before.table.number
    public = raw(delta(before.public, after.public))
    made: list[tuple[News, list[Reader]]] = []
    for reader in readers:
        was, is_now = reader
        events = told(after.games, after.table, is_now, since) or ()  # what they led to is in the parts
        own = delta(before.own(was), after.own(is_now))
        for one, alike in made:
            if one.own == own and one.events == events:
                alike.append(reader)
                break
        else:
            made.append((News(since, after.table.number, now, events, public, own), [reader]))
    return made


def arrival(shown: Shown, reader: Seat | None, after: int, now: int, present: Present) -> Arrival:
    """All there is; and what happened since number `after`, where that is known."""
    games, table = shown.games, shown.table
    events = (told(games, table, reader, after) if after > 0 else None) or ()
    recent = lately(games, table, reader)
    return Arrival(table.number, now, shown.encoded, shown.own(reader), events, present, recent)
