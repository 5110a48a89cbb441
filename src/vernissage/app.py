"""The only file that knows every other: wires ports to adapters."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette

from vernissage import __version__
from vernissage.config import Config
from vernissage.core.refused import Refused
from vernissage.decks.cards import cards, summaries
from vernissage.decks.catalogue import Decks
from vernissage.decks.credits import credits_of
from vernissage.eventlog.port import EventLog
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.games.artline.game import Artline
from vernissage.games.artline.themes import Verdict
from vernissage.table.house import House
from vernissage.table.room import Means
from vernissage.table.settings import LANGUAGES
from vernissage.table.state import Games
from vernissage.web.door import door
from vernissage.web.http import Site, application
from vernissage.web.limits import Limits
from vernissage.web.messages import Credit, DeckCards, DeckSummary
from vernissage.web.pictures import Pictures
from vernissage.web.session import Surroundings
from vernissage.web.static import Client

LOG_FILE = "tables.sqlite"
CLIENT = Path(__file__).parent / "web" / "static"


class DeckPictures:
    """The decks as the web asks for them."""

    def __init__(self, decks: Decks) -> None:
        self._decks = decks

    def summaries(self) -> Sequence[DeckSummary]:
        return summaries(self._decks)

    def cards(self, deck: str) -> DeckCards:
        return cards(self._decks, deck)

    def file(self, deck: str, name: str) -> Path | None:
        return self._decks.picture_file(deck, name)

    def vocabulary(self, language: str) -> Mapping[str, str]:
        if language not in LANGUAGES:
            raise Refused("unknown-language", language=language)
        words = self._decks.vocabulary
        return {tag: words.name(tag, language) for tag in words.entries}

    def credits(self) -> Sequence[Credit]:
        return [msgspec.convert(row, Credit, from_attributes=True) for row in credits_of(self._decks)]


class _Anything:
    """Stands in until the referee is here."""

    def judge(self, *_: Any, **__: Any) -> Verdict:
        return Verdict("ok")

    def understand(self, *_: Any) -> tuple[str, ...]:
        return ()


def all_games(decks: Decks) -> Games:
    """One line a game."""
    return {"artline": Artline(decks, _Anything())}


def build(config: Config) -> Starlette:
    """The whole server. The log's file is opened here, so that a broken one is noticed before anybody comes."""
    decks = Decks(config.data)
    log = SqliteLog(config.data / LOG_FILE)
    return assemble(config, Means(all_games(decks), log), DeckPictures(decks), Client(CLIENT))


def assemble(config: Config, means: Means, pictures: Pictures, client: Client) -> Starlette:
    """The server from its parts."""
    house, limits = House(means), Limits(config.tables_a_minute)
    let_in = door(Surroundings(house, limits, means.now), config.origin, config.behind_proxy)
    site = Site(
        house=house,
        limits=limits,
        pictures=pictures,
        client=client,
        now=means.now,
        version=__version__,
        public_tables=config.public_tables,
        origins=config.origin,
        behind_proxy=config.behind_proxy,
    )

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        keeping = asyncio.create_task(house.keep())
        yield {"door": let_in}
        keeping.cancel()
        await _close(house, means.log)

    return application(site, lifespan)


async def _close(house: House, log: EventLog) -> None:
    house.close()
    await log.close()
