"""The owner's view of the tables over HTTP: who is there, which budgets were hit, and how to delete a table."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vernissage.core.refused import Refused
from vernissage.table.house import House
from vernissage.table.room import Room
from vernissage.web.answers import json
from vernissage.web.http_messages import OwnerTable, OwnerTables
from vernissage.web.incoming import address, header, part
from vernissage.web.owner import Owner
from vernissage.web.waiting import answer_of

PRIVATE = {"cache-control": "no-store"}


class OwnerTableRoutes:
    def __init__(self, house: House, owner: Owner) -> None:
        self._house = house
        self._owner = owner

    def all(self) -> list[Route]:
        return [
            Route("/api/owner/tables", self.list),
            Route("/api/owner/tables/{code}", self.delete, methods=["DELETE"]),
        ]

    async def list(self, request: Request) -> Response:
        """The tables in memory, the busiest first: where somebody is, or was a few minutes ago."""
        self._check(request)
        rows = sorted(map(_row, self._house.rooms()), key=lambda row: (-row.connected, row.code))
        return json(OwnerTables(tuple(rows), self._house.spending.hits.list()), headers=PRIVATE)

    async def delete(self, request: Request) -> Response:
        """Any table, also one that nobody has been at for long."""
        self._check(request)
        problem: Refused | None = await answer_of(partial(self._house.delete, part(request, "code")))
        assert problem is None, "it would have been raised"
        return Response(status_code=204, headers=PRIVATE)

    def _check(self, request: Request) -> None:
        self._owner.check(header(request, "authorization"), address(request))


def _row(room: Room) -> OwnerTable:
    table, present = room.table, room.present()
    names = tuple(table.seats[seat].name for seat in table.people())
    connected = len(present.connected)
    return OwnerTable(table.code, table.settings.game, table.stage, names, connected, present.watchers, table.stored)
