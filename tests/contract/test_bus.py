"""One contract for every bus: the same tests run on both."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.nats_server import Nats, nats_cluster, nats_server
from tests.serving import until
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.bus.nats import NatsBus
from vernissage.bus.port import Bus
from vernissage.runtime.on_asyncio import AsyncioTimers

Test = Callable[[list[Bus]], Coroutine[Any, Any, None]]
NODES = 3


@asynccontextmanager
async def in_process(_request: pytest.FixtureRequest) -> AsyncIterator[list[Bus]]:
    hub = Hub(AsyncioTimers())
    yield [InProcessBus(hub) for _ in range(NODES)]


@asynccontextmanager
async def on_nats(request: pytest.FixtureRequest) -> AsyncIterator[list[Bus]]:
    server: Nats = request.getfixturevalue("nats")
    async with connected([server]) as buses:
        yield list(buses)


@asynccontextmanager
async def connected(servers: Sequence[Nats]) -> AsyncIterator[list[NatsBus]]:
    """One node after another to one server after another."""
    buses = [NatsBus(servers[at % len(servers)].address) for at in range(NODES)]
    for bus in buses:
        bus.start()
    await until(lambda: all(bus.is_up for bus in buses))
    yield buses
    await asyncio.gather(*(bus.close() for bus in buses))


@pytest.fixture(scope="module")
def nats() -> Any:
    with nats_server() as server:
        yield server


@pytest.fixture(params=[in_process, on_nats])
def on_buses(request: pytest.FixtureRequest) -> Callable[[Test], None]:
    async def run(test: Test) -> None:
        async with request.param(request) as buses:
            await test(buses)

    return lambda test: asyncio.run(run(test))


def heard_by(bus: Bus, subject: str) -> list[bytes]:
    heard: list[bytes] = []
    bus.subscribe(subject, heard.append)
    return heard


async def settle(buses: list[Bus]) -> None:
    """What was subscribed to and told by now has got round: each node hears the others' last word."""
    for number, bus in enumerate(buses):
        others = [heard_by(other, f"settled.{number}") for other in buses if other is not bus]
        async with asyncio.timeout(60):
            while not all(others):  # a word that comes before its subscription is lost, as any may be
                bus.publish(f"settled.{number}", b"")
                await asyncio.sleep(0)


class TestBus:
    def test_all_others_hear_in_order_and_oneself_does_not(self, on_buses: Callable[[Test], None]) -> None:
        async def test(buses: list[Bus]) -> None:
            heard = [heard_by(bus, "table.AAAAA") for bus in buses]
            await settle(buses)
            words = [f"{number}".encode() for number in range(50)]
            for word in words:
                buses[0].publish("table.AAAAA", word)
            await until(lambda: len(heard[1]) == len(heard[2]) == len(words))
            assert heard == [[], words, words]
            assert all(bus.is_shared and bus.is_up for bus in buses)

        on_buses(test)

    def test_each_subject_is_its_own(self, on_buses: Callable[[Test], None]) -> None:
        async def test(buses: list[Bus]) -> None:
            one, other = heard_by(buses[1], "table.AAAAA"), heard_by(buses[1], "table.BBBBB")
            await settle(buses)
            buses[0].publish("table.BBBBB", b"b")
            buses[0].publish("table.CCCCC", b"c")
            buses[0].publish("table.AAAAA", b"a")
            await until(lambda: bool(one))
            assert (one, other) == ([b"a"], [b"b"])

        on_buses(test)

    def test_after_cancelling_nothing_is_heard(self, on_buses: Callable[[Test], None]) -> None:
        async def test(buses: list[Bus]) -> None:
            heard: list[bytes] = []
            subscription = buses[1].subscribe("table.AAAAA", heard.append)
            still = heard_by(buses[2], "table.AAAAA")
            await settle(buses)
            subscription.cancel()
            subscription.cancel()
            await settle(buses)
            buses[0].publish("table.AAAAA", b"a")
            await until(lambda: bool(still))
            await settle(buses)
            assert heard == []

        on_buses(test)

    def test_one_that_is_closed_harms_nobody(self, on_buses: Callable[[Test], None]) -> None:
        async def test(buses: list[Bus]) -> None:
            heard = heard_by(buses[1], "table.AAAAA")
            await settle(buses)
            await buses[2].close()
            buses[0].publish("table.AAAAA", b"a")
            await until(lambda: bool(heard))

        on_buses(test)


def test_alone_in_a_process_nothing_is_shared() -> None:
    assert not InProcessBus(Hub(AsyncioTimers())).is_shared


def test_nats_may_go_away_and_come_back() -> None:
    async def test() -> None:
        with nats_server() as server:
            async with connected([server]) as buses:
                heard = heard_by(buses[1], "table.AAAAA")
                await settle(list(buses))
                server.stop()
                await until(lambda: not any(bus.is_up for bus in buses))
                buses[0].publish("table.AAAAA", b"lost")
                late = heard_by(buses[2], "table.AAAAA")
                await asyncio.to_thread(server.start)
                await until(lambda: all(bus.is_up for bus in buses), 60)
                await settle(list(buses))
                buses[0].publish("table.AAAAA", b"again")
                await until(lambda: bool(heard and late))
                assert (heard, late) == ([b"again"], [b"again"])

    asyncio.run(test())


def test_nodes_hear_each_other_across_a_cluster_of_three_and_when_one_of_it_dies() -> None:
    async def test() -> None:
        with nats_cluster(3) as cluster:
            async with connected(cluster) as buses:
                heard = [heard_by(bus, "table.AAAAA") for bus in buses]
                await settle(list(buses))
                buses[0].publish("table.AAAAA", b"across")
                await until(lambda: heard == [[], [b"across"], [b"across"]])
                cluster[0].stop()
                await until(lambda: not buses[0].is_up)
                await until(lambda: buses[0].is_up)  # at one of the others, which it was told of
                await settle(list(buses))
                buses[0].publish("table.AAAAA", b"and again")
                await until(lambda: heard == [[], [b"across", b"and again"], [b"across", b"and again"]])

    asyncio.run(test())


def test_a_node_starts_without_its_bus_and_finds_it_later() -> None:
    async def test() -> None:
        with nats_server() as server:
            server.stop()
            early = [NatsBus(server.address) for _ in range(2)]
            for bus in early:
                bus.start()
            heard = heard_by(early[1], "table.AAAAA")
            early[0].publish("table.AAAAA", b"lost")
            await asyncio.to_thread(server.start)
            await until(lambda: all(bus.is_up for bus in early), 60)
            await settle(list(early))
            early[0].publish("table.AAAAA", b"heard")
            await until(lambda: bool(heard))
            assert heard == [b"heard"]
            server.stop()
            await asyncio.gather(*(bus.close() for bus in early))

    asyncio.run(test())


def test_a_node_that_never_found_its_bus_can_be_closed() -> None:
    async def test() -> None:
        bus = NatsBus("nats://127.0.0.1:1")
        bus.start()
        await asyncio.sleep(0)
        await bus.close()

    asyncio.run(test())
