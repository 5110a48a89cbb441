"""The list of open tables, those of other nodes included."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from vernissage.bus.port import Bus
from vernissage.runtime.port import Timers
from vernissage.table.house import House
from vernissage.table.room import Room
from vernissage.web.http_messages import OpenTable

SUBJECT = "open-tables"
TELL_EVERY = 2_000  # milliseconds
FORGET_AFTER = 3 * TELL_EVERY


class Listed(Struct, frozen=True):
    """What one node has open."""

    node: str
    rows: tuple[OpenTable, ...]


class OpenTables:
    """Each node says now and then what it has; one that falls silent is forgotten."""

    def __init__(self, node: str, house: House, bus: Bus, timers: Timers) -> None:
        self._node = node
        self._house = house
        self._bus = bus
        self._timers = timers
        self._elsewhere: dict[str, tuple[int, Listed]] = {}

    def begin(self) -> None:
        if self._bus.is_shared:
            decoder = msgspec.msgpack.Decoder(Listed)
            self._bus.subscribe(SUBJECT, lambda message: self._hear(decoder.decode(message)))
            self._tell()

    def list(self) -> Sequence[OpenTable]:
        """Each table once, whoever has players of it."""
        since = self._timers.now() - FORGET_AFTER
        elsewhere = [row for at, listed in self._elsewhere.values() if at > since for row in listed.rows]
        return list({row.code: row for row in (*elsewhere, *self._here())}.values())

    def _here(self) -> tuple[OpenTable, ...]:
        return tuple(_row(room) for room in self._house.rooms() if _is_open(room))

    def _tell(self) -> None:
        self._bus.publish(SUBJECT, msgspec.msgpack.encode(Listed(self._node, self._here())))
        self._timers.call_at(self._timers.now() + TELL_EVERY, self._tell)

    def _hear(self, listed: Listed) -> None:
        now = self._timers.now()
        alive = {node: found for node, found in self._elsewhere.items() if found[0] > now - FORGET_AFTER}
        self._elsewhere = {**alive, listed.node: (now, listed)}


def _is_open(room: Room) -> bool:
    return room.table.settings.public and room.table.stage == "lobby" and bool(room.present().connected)


def _row(room: Room) -> OpenTable:
    table = room.table
    names = tuple(table.seats[seat].name for seat in table.people())
    settings, taken = table.settings, len(table.open_seats())
    return OpenTable(table.code, settings.game, room.variant(), settings.language, settings.seats, taken, names)
