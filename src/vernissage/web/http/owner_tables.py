"""Routes for the owner: lists all tables and the budgets that were hit, and deletes tables."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vernissage.contract.refused import Refused
from vernissage.web.http.answers import json
from vernissage.web.http.incoming import address, asked_number, header, part
from vernissage.web.http.overview import Overview
from vernissage.web.http.owner import Owner
from vernissage.web.http.waiting import answer_of

PRIVATE = {"cache-control": "no-store"}


class OwnerTableRoutes:
    def __init__(self, overview: Overview, owner: Owner) -> None:
        self._overview = overview
        self._owner = owner

    def all(self) -> list[Route]:
        return [
            Route("/api/owner/tables", self.list),
            Route("/api/owner/tables/{code}", self.delete, methods=["DELETE"]),
        ]

    async def list(self, request: Request) -> Response:
        """Returns one page of all tables, wherever they are played."""
        self._check(request)
        return json(await answer_of(partial(self._overview.page, asked_number(request, "skip"))), headers=PRIVATE)

    async def delete(self, request: Request) -> Response:
        """Deletes any table, even one that has been idle for long or cannot be read back."""
        self._check(request)
        problem: Refused | None = await answer_of(partial(self._overview.house.delete, part(request, "code")))
        assert problem is None, "it would have been raised"
        return Response(status_code=204, headers=PRIVATE)

    def _check(self, request: Request) -> None:
        self._owner.check(header(request, "authorization"), address(request))
