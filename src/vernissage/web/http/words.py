"""Routes for word cards: all cards, and their words in one language or variant at a time."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vernissage.contract.languages import READERS
from vernissage.contract.refused import Refused
from vernissage.contract.wordbook import CardFacts
from vernissage.web.http.incoming import part
from vernissage.web.http.response_cache import ResponseCache


class Words(Protocol):
    """The port of word cards, so that the web knows nothing of where they come from."""

    @property
    def revision(self) -> object:
        """A number that changes whenever a card does."""

    def facts(self) -> Mapping[str, CardFacts]:
        """Returns every card by its id."""

    def words(self, reader: str) -> Mapping[str, Sequence[str]]:
        """Returns the words of every card, by its id, in the language or variant `reader`."""


class WordRoutes:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._kept = ResponseCache()

    def all(self) -> list[Route]:
        return [Route("/api/words", self.cards), Route("/api/words/{language}", self.words)]

    async def cards(self, request: Request) -> Response:
        return await self._kept.answer(request, "cards", self._words.revision, self._words.facts)

    async def words(self, request: Request) -> Response:
        language = part(request, "language")
        if language not in READERS:
            raise Refused("unknown-language", language=language)
        return await self._kept.answer(request, language, self._words.revision, partial(self._words.words, language))
