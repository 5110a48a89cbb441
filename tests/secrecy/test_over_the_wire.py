"""What is hidden changes no byte that its reader can get, over the socket or over HTTP, in any game and any phase."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.seats import S0, S1
from tests.secrecy.ear import Listener
from tests.secrecy.two_servers import World, two_servers
from tests.secrecy.worlds import BEGAN, Appends, Story, Worlds, secret_of, worlds_of
from vernissage.games.registry import PACKAGES
from vernissage.runtime.on_asyncio import AsyncioTimers
from vernissage.table.state import events

CODE = "AAAAA"
NEWCOMER = "a newcomer"
PATHS = (f"/api/tables/{CODE}", "/api/tables", "/api/decks", "/api/credits")
SEEDS = range(5)
CASES = [(game, seed) for game in PACKAGES for seed in SEEDS]


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no two messages differ in the time of day, and no bot and no clock does anything by itself."""
    monkeypatch.setattr(AsyncioTimers, "now", lambda _timers: BEGAN - 1)


class Telling:
    """The same evening in one world."""

    def __init__(self, world: World, worlds: Worlds, appends: Appends) -> None:
        self._world, self._worlds, self._appends = world, worlds, appends
        self._story = Story(CODE, worlds)
        self._told = 0
        self._pokes = 0
        self.heard: list[bytes] = []
        self.resumed = 0  # how often a reconnect cost only what was missed

    async def follow(self, rng: Random) -> None:
        """The reader watches all of it from the beginning, a few steps at a time; on another device the line breaks
        after every few."""
        self._story.begins(1, self._worlds.game, self._appends[0])
        await self._store()
        host = await self._world.join(secret_of(S0))
        reader = await self._world.join(secret_of(self._worlds.reader))
        seen = reader.seen
        steps = [append for append in self._appends[1:] if append]
        while steps:
            for append in (steps.pop(0) for _ in range(min(len(steps), rng.randint(1, 8)))):
                self._story.tells("game", *append)
            await self._store()
            await self._poke(host)
            await reader.says()
            seen = await self._reconnect(seen)
        await self._ask(reader)
        self.heard += reader.heard
        self.heard += (
            await self._world.join(secret_of(self._worlds.reader), after=self._story.entries[-1].number)
        ).heard

    async def _reconnect(self, seen: dict[str, int]) -> dict[str, int]:
        again = await self._world.join(secret_of(self._worlds.reader), **seen)
        await again.hang_up()
        self.heard += again.heard
        self.resumed += again.is_resumed
        return seen | again.seen

    async def reuse(self) -> None:
        """The reader sits down only now, where another was in the game."""
        self._story.begins(1, self._worlds.game, self._appends[0])
        for append in self._appends[1:]:
            self._story.tells("game", *append)
        self._story.tells("table", events.SeatLeft(S1, by_host=False))
        self._story.tells("table", events.LobbyOpened())
        self._story.sits_down(S1, NEWCOMER)
        self._story.begins(2, self._worlds.game, self._worlds.here[0])  # the same in both worlds
        await self._store()
        for after in (0, 1, max(1, len(self._story.entries) - 50)):
            newcomer = await self._world.join(secret_of(NEWCOMER), after)
            self.heard += newcomer.heard
            await newcomer.hang_up()

    async def _store(self) -> None:
        new = self._story.entries[self._told :]
        self._told = len(self._story.entries)
        await self._world.stores(new)

    async def _poke(self, host: Listener) -> None:
        """The server learns that the log has gone on when it wants to add to it."""
        self._pokes += 1
        command = {"type": "OpenChat", "open": self._pokes % 2 == 0}
        told = await host.says({"type": "Do", "id": f"poke {self._pokes}", "command": command})
        assert b'"type":"Done"' in told, told

    async def _ask(self, reader: Listener) -> None:
        for path in PATHS:
            status, body = await self._world.asks(path)
            self.heard.append(f"{path} {status} ".encode() + body)
        for at, probe in enumerate(self._worlds.probes):
            await reader.says({"type": "Play", "id": f"p{at}", "command": probe})
            await reader.says({"type": "Ask", "id": f"q{at}", "query": probe})


@pytest.mark.parametrize("game", PACKAGES)
def test_there_is_something_to_hide(game: str) -> None:
    made = [worlds_of(game, seed) for seed in SEEDS]
    assert all(one.here != one.there for one in made)


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_no_byte_tells_two_worlds_apart(tmp_path: Path, game: str, seed: int) -> None:
    made = worlds_of(game, seed)

    async def run() -> None:
        async with two_servers(tmp_path, CODE, made.game) as (here, there):
            one, other = Telling(here, made, made.here), Telling(there, made, made.there)
            await one.follow(Random(seed))
            await other.follow(Random(seed))
            assert len(one.heard) > len(made.here) // 8
            assert one.heard == other.heard
            assert one.resumed == other.resumed > 0

    asyncio.run(run())


@pytest.mark.parametrize("game", PACKAGES)
def test_whoever_takes_a_freed_seat_learns_nothing_of_the_game_before(tmp_path: Path, game: str) -> None:
    made = next(found for seed in range(100) if _hides_lately(found := worlds_of(game, seed)))

    async def run() -> None:
        async with two_servers(tmp_path, CODE, made.game) as (here, there):
            one, other = Telling(here, made, made.here), Telling(there, made, made.there)
            await one.reuse()
            await other.reuse()
            assert one.heard == other.heard

    asyncio.run(run())


def _hides_lately(made: Worlds) -> bool:
    """Whether something was kept from watchers so recently that newcomers are told of it again."""
    return made.reader is None and _last_events(made.here) != _last_events(made.there)


def _last_events(appends: Appends) -> list[Any]:
    return [event for append in appends for event in append if getattr(event, "seat", 1) == 1][-10:]
