"""What bots cannot do with a setup, over HTTP."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.player import request
from tests.serving import served

SEVEN = ["dogs", "кошка", "quark", "狗", "perro", "quark", "dog food"]


def own_cards(*words: str) -> dict[str, Any]:
    return {"own_cards": [{"level": 1, "words": list(words)}]}


async def beyond(port: int, game: str, setup: Any) -> tuple[int, Any]:
    status, _, body = await request(port, "POST", f"/api/bots/{game}", json.dumps(setup).encode())
    return status, json.loads(body)


def test_the_words_that_they_cannot_draw_are_named_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as port:
            assert await beyond(port, "pictomania", own_cards(*SEVEN)) == (200, ["quark", "dog food"])
            assert await beyond(port, "pictomania", {}) == (200, [])
            status, refused = await beyond(port, "pictomania", own_cards("too", "few"))
            assert (status, refused["code"]) == (422, "bad-own-card")
            status, refused = await beyond(port, "chess", {})
            assert (status, refused["code"]) == (422, "unknown-game")

    asyncio.run(run())


def test_an_address_may_not_ask_all_the_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as port:
            answers = [await beyond(port, "pictomania", {}) for _ in range(15)]
            assert answers[0][0] == 200
            assert answers[-1][0] == 429

    asyncio.run(run())
