"""A snapshot: what readers see of a table at one moment. Each part is made once, and encoded once for all of them."""

from msgspec import Raw

from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat
from vernissage.table.readers.view import public, seat_views
from vernissage.table.readers.view_types import SeatView, TableOwn, TablePublic
from vernissage.table.state.table import Games, Table, game_on


class Snapshot:
    """The view at one moment. `before`: the snapshot before; seats rarely change, so both share them until they do."""

    def __init__(self, games: Games, table: Table, not_before: int = 0, before: "Snapshot | None" = None) -> None:
        self.games = games
        self.table = table
        self._not_before = not_before
        self.seats: dict[Seat, SeatView]
        if before is not None and before.table.seats is table.seats and before.table.host == table.host:
            self.seats = before.seats
        else:
            self.seats = seat_views(table)
        self._game = game_on(games, table)
        self._public: TablePublic | None = None
        self._encoded: Raw | None = None
        self._own: dict[Seat | None, TableOwn] = {}

    @property
    def public(self) -> TablePublic:
        if self._public is None:
            self._public = public(self.table, self._game, self.seats, self._not_before)
        return self._public

    @property
    def encoded(self) -> Raw:
        """Returns the whole public part, encoded, for newcomers."""
        if self._encoded is None:
            self._encoded = raw(self.public)
        return self._encoded

    def own(self, reader: Seat | None) -> TableOwn:
        made = self._own.get(reader)
        if made is None:
            game = self._game
            made = self._own[reader] = TableOwn(reader, None if game is None else game.rules.own(game.state, reader))
        return made
