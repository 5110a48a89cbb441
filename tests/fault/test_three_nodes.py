"""Three nodes under load while one of them, NATS or PostgreSQL dies: nothing is lost, repeated or told differently."""

import asyncio
import itertools
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest

from tests.fault.nodes import Cluster, RealNode, cluster
from tests.fault.restless import NAMES, Restless, check_stored, check_told
from tests.player import Player, open_table, request
from tests.unit.decks.pictures import painting, saved
from vernissage.limits.budgets import TableBudgets
from vernissage.web.http.owner import owner_secret

pytestmark = pytest.mark.xdist_group("three nodes")  # one set of them is enough
CHANGES = 4  # that each makes before and after the fault, and at least during it
TABLES = 8  # at which they are busy all the time: two dozen people
CROWD = "127.0.0.9"
MOST = TableBudgets().watchers_per_address
_addresses = itertools.count(1)  # nobody opens many tables in a minute


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("shared")) as made:
        yield made


def wait_until(condition: Callable[[], bool]) -> None:
    """For a thread beside the loop."""
    while not condition():
        time.sleep(0.2)


Fault = Callable[[list[Restless]], None]


async def evening(three: Cluster, fault: Fault) -> None:
    """Everybody is busy, at every table somebody at each node; `fault` happens in the middle of it, and looks at those
    at one of the tables."""
    companies = [await sit_down(three) for _ in range(TABLES)]
    everybody = [person for people in companies for person in people]
    await asyncio.gather(*(person.is_busy("before", CHANGES) for person in everybody))
    over = asyncio.Event()
    under_fault = asyncio.gather(*(person.is_busy("meanwhile", CHANGES, over) for person in everybody))
    await asyncio.to_thread(fault, companies[0])
    over.set()
    await under_fault
    await asyncio.gather(*(person.is_busy("after", CHANGES) for person in everybody))
    for people in companies:
        check_stored(stored(three, people[0].table), people)
        views = [await person.view() for person in people]
        assert views[0] == views[1] == views[2]
        check_told(people)


async def sit_down(three: Cluster) -> list[Restless]:
    """Three at a table of their own, each at another node."""
    ports = [node.port for node in three.nodes]
    table = await open_table(ports[0], source=f"127.0.1.{next(_addresses)}")
    people = [Restless(name, ports[at:] + ports[:at], table) for at, name in enumerate(NAMES)]
    for person in people:
        await person.sits_down()
    return people


def stored(three: Cluster, table: str) -> list[Any]:
    query = b"SELECT number, seat, convert_from(body, 'UTF8')::json->>'name' FROM vernissage.entry WHERE table_id = %s"
    with psycopg.connect(three.log.address) as connection:
        return connection.execute(query + b" ORDER BY number", (table,)).fetchall()


def test_a_node_is_killed(three: Cluster) -> None:
    def fault(_people: list[Restless]) -> None:
        three.nodes[0].kill()
        three.nodes[0].restart()

    asyncio.run(evening(three, fault))


def test_the_node_that_moves_a_bot_is_killed(three: Cluster) -> None:
    """Ada, then Ben, then the bot offer a card; the bot agrees to what the others offer, after some thought."""

    async def test() -> None:
        code = await open_table(three.nodes[0].port, setup={"first": 0, "window_seconds": 0})
        ada, ben = await seated(three.nodes[0], code, "Ada"), await seated(three.nodes[1], code, "Ben")
        for command in ("SeatBot", "StartGame"):
            assert (await ada.do(command))["type"] == "Done"
        await offers_first_card(ada)
        await sees(ben, turn=1)
        (mover,) = [node for node in three.nodes if await bot_moves(node)]
        mover.kill()
        others = [node for node in three.nodes if node is not mover]
        ada, ben = [await seated(node, code, name) for node, name in zip(others, ("Ada", "Ben"), strict=True)]
        await offers_first_card(ben)
        await sees(ada, turn=2)
        while ada.view["game"]["offered"] is None:
            await ada.next()
        assert (await ada.play("Agree"))["type"] == "Done"
        await sees(ben, turn=None)
        assert ben.view["game"]["winners"] == ada.view["game"]["winners"] != []
        assert [seat for _, seat, _ in stored(three, code)].count(2) == 3  # it agreed twice, and offered once
        mover.restart()

    asyncio.run(test())


async def seated(node: RealNode, table: str, name: str) -> Player:
    """Somebody who sits down, or sits there already."""
    player = await Player.join(node.port, table, f"{name}'s long secret")
    if player.view["you"] is None:
        assert (await player.do("TakeSeat", name=name))["type"] == "Done"
    return player


async def offers_first_card(player: Player) -> None:
    assert (await player.play("Offer", card=player.view["game"]["hand"][0]))["type"] == "Done"


async def sees(player: Player, turn: int | None) -> None:
    while player.view["game"] is None or next(iter(player.view["game"]["left"]), None) != turn:
        await player.next()


async def bot_moves(node: RealNode) -> int:
    """How often this node has thought about one."""
    _, _, body = await request(node.status, "GET", "/metrics")
    return int(body.decode().partition("vernissage_bot_seconds_count ")[2].split()[0])


