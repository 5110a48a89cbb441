"""Dependency injection: the only file that knows every other wires ports to adapters. It names no game."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.routing import Route

from vernissage import __version__
from vernissage.bus.in_process import Hub, InProcessBus
from vernissage.bus.port import Bus
from vernissage.config import Config, status_address
from vernissage.contract.resources import Resources
from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks
from vernissage.decks.own_cards import OwnDeckCards
from vernissage.eventlog.port import EventLog, NotStored, Unusable
from vernissage.eventlog.sqlite import SqliteLog
from vernissage.games.registry import all_bots, all_games, unsupported_by_bots
from vernissage.limits.budgets import KB, MB, Budgets, TableBudgets
from vernissage.limits.connections import Connections
from vernissage.limits.fair_queue import FairQueue
from vernissage.limits.request_limits import RequestLimits
from vernissage.limits.throttle import AddressThrottle
from vernissage.runtime.loop_watch import LoopWatch, measure_loop
from vernissage.runtime.meter import Meter
from vernissage.runtime.on_asyncio import AsyncioTimers, ThreadWorkers, answer_of
from vernissage.runtime.port import Timers, Workers
from vernissage.table.nodes.node_reports import NodeReports
from vernissage.table.shell.resources import Runtime, TableResources
from vernissage.table.shell.timing import Patience
from vernissage.table.state.retention import DAY, Retention
from vernissage.table.store.house import House
from vernissage.web.http.bots import BotRoutes, Unsupported
from vernissage.web.http.client_files import Client
from vernissage.web.http.hosts import Hosts
from vernissage.web.http.open_tables import OpenTables
from vernissage.web.http.overview import Overview
from vernissage.web.http.own_decks import OwnDeckRoutes, OwnerDecks
from vernissage.web.http.owner import Owner, owner_secret
from vernissage.web.http.owner_tables import OwnerTableRoutes
from vernissage.web.http.pictures import Pictures
from vernissage.web.http.routes import HttpResources, application
from vernissage.web.http.words import WordRoutes, Words
from vernissage.web.server.addresses import is_loopback
from vernissage.web.server.descriptors import connections_possible
from vernissage.web.server.http_protocol import ConnectionLimits
from vernissage.web.server.status import Status, StatusServer
from vernissage.web.socket.admit import socket_admission
from vernissage.web.socket.session import SocketResources
from vernissage.words.own import ServerBook

if TYPE_CHECKING:
    from vernissage.bus.nats import NatsBus

logger = logging.getLogger(__name__)
LOG_FILE = "tables.sqlite"
DECKS = "decks"  # the subject under which nodes hear that the owner has changed one
FOR_NODES = "several nodes need more packages: pip install 'vernissage[nodes]'"
READY_WITHIN = 2.0  # seconds that reading from the log may take
LOOK_AT_DECKS = 15.0  # seconds until a deck is found whose message from another node was lost
OPENS_FIRST = 500  # milliseconds that the server has to start before it begins to read ahead
CLIENT = Path(__file__).parent / "web" / "static"


def build(config: Config) -> Starlette:
    """Builds the whole server. It opens the log's file, so that a broken one is noticed before anybody connects."""
    decks = Decks(config.data)
    meter = Meter()
    log = open_log(config, meter)
    book = ServerBook(config.data)
    later: list[Callable[[], None]] = []
    games = Resources(decks, decks.vocabulary, book, later.append, bots_pause=config.bot_seconds > 0)
    resources = TableResources(
        all_games(games),
        all_bots(games),
        patience(config),
        retention=retention(config),
        budgets=table_budgets(config),
    )
    own = OwnDeckCards(OwnDecks(config.data), decks)
    unsupported = unsupported_by_bots(games)
    return assemble(config, resources, log, decks, Client(CLIENT), own, book, later, unsupported, meter)


def open_log(config: Config, meter: Meter | None = None) -> EventLog:
    """Opens the log; raises `Unusable`. `meter` times appends."""
    if not config.log:
        return SqliteLog(config.data / LOG_FILE, meter)
    try:
        from vernissage.eventlog.postgres import PostgresLog
    except ImportError as error:
        raise Unusable(f"{error}; {FOR_NODES}") from error
    return PostgresLog(config.log, meter)


def make_bus(config: Config, timers: Timers) -> "InProcessBus | NatsBus":
    """Makes the bus. On NATS, it connects once it is started."""
    if not config.bus:
        return InProcessBus(Hub(timers))
    try:
        from vernissage.bus.nats import NatsBus
    except ImportError as error:
        raise Unusable(f"{error}; {FOR_NODES}") from error
    return NatsBus(config.bus)


