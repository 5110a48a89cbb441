"""Somebody who takes one name after another, whatever happens to the servers meanwhile, and checks of the outcome."""

import asyncio
from collections.abc import Sequence

from picows import WSError

from tests.player import Message, Player
from vernissage.table.state.settings import COLOURS

NAMES = ("Ada", "Ben", "Cleo")


class Restless:
    """Comes back, here or at another port, when the line is lost."""

    def __init__(self, name: str, ports: list[int], table: str) -> None:
        self.name, self.table = name, table
        self._ports = ports  # the first is tried first
        self._player: Player | None = None
        self.players: list[Player] = []  # one for every connection there was
        self.acknowledged: list[str] = []
        self.refused: list[str] = []  # the codes

    async def player(self) -> Player:
        while self._player is None:
            try:
                self._player = await Player.join(self._ports[0], self.table, f"{self.name}'s long secret")
                self.players.append(self._player)
            except (OSError, AssertionError, TimeoutError, WSError):
                self._ports.append(self._ports.pop(0))
                await asyncio.sleep(0.2)
        return self._player

    async def sits_down(self) -> None:
        player = await self.player()
        assert (await player.do("TakeSeat", name=self.name))["type"] == "Done"

    async def is_busy(self, when: str, changes: int, over: asyncio.Event | None = None) -> None:
        """For a number of changes, and until `over`."""
        number = 0
        while number < changes or (over is not None and not over.is_set()):
            await self.calls_themselves(f"{self.name} {when} {number}")
            await asyncio.sleep(0.2)  # a person's pace: 20 messages per second are allowed
            number += 1

    async def calls_themselves(self, name: str) -> None:
        """Until it is acknowledged, under one id: as a client does after a reconnect."""
        answer: Message | None = None
        while answer is None or answer["type"] != "Done":
            answer = await self._tries(await self.player(), name)
            if answer is not None and answer["type"] != "Done":
                assert answer["code"] in ("not-stored", "busy"), answer
                self.refused.append(answer["code"])
                await asyncio.sleep(0.5)
        self.acknowledged.append(name)

    async def _tries(self, player: Player, name: str) -> Message | None:
        try:
            return await player.do("ChangeProfile", cause=name, name=name, colour=COLOURS[-1 - NAMES.index(self.name)])
        except (AssertionError, TimeoutError):
            self._player = None
            return None

    @property
    def heard_of(self) -> set[str]:
        """Every name that somebody has taken, as this person was told."""
        updates = [message for player in self.players for message in player.seen if message["type"] == "Update"]
        events = [told["event"] for update in updates for told in update["events"]]
        return {event["name"] for event in events if event["type"] == "ProfileChanged"}

    async def view(self) -> Message:
        """What a fresh connection is shown that only watches."""
        fresh = await Player.join(self._ports[0], self.table, "a watcher's long secret")
        await fresh.hang_up()
        return fresh.view


def check_stored(rows: Sequence[tuple[int, int | None, str | None]], people: Sequence[Restless]) -> None:
    """`rows`: the table's log as number, seat and new name. It has every acknowledged name once, each person's in
    order, and numbers without a gap."""
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    for seat, person in enumerate(people):
        names = [name for _, by, name in rows if by == seat and name is not None]
        assert names == person.acknowledged


def check_told(people: Sequence[Restless]) -> None:
    """Nobody has been told of another history; nothing here is secret from anyone."""
    told: dict[int, Message] = {}
    for player in (player for person in people for player in person.players):
        for update in (message for message in player.seen if message["type"] == "Update" and message["events"]):
            numbers = range(update["after"] + 1, update["number"] + 1)
            for number, event in zip(numbers, update["events"], strict=True):
                assert told.setdefault(number, event) == event
    assert told
