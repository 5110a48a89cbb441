"""How cost grows: with tables, with watchers, with the museum and with the log. Each is a plot of its own."""

from collections.abc import Sequence
from random import Random
from time import process_time

from msgspec import json
from tests.any_game import any_game

from bench.measuring import run_beside
from bench.moves import cost_of_our_move
from bench.servers import Running
from vernissage.contract.any_game import SomeState
from vernissage.contract.delta import delta
from vernissage.contract.messages import raw
from vernissage.contract.seat import first_seats
from vernissage.eventlog.port import Entry
from vernissage.games.artline.game import Rules
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Theme
from vernissage.simulation.numbered_paintings import NumberedPaintings
from vernissage.table.readers.broadcast import news
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.state.events import Said, SeatTaken, TableOpened
from vernissage.table.state.evolve import record
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table
from vernissage.table.store.loading import PART

Points = list[tuple[float, float]]
TABLES = (1, 3, 10, 30, 100, 200)
WATCHERS = (0, 10, 50, 100, 200, 500)
PAINTINGS = (5, 10, 20, 40, 80, 112)
EVENTS = (100, 1_000, 10_000, 100_000)
TIMES = 40  # that one update is made, for a figure that can be trusted
ACROSS = 10


def with_tables(server: Running, counts: Sequence[int], seconds: float) -> Points:
    """Microseconds of CPU per move at so many tables."""
    return [(count, run_beside(server.pid, cost_of_our_move(server, count, seconds))) for count in counts]


def with_watchers(server: Running, counts: Sequence[int], seconds: float) -> Points:
    """Microseconds of CPU per move at one table that so many watch."""
    return [(count, run_beside(server.pid, cost_of_our_move(server, 1, seconds, watchers=count))) for count in counts]


def with_museum(counts: Sequence[int]) -> tuple[Points, Points]:
    """Microseconds of CPU, and bytes, of an update about one more painting on a wall of so many."""
    found = [(count, _update(count)) for count in counts]
    return [(count, cost) for count, (cost, _) in found], [(count, size) for count, (_, size) in found]


def _update(count: int) -> tuple[float, float]:
    game = Rules(NumberedPaintings(150), PlainReferee())
    before, after = _table(game, count), _table(game, count + 1)
    readers = [(seat, seat) for seat in (None, *first_seats(4))]
    games = {game.name: any_game(game)}
    began = process_time()
    for _ in range(TIMES):
        was, is_now = Snapshot(games, before), Snapshot(games, after)
        told = news(was, is_now, raw(delta(was.public, is_now.public)), readers, 0)
        sizes = [len(json.encode(one)) for one, _ in told]
    return (process_time() - began) / TIMES * 1e6, sum(sizes) / len(sizes)


def _table(game: Rules, count: int) -> Table:
    setup = Setup(size=21)
    state: State = game.begin()
    for event in game.start(setup, first_seats(4), Random(1)):
        state = game.evolve(state, event)
    museum = Museum(setup.size)
    for place in range(count):
        cell = 3 + place % ACROSS, 3 + place // ACROSS
        themes = {line: Theme(f"a theme for {line}", "en", first_seats(1)[0]) for line in museum.opened(cell)}
        museum = museum.hang(f"deck/{place}", cell, None, themes)
    shown = State(setup, state.seats, state.first, museum, state.hands, state.pile, state.turn)
    return Table("ABCDE", TableSettings(game.name), "playing", game_name=game.name, game=SomeState(shown), number=count)


def with_log(counts: Sequence[int]) -> Points:
    """Microseconds of CPU per entry to read a table whose log has so many."""
    found: Points = []
    for count in counts:
        log = list(_entries(count))
        began, table = process_time(), Table()
        for start in range(0, count, PART):
            table = record({}, table, log[start : start + PART])
        found.append((count, (process_time() - began) / count * 1e6))
    return found


def _entries(count: int) -> list[Entry]:
    host = first_seats(1)[0]
    opened = [TableOpened(2, "ABCDE", TableSettings("")), SeatTaken(host, "Ada", "orange", "")]
    said = [Said(host, f"line {number}") for number in range(count - len(opened))]
    return [
        Entry(number, number, f"c{number}", host, "table", bytes(raw(event)))
        for number, event in enumerate([*opened, *said], 1)
    ]
