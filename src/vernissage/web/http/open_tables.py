"""The public list of open tables, including those of other nodes."""

from collections.abc import Mapping, Sequence

from vernissage.bus.port import Bus
from vernissage.contract.any_game import AnyGame
from vernissage.runtime.port import Timers
from vernissage.table.nodes.node_reports import NodeReports
from vernissage.table.shell.room import Room
from vernissage.table.store.house import House
from vernissage.web.http.cached_response import CachedResponse
from vernissage.web.http.messages import OpenTable
from vernissage.web.http.response_cache import json_of

SUBJECT = "open-tables"


class OpenTables:
    def __init__(self, games: Mapping[str, AnyGame], node: str, house: House, bus: Bus, timers: Timers) -> None:
        self._games = games
        self._house = house
        self._copied: tuple[Sequence[OpenTable], CachedResponse] | None = None
        self._nodes = NodeReports(SUBJECT, tuple[OpenTable, ...], self._here, node, bus, timers)

    def begin(self) -> None:
        self._nodes.begin()

    def list(self) -> Sequence[OpenTable]:
        """Lists each table once, no matter how many nodes have players of it."""
        return list({row.code: row for rows in self._nodes.all() for row in rows}.values())

    def copy(self) -> CachedResponse:
        """Returns the list as JSON, encoded and compressed once until it changes."""
        rows = self.list()
        if self._copied is None or self._copied[0] != rows:
            self._copied = rows, json_of(lambda: rows)
        return self._copied[1]

    def _here(self) -> tuple[OpenTable, ...]:
        return tuple(
            _row(room, self._games[room.table.settings.game]) for room in self._house.rooms() if _is_open(room)
        )


def _is_open(room: Room) -> bool:
    table = room.table
    if not table.settings.public or table.stage != "lobby" or table.is_locked:
        return False
    return len(table.open_seats()) < table.settings.seats and bool(room.machine.present().connected)


def _row(room: Room, game: AnyGame) -> OpenTable:
    table = room.table
    names = tuple(table.seats[seat].name for seat in table.people())
    settings, taken = table.settings, len(table.open_seats())
    label = game.label(game.messages.read_setup(settings.setup))
    return OpenTable(table.code, settings.game, label, settings.language, settings.seats, taken, names)
