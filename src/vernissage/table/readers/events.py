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
    """An event of the game, in its own words, which only its decoder reads."""

    event: SomeEvent


ToldEvent: TypeAlias = OfTable | OfGame


class RecentEvents:
    """The events above number `after`, if all of them are in memory. Events without a secret are made once, for
    everybody.

    Events of an earlier game are left out: only that game's decoder could read them.
    """

    def __init__(self, games: Games, table: Table, after: int) -> None:
        self._games = games
        self._table = table
        self.is_at_hand = table.number - len(table.recent) <= after <= table.number
        recent = table.recent_after(after) if self.is_at_hand else ()
        since = [one for one in recent if isinstance(one, RecentOfTable) or one.game == table.game_name]
        self._public = tuple([self._told(one, None) for one in since])
        # An event that spectators see whole is whole for everybody (`Game.redact`).
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
    """Returns the seat as which `reader` may know an event: none, as for a spectator, if it happened before they took
    their seat, which was somebody else's then."""
    facts = None if reader is None else table.seats.get(reader)
    return reader if facts is not None and one.number > facts.since else None
