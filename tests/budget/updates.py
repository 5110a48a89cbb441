"""Updates of a recorded game, as they go over the wire to each of its readers."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import json
from msgspec.structs import replace

from tests.seats import S0
from vernissage.contract.any_game import AnyGame
from vernissage.contract.delta import delta
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat
from vernissage.table.readers.broadcast import news
from vernissage.table.readers.snapshot import Snapshot
from vernissage.table.state.settings import COLOURS, TableSettings
from vernissage.table.state.table import RecentOfGame, SeatFacts, Table
from vernissage.web.socket.messages import Update

NAMES = ("Aleksandra", "Benjamin", "Cléo", "Дмитро", "María José", "慧敏")
STARTED = 1_800_000_000_000
STEP = 4_000  # milliseconds from one command to the next


def tables(game: AnyGame, start: Any, steps: Iterable[tuple[Sequence[Any], Any]]) -> Iterator[Table]:
    """The table after each command: its events, and the state that they lead to."""
    seats = {seat: SeatFacts(NAMES[seat], COLOURS[seat], frozenset()) for seat in start.seats}
    table = Table("ABCDE", TableSettings(game.name), "playing", seats, S0, 1, game.name, start, at=STARTED)
    yield table
    for events, state in steps:
        table = _went_on(game, table, events, state)
        yield table


def _went_on(game: AnyGame, table: Table, events: Sequence[Any], state: Any) -> Table:
    recent = tuple(RecentOfGame(table.number + at, game.name, event) for at, event in enumerate(events, 1))
    at = table.at + STEP
    clocks = table.clocks.following(game.waiting(state), at)
    return replace(table, game=state, number=table.number + len(events), recent=recent, at=at, clocks=clocks)


def sizes(game: AnyGame, before: Table, after: Table) -> dict[Seat | None, int]:
    """The bytes of the update that each reader gets."""
    games = {game.name: game}
    readers = [(seat, seat) for seat in (None, *after.seats)]
    was, is_now = Snapshot(games, before), Snapshot(games, after)
    told = news(was, is_now, raw(delta(was.public, is_now.public)), readers, after.at)
    return {
        seat: len(json.encode(Update(one.after, one.number, one.now, one.events, one.public, one.own)))
        for one, alike in told
        for seat, _ in alike
    }
