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
        since = [event for event in recent if isinstance(event, RecentOfTable) or event.game == table.game_name]
        self._public = tuple([self._told(recent, None) for recent in since])
        # An event that spectators see whole is whole for everybody (`Game.redact`).
        self._secrets = [
            (index, recent)
            for index, recent in enumerate(since)
            if isinstance(recent, RecentOfGame) and self._public[index].event is not recent.event
        ]

    def to(self, reader: Seat | None) -> tuple[ToldEvent, ...]:
        if reader is None or not self._secrets:
            return self._public
        events = list(self._public)
        for index, recent in self._secrets:
            events[index] = self._told(recent, reader)
        return tuple(events)

    def _told(self, recent: Recent, reader: Seat | None) -> ToldEvent:
        if isinstance(recent, RecentOfTable):
            return OfTable(redact(recent.event))
        as_whom = None if reader is None else reader_of(recent, self._table, reader)
        return OfGame(self._games[recent.game].redact(recent.event, as_whom))


def reader_of(recent: RecentOfGame, table: Table, reader: Seat | None) -> Seat | None:
    """Returns the seat as which `reader` may know an event: none, as for a spectator, if it happened before they took
    their seat, which was somebody else's then."""
    facts = None if reader is None else table.seats.get(reader)
    return reader if facts is not None and recent.number > facts.since else None