def patience(config: Config) -> Patience:
    """How long a table waits. A bot's pauses vary around what the owner set, as a human's do."""
    milliseconds = int(config.bot_seconds * 1000)
    pace = min(1.0, config.bot_seconds / Config().bot_seconds)  # a hand may be hurried, but it never lingers
    return Patience(bot_pause=(milliseconds * 6 // 10, milliseconds * 14 // 10), bot_pace=pace)


def retention(config: Config) -> Retention:
    return Retention(int(config.keep_finished_days * DAY), int(config.keep_abandoned_days * DAY))


def table_budgets(config: Config) -> TableBudgets:
    return TableBudgets(
        watchers=config.watchers,
        watchers_per_address=config.watchers_per_address,
        stored_in_all=config.table_megabytes * MB,
    )


def assemble(
    config: Config,
    resources: TableResources,
    log: EventLog,
    pictures: Pictures,
    client: Client,
    own: OwnerDecks | None = None,
    words: Words | None = None,
    later: Sequence[Callable[[], None]] = (),
    unsupported: Mapping[str, Unsupported] | None = None,
    meter: Meter | None = None,
) -> Starlette:
    """Assembles the server from its parts. `later`: what is slow to read and not needed in the first second; `meter`:
    the one that times the log."""
    timers, workers = AsyncioTimers(), ThreadWorkers()
    bus = make_bus(config, timers)
    meter, node = meter or Meter(), token_hex(8)
    house = House(resources, Runtime(timers, log, workers, _report, bus, node, __version__, meter))
    hits = house.spending.hits
    overview = Overview(node, house, bus, timers)
    open_tables = OpenTables(resources.games, node, house, bus, timers)
    limits, hosts = RequestLimits(config.tables_per_minute, house.limits, timers), Hosts(config.origin)
    budgets = _budgets(config)
    turns = FairQueue(budgets.work_in_a_round, timers)
    addresses = AddressThrottle(budgets, house.limits)
    sockets = SocketResources(house, limits, timers, budgets, addresses, turns, client.script)
    connections = Connections(
        budgets.connections,
        budgets.connections_per_address,
        hits,
        elsewhere=lambda address: sum(there.get(address, 0) for there in crowds.others()),
    )
    crowds: NodeReports[dict[str, int]] = NodeReports(
        "connections", dict[str, int], connections.crowds, node, bus, timers
    )
    requests = house.limits.limit("requests", budgets.requests)
    admit = socket_admission(sockets, hosts)
    shared = ConnectionLimits(admit, budgets, connections, requests, turns, hits, config.behind_proxy)
    http = HttpResources(
        house=house,
        open_tables=open_tables,
        limits=limits,
        pictures=pictures,
        client=client,
        version=__version__,
        public_tables=config.public_tables,
        hosts=hosts,
        only_here=is_loopback(config.host),
    )

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        bus.start()
        house.keep_order()
        open_tables.begin()
        overview.begin()
        crowds.begin()
        beside = [asyncio.create_task(connections.keep()), asyncio.create_task(measure_loop(meter))]
        if own is not None:
            bus.subscribe(DECKS, lambda _: workers.run(own.look_again, _on_looked))
            beside.append(asyncio.create_task(_keep_looking(own, workers)))
        status = StatusServer(
            Status(partial(_hindrance, log, house), partial(_metrics, meter, house, shared.connections, bus))
        )
        if config.status:
            await status.start(*status_address(config))
        ahead = timers.call_at(timers.now() + OPENS_FIRST, lambda: _do_beside(workers, later))
        with LoopWatch() if config.watch_loop else nullcontext():
            yield {"limits": shared}
        ahead.cancel()  # a server that stops at once needs none of it
        for task in beside:
            task.cancel()
        await status.close()
        house.close()
        await bus.close()
        workers.close()
        await answer_of(log.close)

    more = [
        *(_for_owner(config, limits, own, overview, bus) if own else ()),
        *(WordRoutes(words).all() if words else ()),
        *BotRoutes(resources.games, unsupported or {}, limits).all(),
    ]
    return application(http, lifespan, more)


def _for_owner(config: Config, limits: RequestLimits, own: OwnerDecks, overview: Overview, bus: Bus) -> Sequence[Route]:
    owner = Owner(owner_secret(config.data), limits.keys)
    return [*OwnDeckRoutes(own, owner, lambda: bus.publish(DECKS, b"")).all(), *OwnerTableRoutes(overview, owner).all()]


def _budgets(config: Config) -> Budgets:
    """The defaults, and what the owner has chosen."""
    usual = Budgets()
    return replace(
        usual,
        connections=min(config.connections, connections_possible()),
        connections_per_address=config.connections_per_address,
        requests=replace(usual.requests, per_second=config.requests_per_second),
        messages=usual.messages.scaled_to(config.messages_per_second),
        bytes=usual.bytes.scaled_to(KB * config.kilobytes_per_second),
    )


def _do_beside(workers: Workers, works: Sequence[Callable[[], None]]) -> None:
    for work in works:
        workers.run(work, _on_done_beside)


def _on_done_beside(result: Exception | None) -> None:
    gc.freeze()  # what was read stays: the garbage collector need not look at it again and again
    if result is not None:
        _report("reading ahead failed; what is needed will be read when it is needed", result)


async def _keep_looking(own: OwnerDecks, workers: Workers) -> None:
    while True:
        await asyncio.sleep(LOOK_AT_DECKS)
        workers.run(own.look_if_changed, _on_looked)


def _on_looked(result: Exception | None) -> None:
    if result is not None:
        _report("the decks could not be read again", result)


async def _hindrance(log: EventLog, house: House) -> str | None:
    """Returns why a load balancer should send nobody to this node; `None` if it is ready."""
    try:
        async with asyncio.timeout(READY_WITHIN):
            await answer_of(partial(log.read, "", 0))
    except (NotStored, TimeoutError):
        return "the log cannot be read"
    return "newer nodes have stored what this one cannot read: upgrade it" if house.is_outdated else None


def _metrics(meter: Meter, house: House, connections: Connections, bus: Bus) -> str:
    tables = [room.machine.present_here() for room in house.rooms()]
    gauges = {
        "tables": len(tables),
        "seats_connected": sum(len(present.connected) for present in tables),
        "watchers": sum(present.watchers for present in tables),
        "connections": len(connections),
        "bus_up": bus.is_up,
    }
    return meter.text(gauges, {"budget_hits_total": house.spending.hits.sums})


def _report(what: str, error: Exception) -> None:
    logger.error("%s", what, exc_info=error)
