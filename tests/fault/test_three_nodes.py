"""Three nodes under load while one of them, NATS or PostgreSQL dies: nothing is lost, repeated or told differently."""

import asyncio
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest

from tests.fault.nodes import Cluster, cluster
from tests.player import Message, Player, open_table
from vernissage.table.settings import COLOURS

pytestmark = pytest.mark.xdist_group("three nodes")  # one set of them is enough
NAMES = ("Ada", "Ben", "Cleo")
CHANGES = 4  # that each makes before and after the fault, and at least during it


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("shared")) as made:
        yield made


class Restless:
    """Somebody at one node who takes name after name, and comes back, here or elsewhere, when the line is lost."""

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
            except (OSError, AssertionError, TimeoutError):
                self._ports.append(self._ports.pop(0))
                await asyncio.sleep(0.2)
        return self._player

    async def sits_down(self) -> None:
        player = await self.player()
        assert (await player.do("TakeSeat", name=self.name))["type"] == "Done"

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

    async def view(self) -> Message:
        """What a fresh connection is shown that only watches."""
        fresh = await Player.join(self._ports[0], self.table, "a watcher's long secret")
        await fresh.hang_up()
        return fresh.view


def wait_until(condition: Callable[[], bool]) -> None:
    """For a thread beside the loop."""
    while not condition():
        time.sleep(0.2)


Fault = Callable[[list[Restless]], None]


async def evening(three: Cluster, fault: Fault) -> None:
    """Everybody is busy at their own node; `fault` happens in the middle of it."""
    ports = [node.port for node in three.nodes]
    table = await open_table(ports[0])
    people = [Restless(name, ports[at:] + ports[:at], table) for at, name in enumerate(NAMES)]
    for person in people:
        await person.sits_down()
    await asyncio.gather(*(is_busy(person, "before") for person in people))
    over = asyncio.Event()
    under_fault = asyncio.gather(*(is_busy(person, "meanwhile", over) for person in people))
    await asyncio.to_thread(fault, people)
    over.set()
    await under_fault
    await asyncio.gather(*(is_busy(person, "after") for person in people))
    check(three, table, people)
    views = [await person.view() for person in people]
    assert views[0] == views[1] == views[2]
    check_told(people)


async def is_busy(person: Restless, when: str, over: asyncio.Event | None = None) -> None:
    """For a number of changes, and until the fault is over."""
    number = 0
    while number < CHANGES or (over is not None and not over.is_set()):
        await person.calls_themselves(f"{person.name} {when} {number}")
        await asyncio.sleep(0.2)  # a person's pace: 20 messages per second are allowed
        number += 1


def check(three: Cluster, table: str, people: list[Restless]) -> None:
    """The log has every acknowledged name once, each person's in order, and numbers without a gap."""
    query = b"SELECT number, seat, convert_from(body, 'UTF8')::json->>'name' FROM vernissage.entry WHERE table_id = %s"
    with psycopg.connect(three.log.address) as connection:
        rows = connection.execute(query + b" ORDER BY number", (table,)).fetchall()
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    for seat, person in enumerate(people):
        names = [name for _, by, name in rows if by == seat and name is not None]
        assert names == person.acknowledged


def check_told(people: list[Restless]) -> None:
    """Nobody has been told of another history; nothing here is secret from anyone."""
    told: dict[int, Message] = {}
    for player in (player for person in people for player in person.players):
        for update in (message for message in player.seen if message["type"] == "Update" and message["events"]):
            numbers = range(update["after"] + 1, update["number"] + 1)
            for number, event in zip(numbers, update["events"], strict=True):
                assert told.setdefault(number, event) == event
    assert told


def test_a_node_is_killed(three: Cluster) -> None:
    def fault(_people: list[Restless]) -> None:
        three.nodes[0].kill()
        three.nodes[0].restart()

    asyncio.run(evening(three, fault))


def test_nats_goes_away_and_comes_back(three: Cluster) -> None:
    def fault(_people: list[Restless]) -> None:
        three.bus.stop()
        three.bus.start()

    asyncio.run(evening(three, fault))


def test_postgres_crashes_and_comes_back(three: Cluster) -> None:
    def fault(_people: list[Restless]) -> None:
        three.log.server.stop("immediate")
        three.log.server.start()

    asyncio.run(evening(three, fault))


def test_a_standby_takes_over(three: Cluster) -> None:
    three.log.add_standby()
    asyncio.run(evening(three, lambda _people: three.log.fail_over()))


def test_a_node_that_is_cut_off_says_so_and_goes_on_by_itself(three: Cluster) -> None:
    def fault(people: list[Restless]) -> None:
        *others, cut_off = people
        before = [len(person.acknowledged) for person in others]
        for line in three.lines:
            line.cut()
        wait_until(lambda: "not-stored" in cut_off.refused)
        wait_until(lambda: all(len(one.acknowledged) > was + 2 for one, was in zip(others, before, strict=True)))
        for line in three.lines:
            line.mend()

    asyncio.run(evening(three, fault))


def test_a_rolling_upgrade(three: Cluster) -> None:
    """Node after node is stopped and started, as one does to bring in a new version."""

    def fault(_people: list[Restless]) -> None:
        for node in three.nodes:
            node.stop()
            node.restart()

    asyncio.run(evening(three, fault))


def test_presence_and_news_cross_nodes(three: Cluster) -> None:
    async def test() -> None:
        ports = [node.port for node in three.nodes]
        table = await open_table(ports[0])
        ada = await Player.join(ports[0], table, "ada's secret, long")
        ben = await Player.join(ports[1], table, "ben's secret, long")
        await ada.do("TakeSeat", name="Ada")
        await ben.do("TakeSeat", name="Ben")
        await ada.until("Presence", connected=[0, 1])
        done = await ada.do("Say", text="hello over there")
        await ben.until("Update", number=done["number"])
        await ben.hang_up()
        await ada.until("Presence", connected=[0])
        await ada.hang_up()

    asyncio.run(test())
