"""All tables: opened, found by their code, and let go of when nobody is there."""

import asyncio
import logging

from vernissage.core.refused import Refused
from vernissage.eventlog.port import Conflict, Entry
from vernissage.table.codec import encode
from vernissage.table.decide import open_table
from vernissage.table.evolve import record
from vernissage.table.room import Means, Room
from vernissage.table.secrets import fresh_code, read_code
from vernissage.table.settings import TableSettings
from vernissage.table.state import Table

logger = logging.getLogger(__name__)


class House:
    def __init__(self, means: Means) -> None:
        self._means = means
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, settings: TableSettings) -> str:
        """A new table; answers with its code. Raises `Refused` for settings that cannot be played."""
        while True:
            code = fresh_code()
            decided = open_table(self._means.games, code, settings)
            at = self._means.now()
            entries = [Entry(i, at, None, None, one.scope, encode(one.event)) for i, one in enumerate(decided, 1)]
            try:
                await self._means.log.append(code, 0, entries)
            except Conflict:  # the code is taken
                continue
            return code

    async def room(self, code: str) -> Room:
        """The table with this code, in any case of letters; raises `Refused("unknown-table")`."""
        code = read_code(code)
        if code not in self._rooms:
            self._rooms[code] = asyncio.ensure_future(self._load(code))
        loading = self._rooms[code]
        try:
            return await asyncio.shield(loading)
        except Exception:
            if self._rooms.get(code) is loading:
                del self._rooms[code]
            raise

    async def _load(self, code: str) -> Room:
        entries = await self._means.log.read(code)
        if not entries:
            raise Refused("unknown-table")
        try:
            return Room(self._means, record(self._means.games, Table(), entries))
        except Exception as error:
            logger.exception("table %s cannot be read back", code)
            raise Refused("table-gone") from error

    def rooms(self) -> list[Room]:
        """The tables in memory."""
        done = [task for task in self._rooms.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    def sweep(self) -> None:
        """Let go of tables where nobody has been for a while; the log has them."""
        long_ago = self._means.now() - self._means.patience.idle
        for room in self.rooms():
            if room.is_idle and room.quiet_since <= long_ago:
                room.close()
                del self._rooms[room.table.code]

    async def keep(self) -> None:
        """Sweep now and then, until cancelled."""
        while True:
            await asyncio.sleep(self._means.patience.idle / 5000)
            self.sweep()

    def close(self) -> None:
        for room in self.rooms():
            room.say_goodbye("restart")
            room.close()
