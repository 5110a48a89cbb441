"""What readers are shown of a table at one moment: each part is made once, and encoded once for all of them."""

from functools import cached_property

from msgspec import Raw

from vernissage.core.messages import raw
from vernissage.core.seat import Seat
from vernissage.table.state import Games, Table
from vernissage.table.view import own, public, seat_views
from vernissage.table.view_types import SeatView, TableOwn, TablePublic


class Shown:
    """`before`: what was shown last. Seats rarely change: the parts share them until they do."""

    def __init__(self, games: Games, table: Table, not_before: int = 0, before: "Shown | None" = None) -> None:
        self.games = games
        self.table = table
        self._not_before = not_before
        self.seats: dict[Seat, SeatView]
        if before is not None and before.table.seats is table.seats and before.table.host == table.host:
            self.seats = before.seats
        else:
            self.seats = seat_views(table)
        self._own: dict[Seat | None, TableOwn] = {}

    @cached_property
    def public(self) -> TablePublic:
        return public(self.games, self.table, self._not_before, self.seats)

    @cached_property
    def encoded(self) -> Raw:
        """The whole public part, for whoever arrives."""
        return raw(self.public)

    def own(self, reader: Seat | None) -> TableOwn:
        if reader not in self._own:
            self._own[reader] = own(self.games, self.table, reader)
        return self._own[reader]
