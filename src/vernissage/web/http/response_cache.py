"""A cache of long HTTP responses that many ask for. Each is made in a worker thread, until its content changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vernissage.web.http.cached_response import CachedResponse, cached_response, respond

MAX_RESPONSES = 200  # enough for a server's decks in a few languages; least recently used ones are dropped


class ResponseCache:
    def __init__(self) -> None:
        self._copies: OrderedDict[str, tuple[object, asyncio.Future[CachedResponse]]] = OrderedDict()

    async def answer(self, request: Request, name: str, revision: object, make: Callable[[], object]) -> Response:
        """Responds with the JSON of what `make` returns. It is called in a thread, and again when `revision`
        changes."""
        return respond(request, await self._copy(name, revision, make))

    async def _copy(self, name: str, revision: object, make: Callable[[], object]) -> CachedResponse:
        """Returns the cached response. Concurrent callers wait for the same result; a failure is not cached."""
        cached, making = self._copies.get(name, (None, None))
        if making is None or cached != revision:
            making = asyncio.ensure_future(asyncio.to_thread(json_of, make))
            self._copies[name] = revision, making
        self._copies.move_to_end(name)
        while len(self._copies) > MAX_RESPONSES:
            self._copies.popitem(last=False)
        try:
            return await asyncio.shield(making)
        except Exception:
            if self._copies.get(name, (None, None))[1] is making:
                del self._copies[name]
            raise


def json_of(make: Callable[[], object]) -> CachedResponse:
    """Encodes what `make` returns, which may take long."""
    return cached_response(msgspec.json.encode(make()), "application/json")
