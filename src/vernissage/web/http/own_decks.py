"""Routes for the owner's decks: created, filled with pictures, named, tagged and deleted, by the owner alone."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vernissage.contract.deck_views import OwnDeck, OwnDeckList, OwnPainting, PaintingWords
from vernissage.contract.refused import Refused
from vernissage.web.http.answers import json
from vernissage.web.http.cached_response import respond
from vernissage.web.http.incoming import address, asked, header, is_asked, part, pieces, read_json, size
from vernissage.web.http.messages import DeckName
from vernissage.web.http.owner import Owner
from vernissage.web.http.response_cache import json_of

BODY_LIMIT = 32 * 1024
UPLOADS_AT_ONCE = 4  # at most this many pictures are in memory; further ones wait in their sockets
RENDERING_AT_ONCE = 1 if (os.cpu_count() or 1) < 4 else 2  # games go on meanwhile
SILENCE = 30.0  # seconds without a byte until an upload gives way to others

Handler = Callable[[Request], Awaitable[Response]]


class OwnerDecks(Protocol):
    """The port of the owner's decks. Every call may block and may raise `Refused`."""

    most_bytes: int

    def list(self) -> OwnDeckList: ...

    def get(self, deck: str) -> OwnDeck: ...

    def create(self, name: str) -> OwnDeck: ...

    def rename(self, deck: str, name: str) -> OwnDeck: ...

    def delete(self, deck: str) -> None: ...

    def add(self, deck: str, content: bytes, filename: str) -> OwnPainting: ...

    def describe(self, deck: str, painting: str, words: PaintingWords) -> OwnPainting: ...

    def remove(self, deck: str, painting: str) -> None: ...

    def look_again(self) -> None:
        """Reads the decks again, since another node has changed one."""

    def look_if_changed(self) -> None:
        """Reads the decks again if another node or program has changed one."""

    def words(self, language: str) -> Mapping[str, Sequence[str]]:
        """Returns every tag that a person may give, with its name and synonyms."""


class OwnDeckRoutes:
    def __init__(self, decks: OwnerDecks, owner: Owner, changed: Callable[[], None] = lambda: None) -> None:
        """`changed` is called after every change, to tell other nodes."""
        self._changed = changed
        self._decks = decks
        self._owner = owner
        self._uploading = asyncio.Semaphore(UPLOADS_AT_ONCE)
        self._renderers = ThreadPoolExecutor(RENDERING_AT_ONCE, "pictures")

    def all(self) -> list[Route]:
        decks, deck = "/api/owner/decks", "/api/owner/decks/{deck}"
        painting = deck + "/paintings/{painting}"
        return [
            Route(decks, self._for_owner(self.list)),
            Route(decks, self._for_owner(self.create), methods=["POST"]),
            Route(deck, self._for_owner(self.get)),
            Route(deck, self._for_owner(self.rename), methods=["PATCH"]),
            Route(deck, self._for_owner(self.delete), methods=["DELETE"]),
            Route(deck + "/paintings", self._for_owner(self.upload), methods=["POST"]),
            Route(painting, self._for_owner(self.describe), methods=["PATCH"]),
            Route(painting, self._for_owner(self.remove), methods=["DELETE"]),
            Route("/api/owner/words/{language}", self._for_owner(self.words)),
        ]

    def _for_owner(self, handler: Handler) -> Handler:
        async def checked(request: Request) -> Response:
            self._owner.check(header(request, "authorization"), address(request))
            response = await handler(request)
            if not is_asked(request):
                self._changed()
            response.headers["cache-control"] = "no-store"
            return response

        return checked

    async def list(self, request: Request) -> Response:
        return await _long(request, self._decks.list)

    async def create(self, request: Request) -> Response:
        wanted: DeckName = await read_json(request, DeckName, BODY_LIMIT)
        return json(await asyncio.to_thread(self._decks.create, wanted.name), 201)

    async def get(self, request: Request) -> Response:
        return await _long(request, partial(self._decks.get, _deck(request)))

    async def rename(self, request: Request) -> Response:
        wanted: DeckName = await read_json(request, DeckName, BODY_LIMIT)
        return json(await asyncio.to_thread(self._decks.rename, _deck(request), wanted.name))

    async def delete(self, request: Request) -> Response:
        await asyncio.to_thread(self._decks.delete, _deck(request))
        return Response(status_code=204)

    async def upload(self, request: Request) -> Response:
        """Uploads one picture: its bytes are the body, its file name is `?name=`."""
        name = asked(request, "name")
        async with self._uploading:
            content = await self._picture(request)
            rendering = asyncio.get_running_loop().run_in_executor(
                self._renderers, self._decks.add, _deck(request), content, name
            )
            return json(await rendering, 201)

    async def describe(self, request: Request) -> Response:
        words: PaintingWords = await read_json(request, PaintingWords, BODY_LIMIT)
        return json(await asyncio.to_thread(self._decks.describe, _deck(request), _painting(request), words))

    async def remove(self, request: Request) -> Response:
        await asyncio.to_thread(self._decks.remove, _deck(request), _painting(request))
        return Response(status_code=204)

    async def words(self, request: Request) -> Response:
        return await _long(request, partial(self._decks.words, part(request, "language")))

    async def _picture(self, request: Request) -> bytes:
        """Reads the body, never more than a picture may have."""
        self._check_size(size(request))
        content, coming = bytearray(), pieces(request)
        while True:
            try:
                piece = await asyncio.wait_for(anext(coming), SILENCE)
            except StopAsyncIteration:
                return bytes(content)
            except TimeoutError:
                raise Refused("upload-stalled") from None
            content += piece
            self._check_size(len(content))

    def _check_size(self, size: int) -> None:
        if size > self._decks.most_bytes:
            raise Refused("picture-too-large", bytes=size, most=self._decks.most_bytes)


async def _long(request: Request, make: Callable[[], object]) -> Response:
    return respond(request, await asyncio.to_thread(json_of, make))


def _deck(request: Request) -> str:
    return part(request, "deck")


def _painting(request: Request) -> str:
    return part(request, "painting")
