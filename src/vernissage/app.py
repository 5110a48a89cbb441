"""The only file that knows every other: wires ports to adapters."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.routing import Route

from vernissage import __version__
from vernissage.config import Config
from vernissage.core.bot import Bot
from vernissage.core.catalogue import Language, Painting, Tag
from vernissage.core.languages import LANGUAGES
from vernissage.core.refused import Refused
from vernissage.core.wordbook import WordBook
from vernissage.decks.cards import cards, summaries
from vernissage.decks.catalogue import Decks
from vernissage.decks.credits import credits_of
from vernissage.decks.own import OwnDecks
from vernissage.decks.own_cards import OwnDeckCards
from vernissage.drawing.players import InkEye, RecipeArtist
from vernissage.eventlog.port import EventLog
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.games.artline import bot as artline_bot
from vernissage.games.artline import game as artline
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.setup import Edition
from vernissage.games.artline.themes import Referee, Verdict
from vernissage.games.pictomania import bot as pictomania_bot
from vernissage.games.pictomania import game as pictomania
from vernissage.table.house import House
from vernissage.table.room import Means
from vernissage.table.state import Games
from vernissage.table.timing import Patience
from vernissage.web.addresses import is_loopback
from vernissage.web.client_files import Client
from vernissage.web.door import door
from vernissage.web.http import Site, application
from vernissage.web.limits import Limits
from vernissage.web.messages import Credit, DeckCards, DeckSummary
from vernissage.web.own_decks import OwnDeckRoutes, OwnerDecks
from vernissage.web.owner import Owner, owner_secret
from vernissage.web.pictures import Pictures
from vernissage.web.session import Surroundings
from vernissage.web.words import WordRoutes, Words
from vernissage.words.own import ServerBook

OPENS_FIRST = 1.0  # seconds in which the server starts, undisturbed by the referee's reading
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


class LateReferee:
    """A referee who reads his dictionaries once the house is open; whoever asks before that waits for him."""

    def __init__(self, decks: Decks) -> None:
        self._coming: Future[Referee] = Future()
        arriving = threading.Timer(OPENS_FIRST, self._arrive, (decks,))
        arriving.daemon = True
        arriving.start()

    def _arrive(self, decks: Decks) -> None:
        try:
            self._coming.set_result(ThemeReferee(decks, _names(decks)))
        except BaseException as problem:
            self._coming.set_exception(problem)
            raise

    def judge(
        self,
        text: str,
        language: Language,
        *,
        standing: Iterable[str],
        edition: Edition,
        line: Sequence[Painting],
        deck: Sequence[Painting],
    ) -> Verdict:
        referee = self._coming.result()
        return referee.judge(text, language, standing=standing, edition=edition, line=line, deck=deck)

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        return self._coming.result().understand(text, language)

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:
        return self._coming.result().suggest(typed, language, tags)


def all_games(decks: Decks, book: WordBook) -> Games:
    """One line a game."""
    return {
        "artline": artline.Rules(decks, LateReferee(decks)),
        "pictomania": pictomania.Rules(book),
    }


def all_bots(decks: Decks) -> Mapping[str, Bot]:
    """One line a game that has bots."""
    words = decks.vocabulary
    implied = {tag: words.implied(tag) for tag in words.entries}
    return {
        "artline": artline_bot.Player(decks, _names(decks), implied, words.dull),
        "pictomania": pictomania_bot.Player(RecipeArtist(), InkEye()),
    }


def _names(decks: Decks) -> Mapping[Tag, Mapping[Language, Sequence[str]]]:
    """Every tag's name and synonyms in each language."""
    words = decks.vocabulary
    return {tag: {language: words.words(tag, language) for language in LANGUAGES} for tag in words.entries}


def build(config: Config) -> Starlette:
    """The whole server. The log's file is opened here, so that a broken one is noticed before anybody comes."""
    decks = Decks(config.data)
    log = SqliteLog(config.data / LOG_FILE)
    book = ServerBook(config.data)
    means = Means(all_games(decks, book), log, bots=all_bots(decks), patience=patience(config))
    own = OwnDeckCards(OwnDecks(config.data), decks)
    return assemble(config, means, DeckPictures(decks), Client(CLIENT), own, book)


def patience(config: Config) -> Patience:
    """A bot's pauses vary around what the owner set, as a human's do."""
    milliseconds = int(config.bot_seconds * 1000)
    pace = min(1.0, config.bot_seconds / Config().bot_seconds)  # a hand may be hurried, but it never lingers
    return Patience(bot_pause=(milliseconds * 6 // 10, milliseconds * 14 // 10), bot_pace=pace)


def assemble(
    config: Config,
    means: Means,
    pictures: Pictures,
    client: Client,
    own: OwnerDecks | None = None,
    words: Words | None = None,
) -> Starlette:
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
        only_here=is_loopback(config.host),
    )

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        keeping = asyncio.create_task(house.keep())
        yield {"door": let_in}
        keeping.cancel()
        await _close(house, means.log)

    more = [*(_for_owner(config, limits, own) if own else ()), *(WordRoutes(words).all() if words else ())]
    return application(site, lifespan, more)


def _for_owner(config: Config, limits: Limits, own: OwnerDecks) -> Sequence[Route]:
    owner = Owner(owner_secret(config.data), limits.guessing)
    return OwnDeckRoutes(own, owner, config.behind_proxy).all()


async def _close(house: House, log: EventLog) -> None:
    house.close()
    await log.close()
