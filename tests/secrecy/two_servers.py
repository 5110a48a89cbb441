"""One server for each world, on its own log, to which the test adds entries as another node would."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from msgspec.structs import replace

from tests.awaited_log import AwaitedLog
from tests.player import request
from tests.secrecy.ear import Listener
from tests.serving import listening
from tests.virtual_log import VirtualLog
from vernissage.app import assemble
from vernissage.config import Config
from vernissage.contract.any_game import AnyGame
from vernissage.decks.catalogue import Decks
from vernissage.eventlog.port import Entry, EventLog
from vernissage.runtime.on_asyncio import AsyncioTimers
from vernissage.table.shell.resources import TableResources
from vernissage.web.http.client_files import Client

PLENTY = 10_000


class World:
    """A server, and the log that it reads."""

    def __init__(self, port: int, log: EventLog, code: str) -> None:
        self.port, self.code = port, code
        self._log = AwaitedLog(log)

    async def stores(self, entries: Sequence[Entry]) -> None:
        """What has happened since, beside what the server itself has stored."""
        there = len(await self._log.read(self.code))
        moved = [replace(entry, number=there + 1 + at, at=entry.at + there) for at, entry in enumerate(entries)]
        await self._log.append(self.code, there, moved)

    async def asks(self, path: str) -> tuple[int, bytes]:
        status, _, body = await request(self.port, "GET", path)
        return status, body

    async def join(self, secret: str, after: int = 0, teller: int = 0) -> Listener:
        return await Listener.join(self.port, self.code, secret, after, teller)


@asynccontextmanager
async def two_servers(folder: Path, code: str, game: AnyGame) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as both:
        worlds = []
        for _ in range(2):
            log = VirtualLog(AsyncioTimers())
            _, port = await both.enter_async_context(listening(_server(folder, game, log)))
            worlds.append(World(port, log, code))
        yield worlds


def _server(folder: Path, game: AnyGame, log: EventLog) -> object:
    """The same chance in both worlds: whatever differs then comes from what is hidden."""
    config = Config(data=folder, host="127.0.0.1", public_tables=True, messages_per_second=PLENTY, port=1)
    decks = Decks(folder, folder / "no-built-decks")
    resources = TableResources({game.name: game}, rng=Random(1))
    return assemble(config, resources, log, decks, Client(folder))
