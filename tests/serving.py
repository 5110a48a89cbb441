"""A real server for tests, with the tiny game and its bot beside all others: in this process, or in its own to kill.

`python -m tests.serving PORT FOLDER [LOG BUS STATUS]` serves until it is told to stop.
"""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from tests import scribbles
from tests.any_game import any_bot, any_game
from tests.chance import chance, current_test
from vernissage.app import assemble, open_log
from vernissage.config import Config
from vernissage.contract.resources import Resources
from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks
from vernissage.decks.own_cards import OwnDeckCards
from vernissage.eventlog import postgres_connection, postgres_timeout
from vernissage.games.registry import all_games, unsupported_by_bots
from vernissage.runtime.meter import Meter
from vernissage.table.shell.resources import TableResources
from vernissage.table.shell.timing import Patience
from vernissage.table.state.table import Games
from vernissage.web.http.client_files import Client
from vernissage.web.server.uvicorn_server import server
from vernissage.words.own import ServerBook

USUAL = Patience()
PAGE = '<!doctype html><title>Vernissage</title><script type="module" src="/assets/main-1a2b3c.js"></script>'


def listener(port: int = 0, send_buffer: int | None = None, host: str = "127.0.0.1") -> socket.socket:
    bound = socket.socket()
    if send_buffer is not None:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    return bound


def app(folder: Path, patience: Patience = USUAL, start: int = 1, **settings: Any) -> Any:
    """`start`: which server of its test this is."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text(PAGE, "utf-8")
    (static / "assets" / "main-1a2b3c.js").write_text("export const answer = 42;\n" * 100, "utf-8")
    decks, book = Decks(folder, folder / "no-built-decks"), ServerBook(folder)
    known = Resources(decks, decks.vocabulary, book)
    tiny = scribbles.Scribbles()
    games: Games = {tiny.name: any_game(tiny), **all_games(known)}
    resources = TableResources(games, {tiny.name: any_bot(scribbles.Yes())}, patience, chance(current_test(), start))
    config = Config(data=folder, **settings)
    own = OwnDeckCards(OwnDecks(folder, folder / "no-built-decks"), decks)
    pictures, unsupported = decks, unsupported_by_bots(known)
    meter = Meter()
    log = open_log(config, meter)
    return assemble(config, resources, log, pictures, Client(static), own, book, (), unsupported, meter)


@asynccontextmanager
async def served(
    folder: Path, patience: Patience = USUAL, send_buffer: int | None = None, **settings: Any
) -> AsyncIterator[int]:
    """A server in this loop; answers with its port."""
    async with running(folder, patience, send_buffer, **settings) as (_, port):
        yield port


@asynccontextmanager
async def running(
    folder: Path, patience: Patience = USUAL, send_buffer: int | None = None, **settings: Any
) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """The same, with uvicorn's own view of it."""
    async with listening(app(folder, patience, **settings), send_buffer) as found:
        yield found


@asynccontextmanager
async def listening(
    application: Any, send_buffer: int | None = None, host: str = "127.0.0.1"
) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """Any application of ours."""
    bound = listener(0, send_buffer, host)
    ours, up = server(application), asyncio.Event()
    tell_when_up(ours, up.set)
    serving = asyncio.ensure_future(ours._serve([bound]))  # without its signal handlers: they are pytest's
    await up.wait()
    try:
        yield ours, bound.getsockname()[1]
    finally:
        ours.should_exit = True
        await serving


def tell_when_up(ours: uvicorn.Server, tell: Callable[[], None]) -> None:
    startup = ours.startup

    async def start(sockets: list[socket.socket] | None = None) -> None:
        await startup(sockets)
        tell()

    ours.startup = start  # type: ignore[method-assign]


async def until(condition: Callable[[], bool], patience: float = 60.0) -> None:
    """For a server in this very loop: let it work off what has come."""
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(0)


def serve(port: int, folder: Path, start: int = 1, **shared: Any) -> None:
    """Until it is told to stop."""
    bound = listener(port)
    ours = server(app(folder, Patience(grace=1500), start, **shared))
    tell_when_up(ours, lambda: print("ready", bound.getsockname()[1], flush=True))
    with asyncio.Runner(loop_factory=ours.config.get_loop_factory()) as runner:
        runner.run(ours.serve([bound]))


def main() -> None:
    # Tests need not wait as long as people would rather do than be told that nothing can be stored.
    postgres_connection.RECONNECT_TIMEOUT_S, postgres_timeout.SILENCE = 2.0, 1.0
    shared: dict[str, Any] = dict(zip(("log", "bus", "status"), sys.argv[3:], strict=False))
    serve(int(sys.argv[1]), Path(sys.argv[2]), **shared)


if __name__ == "__main__":
    main()
