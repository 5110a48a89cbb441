"""HTTP routes: the client's files, pictures, decks, and opening a table."""

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from vernissage.contract.refused import Refused
from vernissage.limits.request_limits import RequestLimits
from vernissage.table.shell.room import Room
from vernissage.table.state.retention import DAY
from vernissage.table.state.settings import TableSettings
from vernissage.table.store.house import House
from vernissage.web.http import messages as http_messages
from vernissage.web.http.answers import json, on_fault, on_http_problem, on_refused
from vernissage.web.http.cached_response import FOR_EVER, respond
from vernissage.web.http.client_files import Client
from vernissage.web.http.content_types import kind_of
from vernissage.web.http.headers import SecurityHeaders
from vernissage.web.http.hosts import Hosts, port_of
from vernissage.web.http.incoming import address, header, host, part, read_json, scheme
from vernissage.web.http.open_tables import OpenTables
from vernissage.web.http.pictures import Pictures
from vernissage.web.http.response_cache import ResponseCache, json_of
from vernissage.web.http.unknown_host import KnownHosts
from vernissage.web.http.waiting import answer_of
from vernissage.web.server.addresses import LanAddresses

BODY_LIMIT = 64 * 1024


class HttpResources(Struct, frozen=True):
    """Dependencies of the routes."""

    house: House
    open_tables: OpenTables
    limits: RequestLimits
    pictures: Pictures
    client: Client
    version: str
    hosts: Hosts
    public_tables: bool = False
    only_here: bool = False  # it listens on this machine alone, so no address is of use to another


def application(
    resources: HttpResources,
    lifespan: Callable[[Starlette], AbstractAsyncContextManager[dict[str, Any]]],
    more_routes: Collection[Route] = (),
) -> Starlette:
    routes = _Routes(resources)
    return Starlette(
        routes=[*more_routes, *routes.all()],
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(KnownHosts, hosts=resources.hosts)],
        exception_handlers={Refused: on_refused, HTTPException: on_http_problem, Exception: on_fault},
    )


class _Routes:
    def __init__(self, resources: HttpResources) -> None:
        self._resources = resources
        self._kept = ResponseCache()
        self._addresses = LanAddresses()

    def all(self) -> list[Route]:
        return [
            Route("/api/server", self.server),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables", self.public_tables),
            Route("/api/tables/{code}", self.table),
            Route("/api/decks", self.decks),
            Route("/api/decks/{deck}", self.deck),
            Route("/api/credits", self.credits),
            Route("/api/vocabulary/{language}", self.vocabulary),
            Route("/api/{path:path}", self.nothing),
            Route("/pictures/{deck}/{name}", self.picture),
            Route("/{path:path}", self._resources.client.serve),
        ]

    async def server(self, request: Request) -> Response:
        port = port_of(host(request))
        reachable = tuple(f"{scheme(request)}://{name}{port}" for name in self._lan())
        resources, kept = self._resources, self._resources.house.retention
        days = round(kept.finished / DAY), round(kept.abandoned / DAY)
        facts = http_messages.ServerFacts(resources.version, resources.public_tables, reachable, *days)
        return respond(request, json_of(lambda: facts))

    async def open_table(self, request: Request) -> Response:
        if not self._resources.hosts.are_home_of(header(request, "origin"), host(request)):
            raise Refused("foreign-origin")
        settings = await read_json(request, TableSettings, BODY_LIMIT)
        self._resources.limits.opening.spend(address(request))
        return json(
            http_messages.NewTable(
                await answer_of(partial(self._resources.house.open, settings, address=address(request)))
            ),
            201,
        )

    async def public_tables(self, request: Request) -> Response:
        if not self._resources.public_tables:
            raise Refused("no-public-list")
        return respond(request, self._resources.open_tables.copy())

    async def table(self, request: Request) -> Response:
        table = http_messages.NewTable((await self._find(request)).table.code)
        return respond(request, json_of(lambda: table))

    async def decks(self, request: Request) -> Response:
        return respond(request, json_of(self._resources.pictures.summaries))

    async def deck(self, request: Request) -> Response:
        deck, pictures = part(request, "deck"), self._resources.pictures
        return await self._kept.answer(request, f"decks/{deck}", pictures.revision, partial(pictures.cards, deck))

    async def credits(self, request: Request) -> Response:
        pictures = self._resources.pictures
        return await self._kept.answer(request, "credits", pictures.revision, pictures.credits)

    async def vocabulary(self, request: Request) -> Response:
        language, pictures = part(request, "language"), self._resources.pictures
        make = partial(pictures.tag_names, language)
        return await self._kept.answer(request, f"vocabulary/{language}", pictures.revision, make)

    async def picture(self, request: Request) -> Response:
        path = self._resources.pictures.picture_file(part(request, "deck"), part(request, "name"))
        if path is None:
            raise HTTPException(404)
        return FileResponse(path, headers={"cache-control": FOR_EVER}, media_type=kind_of(path))

    async def nothing(self, _request: Request) -> Response:
        raise HTTPException(404)

    async def _find(self, request: Request) -> Room:
        """Finds the table that the address names; anybody who guesses codes is soon stopped."""
        codes = self._resources.limits.codes_over_http
        return await answer_of(partial(codes.find, self._resources.house, part(request, "code"), address(request)))

    def _lan(self) -> list[str]:
        return [] if self._resources.only_here else self._addresses.now()