def test_nats_goes_away_and_comes_back(three: Cluster) -> None:
    """Nobody is reconnected meanwhile, and news from other nodes come without it, from the log."""

    def fault(people: list[Restless]) -> None:
        connections = [len(person.players) for person in people]
        three.bus.stop()
        before = [len(person.acknowledged) for person in people]
        wait_until(lambda: all(len(one.acknowledged) > was + 1 for one, was in zip(people, before, strict=True)))
        wait_until(lambda: all(hears_of_others(people, before)))
        three.bus.start()
        assert [len(person.players) for person in people] == connections

    asyncio.run(evening(three, fault))


def hears_of_others(people: list[Restless], before: list[int]) -> Iterator[bool]:
    """Whether everybody has heard of a name that somebody else took after this many had been acknowledged. The first
    one after that may have been on its way already, so it does not count."""
    for person in people:
        others = [(one, was) for one, was in zip(people, before, strict=True) if one is not person]
        yield any(person.heard_of.intersection(one.acknowledged[was + 1 :]) for one, was in others)


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


def test_a_rolling_upgrade_to_the_next_version(three: Cluster) -> None:
    """Node after node is stopped, and started as one that migrates the database and stores what older ones do not
    know. (They stay so: the tests after this one play on the next version.)"""

    def fault(_people: list[Restless]) -> None:
        first, *others = three.nodes
        first.upgrade()
        asyncio.run(cheers_where_it_is_known(first, others[0]))
        for node in others:
            node.upgrade()

    asyncio.run(evening(three, fault))


async def cheers_where_it_is_known(new: RealNode, old: RealNode) -> None:
    """An older node sends its players to others and gets no more; what it can read goes on there, as all the time."""
    table = await open_table(new.port)
    ada = await Player.join(new.port, table, "ada's secret, long")
    ben = await Player.join(old.port, table, "ben's secret, long")
    await ada.do("TakeSeat", name="Ada")
    await ben.do("TakeSeat", name="Ben")
    await ada.do("StartGame")
    assert (await ready(old))[0] == 200
    done = await ada.play("Cheer")
    assert done["type"] == "Done", done
    assert (await ben.closed())[-1] == {"type": "Bye", "code": "table-too-new"}
    while (await ready(old)) != (503, b"newer nodes have stored what this one cannot read: upgrade it\n"):
        await asyncio.sleep(0.2)  # until it has heard that the other one is alive
    assert (await ready(new))[0] == 200
    again = await Player.connect(old.port)
    again.send({"type": "Join", "table": table, "secret": "ben's secret, long"})
    assert (await again.closed())[-1] == {"type": "Bye", "code": "table-too-new"}
    back = await Player.join(new.port, table, "ben's secret, long")
    assert back.number == done["number"]
    assert back.view["game"]["hand"]


async def ready(node: RealNode) -> tuple[int, bytes]:
    code, _, body = await request(node.status, "GET", "/readyz")
    return code, body


def test_a_deck_that_the_owner_makes_at_one_node_is_at_all(three: Cluster) -> None:
    async def test() -> None:
        first, *others = [node.port for node in three.nodes]
        owner = {"authorization": f"Bearer {owner_secret(three.folder)}"}
        stranger = owner | {"authorization": "Bearer " + 40 * "x"}
        for node in three.nodes:
            status, _, _ = await request(node.port, "GET", "/api/owner/decks", headers=stranger)
            assert status == 403
        status, _, body = await request(first, "POST", "/api/owner/decks", b'{"name": "Holiday"}', owner)
        assert status == 201, body
        upload = "/api/owner/decks/holiday/paintings?name=harbour.jpg"
        status, _, body = await request(first, "POST", upload, saved(painting()), owner)
        assert status == 201, body
        (card,) = await paintings_at(first)
        shown = await request(first, "GET", card)
        assert shown[0] == 200
        for port in others:
            while await paintings_at(port) != [card]:
                await asyncio.sleep(0.2)
            status, _, picture = await request(port, "GET", card)
            assert (status, picture) == (200, shown[2])

    asyncio.run(test())


async def paintings_at(port: int) -> list[str]:
    """Where the pictures of the owner's new deck are; none while the node does not know it."""
    status, _, body = await request(port, "GET", "/api/decks/holiday")
    return [one["card"] for one in json.loads(body)["paintings"]] if status == 200 else []


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


def test_an_address_has_no_more_room_at_three_nodes_than_at_one(three: Cluster) -> None:
    """The node that is asked has heard of those at the others from the bus."""

    async def test() -> None:
        ports = [node.port for node in three.nodes]
        table = await open_table(ports[0])
        ada = await seated(three.nodes[1], table, "Ada")
        crowd = [
            await Player.join(ports[0], table, f"watcher {number}, and long", source=CROWD) for number in range(MOST)
        ]
        await ada.until("Presence", watchers=MOST)
        late = await Player.connect(ports[1], source=CROWD)
        late.send({"type": "Join", "table": table, "secret": "one more, and long", "after": 0})
        assert (await late.closed())[-1] == {"type": "Bye", "code": "table-full"}
        other = await Player.join(ports[1], table, "somebody else, and long")
        for player in (*crowd, ada, other):
            await player.hang_up()

    asyncio.run(test())
