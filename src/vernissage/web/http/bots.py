"""A route that says what bots cannot do with the host's choices, so that the lobby can say it before the game
begins."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vernissage.contract.any_game import AnyGame, SomeSetup
from vernissage.contract.refused import Refused
from vernissage.limits.request_limits import RequestLimits
from vernissage.web.http.answers import json
from vernissage.web.http.incoming import address, part, read_json

BODY_LIMIT = 64 * 1024
Unsupported: TypeAlias = Callable[[SomeSetup], Sequence[str]]  # what of a setup bots cannot do, in its own words


class BotRoutes:
    def __init__(
        self, games: Mapping[str, AnyGame], unsupported: Mapping[str, Unsupported], limits: RequestLimits
    ) -> None:
        self._games = games
        self._unsupported = unsupported
        self._limits = limits
        self._one_at_a_time = asyncio.Lock()  # dictionaries take a while, and nobody else has to wait for them

    def all(self) -> list[Route]:
        return [Route("/api/bots/{game}", self.unsupported, methods=["POST"])]

    async def unsupported(self, request: Request) -> Response:
        name = part(request, "game")
        if name not in self._games:
            raise Refused("unknown-game")
        self._limits.words.spend(address(request))
        setup = await read_json(request, self._games[name].messages.setup.type, BODY_LIMIT)
        self._games[name].check_setup(setup)
        async with self._one_at_a_time:
            return json(await asyncio.to_thread(self._unsupported.get(name, lambda _setup: ()), setup))
