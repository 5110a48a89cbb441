"""A cache of long HTTP responses that many ask for. Each is made in a worker thread, until its content changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vernissage.web.http.cached_response import CachedResponse, cached_response, respond

MAX_RESPONSES = 200  # the decks of a server and a few languages; those not asked for in longest are made again


class ResponseCache:
    def __init__(self) -> None:
        self._copies: OrderedDict[str, tuple[object, asyncio.Future[CachedResponse]]] = OrderedDict()

    async def answer(self, request: Request, name: str, revision: object, make: Callable[[], object]) -> Response:
        """What `make` returns, as JSON. It is called in a thread, and again when `revision` is another."""
        return respond(request, await self._copy(name, revision, make))

    async def _copy(self, name: str, revision: object, make: Callable[[], object]) -> CachedResponse:
        """Callers that ask while it is being made wait for the same result; a failure is not kept."""
        known, making = self._copies.get(name, (None, None))
        if making is None or known != revision:
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
    """What `make` returns; takes its time."""
    return cached_response(msgspec.json.encode(make()), "application/json")
