"""Everything over HTTP: the client's files, pictures, decks, and opening a table."""

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Any

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from vernissage.core.refused import Refused
from vernissage.table.house import House
from vernissage.table.room import Room
from vernissage.table.secrets import ALPHABET, WORD_LENGTH
from vernissage.table.settings import TableSettings
from vernissage.web import http_messages, qr
from vernissage.web.addresses import is_own, lan_addresses
from vernissage.web.answers import json, long_json, on_fault, on_http_problem, on_refused, read_json
from vernissage.web.client_files import FOR_EVER, Client
from vernissage.web.headers import SecurityHeaders
from vernissage.web.limits import Limits, address_of
from vernissage.web.origin import is_ours
from vernissage.web.pictures import Pictures

BODY_LIMIT = 64 * 1024


class Site(Struct, frozen=True):
    """What the routes need."""

    house: House
    limits: Limits
    pictures: Pictures
    client: Client
    now: Callable[[], int]
    version: str
    public_tables: bool = False
    origins: Collection[str] = ()
    behind_proxy: bool = False
    only_here: bool = False  # it listens to this machine alone: no address of it is of use to another


def application(
    site: Site,
    lifespan: Callable[[Starlette], AbstractAsyncContextManager[dict[str, Any]]],
    more_routes: Collection[Route] = (),
) -> Starlette:
    routes = _Routes(site)
    return Starlette(
        routes=[*more_routes, *routes.all()],
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Refused: on_refused, HTTPException: on_http_problem, Exception: on_fault},
    )


class _Routes:
    def __init__(self, site: Site) -> None:
        self._site = site

    def all(self) -> list[Route]:
        return [
            Route("/api/server", self.server),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables", self.public_tables),
            Route("/api/tables/{code}", self.table),
            Route("/api/qr/{code}.svg", self.qr),
            Route("/api/decks", self.decks),
            Route("/api/decks/{deck}", self.deck),
            Route("/api/credits", self.credits),
            Route("/api/vocabulary/{language}", self.vocabulary),
            Route("/api/{path:path}", self.nothing),
            Route("/pictures/{deck}/{name}", self.picture),
            Route("/{path:path}", self._site.client.serve),
        ]

    async def server(self, request: Request) -> Response:
        scheme, port = request.url.scheme, _port(request)
        reachable = tuple(f"{scheme}://{address}{port}" for address in self._lan())
        site = self._site
        return json(http_messages.ServerFacts(site.version, site.public_tables, reachable, site.now()))

    async def open_table(self, request: Request) -> Response:
        if not is_ours(request.headers, self._site.origins):
            raise Refused("foreign-origin")
        settings = await read_json(request, TableSettings, BODY_LIMIT)
        self._site.limits.opening.spend(self._address(request))
        return json(http_messages.NewTable(await self._site.house.open(settings)), 201)

    async def public_tables(self, _request: Request) -> Response:
        if not self._site.public_tables:
            raise Refused("no-public-list")
        return json([_row(room) for room in self._site.house.rooms() if _is_open(room)])

    async def table(self, request: Request) -> Response:
        return json(http_messages.NewTable((await self._find(request)).table.code))

    async def qr(self, request: Request) -> Response:
        """The link to a table; with `?pass=`, the one that brings another device to one's seat."""
        code = (await self._find(request)).table.code
        word = request.query_params.get("pass", "").upper()
        if word and (len(word) != WORD_LENGTH or set(word) - set(ALPHABET)):
            raise Refused("pass-unknown")
        link = f"{self._base(request)}/t/{code}" + (f"#pass={word}" if word else "")
        return Response(qr.svg(link), headers={"cache-control": "no-store"}, media_type="image/svg+xml")

    async def decks(self, _request: Request) -> Response:
        return json(self._site.pictures.summaries(), headers={"cache-control": "no-cache"})

    async def deck(self, request: Request) -> Response:
        return long_json(request, self._site.pictures.cards(request.path_params["deck"]))

    async def credits(self, request: Request) -> Response:
        return long_json(request, self._site.pictures.credits())

    async def vocabulary(self, request: Request) -> Response:
        return long_json(request, self._site.pictures.vocabulary(request.path_params["language"]))

    async def picture(self, request: Request) -> Response:
        path = self._site.pictures.file(request.path_params["deck"], request.path_params["name"])
        if path is None:
            raise HTTPException(404)
        return FileResponse(path, headers={"cache-control": FOR_EVER})

    async def nothing(self, _request: Request) -> Response:
        raise HTTPException(404)

    async def _find(self, request: Request) -> Room:
        """The table that the address names; whoever tries codes is soon stopped."""
        guessing, address = self._site.limits.guessing, self._address(request)
        guessing.check(address)
        try:
            return await self._site.house.room(request.path_params["code"])
        except Refused:
            guessing.of(address).take()
            raise

    def _address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return address_of(peer, request.headers, self._site.behind_proxy)

    def _lan(self) -> list[str]:
        return [] if self._site.only_here else lan_addresses()

    def _base(self, request: Request) -> str:
        """How others reach us: "localhost" would be their own device."""
        lan = self._lan()
        if lan and is_own(request.url.netloc):
            return f"{request.url.scheme}://{lan[0]}{_port(request)}"
        forwarded = request.headers.get("x-forwarded-proto") if self._site.behind_proxy else None
        return f"{forwarded or request.url.scheme}://{request.url.netloc}"


def _port(request: Request) -> str:
    return f":{request.url.port}" if request.url.port else ""


def _is_open(room: Room) -> bool:
    return room.table.settings.public and room.table.stage == "lobby" and bool(room.present().connected)


def _row(room: Room) -> http_messages.OpenTable:
    table = room.table
    names = tuple(table.seats[seat].name for seat in table.people())
    game = str(table.settings.setup.__struct_config__.tag)
    edition = getattr(table.settings.setup, "edition", None)
    settings, taken = table.settings, len(table.open_seats())
    return http_messages.OpenTable(table.code, game, edition, settings.language, settings.seats, taken, names)
