"""What readers are told when a table goes on, and when they arrive."""

from collections.abc import Iterable

from vernissage.core.seat import Seat
from vernissage.table.state import Games, Table
from vernissage.table.view import lately, told, view
from vernissage.table.visitor import Arrival, News, Present


def news(
    games: Games, table: Table, readers: Iterable[Seat | None], after: int, now: int, not_before: int
) -> dict[Seat | None, News]:
    """By reader: what is new since number `after`."""
    return {reader: _news(games, table, reader, after, now, not_before) for reader in readers}


def _news(games: Games, table: Table, reader: Seat | None, after: int, now: int, not_before: int) -> News:
    events = told(games, table, reader, after)
    # A reader who is not told everything is shown everything.
    shown = view(games, table, reader, not_before, glance=events is not None)
    return News(after, table.number, now, events or (), shown)


def arrival(
    games: Games, table: Table, reader: Seat | None, after: int, now: int, not_before: int, present: Present
) -> Arrival:
    """All there is; and what happened since number `after`, where that is known."""
    events = told(games, table, reader, after) if after > 0 else None
    shown = view(games, table, reader, not_before)
    return Arrival(table.number, now, shown, events or (), present, lately(games, table, reader))
