"""The last events of a table, as each reader may know them."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.any_game import SomeEvent
from vernissage.contract.seat import Seat
from vernissage.table.state.events import TableEvent
from vernissage.table.state.redact import redact
from vernissage.table.state.table import Games, Recent, RecentOfGame, RecentOfTable, Table


class OfTable(Struct, frozen=True, tag="table", tag_field="of"):
    event: TableEvent


class OfGame(Struct, frozen=True, tag="game", tag_field="of"):
    """`event` is in the game's own words: only its decoder reads it."""

    event: SomeEvent


ToldEvent: TypeAlias = OfTable | OfGame


class RecentEvents:
    """Those above number `after`, if all of them are at hand. What holds no secret is made once, for everybody.

    What was played before another game came on the table is left out: only that game could read it.
    """

    def __init__(self, games: Games, table: Table, after: int) -> None:
        self._games = games
        self._table = table
        self.is_at_hand = table.number - len(table.recent) <= after <= table.number
        recent = table.recent_after(after) if self.is_at_hand else ()
        since = [one for one in recent if isinstance(one, RecentOfTable) or one.game == table.game_name]
        self._public = tuple([self._told(one, None) for one in since])
        # What somebody who watches is told whole, all are told whole (`Game.redact`).
        self._secrets = [
            (at, one)
            for at, one in enumerate(since)
            if isinstance(one, RecentOfGame) and self._public[at].event is not one.event
        ]

    def to(self, reader: Seat | None) -> tuple[ToldEvent, ...]:
        if reader is None or not self._secrets:
            return self._public
        events = list(self._public)
        for at, one in self._secrets:
            events[at] = self._told(one, reader)
        return tuple(events)

    def _told(self, one: Recent, reader: Seat | None) -> ToldEvent:
        if isinstance(one, RecentOfTable):
            return OfTable(redact(one.event))
        as_whom = None if reader is None else reader_of(one, self._table, reader)
        return OfGame(self._games[one.game].redact(one.event, as_whom))


def reader_of(one: RecentOfGame, table: Table, reader: Seat | None) -> Seat | None:
    """As whom `reader` is told of `one`: as a watcher if it happened before they took their seat, which was somebody
    else's then."""
    facts = None if reader is None else table.seats.get(reader)
    return reader if facts is not None and one.number > facts.since else None
