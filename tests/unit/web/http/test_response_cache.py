"""Long answers are made once, however many ask."""

import asyncio
import gzip
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tests.player import request as ask
from tests.serving import served
from vernissage.contract.refused import Refused
from vernissage.web.http import response_cache
from vernissage.web.http.response_cache import ResponseCache

LONG = {"titles": ["Water lilies"] * 1000}


def asking(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": raw})


class Book:
    """Counts how often it is read, and where."""

    def __init__(self) -> None:
        self.read = 0
        self.threads: set[int] = set()

    def __call__(self) -> object:
        self.read += 1
        self.threads.add(threading.get_ident())
        return LONG


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_fifty_who_ask_at_once_get_the_same_copy_made_beside_the_loop() -> None:
    async def work() -> None:
        answers, book = ResponseCache(), Book()
        all_at_once = (answers.answer(asking(accept_encoding="gzip"), "credits", 1, book) for _ in range(50))
        told: list[Response] = await asyncio.gather(*all_at_once)
        assert book.read == 1
        assert threading.get_ident() not in book.threads
        assert all(one.body is told[0].body for one in told)
        assert json.loads(gzip.decompress(bytes(told[0].body))) == LONG

    run(work)


def test_whoever_has_the_newest_gets_nothing_until_it_changes() -> None:
    async def work() -> None:
        answers, book = ResponseCache(), Book()
        first = await answers.answer(asking(), "credits", 1, book)
        again = await answers.answer(asking(if_none_match=first.headers["etag"]), "credits", 1, book)
        assert (again.status_code, again.body) == (304, b"")
        other = await answers.answer(asking(), "credits", 2, lambda: {"titles": []})
        assert other.headers["etag"] != first.headers["etag"]

    run(work)


def test_what_cannot_be_made_is_tried_again() -> None:
    async def work() -> None:
        answers, tries = ResponseCache(), []

        def make() -> object:
            tries.append(1)
            raise Refused("unknown-deck", deck="nowhere")

        for _ in range(2):
            with pytest.raises(Refused, match="unknown-deck"):
                await answers.answer(asking(), "decks/nowhere", 1, make)
        assert len(tries) == 2

    run(work)


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(response_cache, "MAX_RESPONSES", 3)

    async def work() -> None:
        answers, book = ResponseCache(), Book()
        for name in ("a", "b", "c", "a", "d", "a", "b"):
            await answers.answer(asking(), name, 1, book)
        assert book.read == 5, "b was not asked for in longest, and is read twice"

    run(work)


def test_credits_are_read_once_and_asked_for_by_tag(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as port:
            for path in ("/api/credits", "/api/vocabulary/es", "/api/words/uk", "/api/words"):
                _, headers, _ = await ask(port, "GET", path)
                again = await ask(port, "GET", path, headers={"If-None-Match": headers["etag"]})
                assert (again[0], again[2]) == (304, b"")

    run(work)
