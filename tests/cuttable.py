"""A line between a node and a server that can be cut: bytes vanish, in both directions, and nobody is told."""

import asyncio
import threading
from contextlib import suppress

from tests.postgres import free_port


class Cuttable:
    """Forwards to `port` of this machine, from a port of its own. Runs in a thread."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = free_port()
        self._loop = asyncio.new_event_loop()
        self._whole = asyncio.Event()
        self._whole.set()
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))

    def __enter__(self) -> "Cuttable":
        self._thread.start()
        self._up.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """What was sent meanwhile arrives now, as when packets are sent again."""
        self._loop.call_soon_threadsafe(self._whole.set)

    async def _serve(self) -> None:
        self._over = asyncio.Event()
        async with await asyncio.start_server(self._join, "127.0.0.1", self.port):
            self._up.set()
            await self._over.wait()
        current = asyncio.current_task()
        for task in asyncio.all_tasks() - {current}:
            task.cancel()

    async def _join(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            far_in, far_out = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            near_out.close()
            return
        await asyncio.gather(self._forward(near_in, far_out), self._forward(far_in, near_out))

    async def _forward(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._whole.wait()
                target.write(data)
                await target.drain()
        target.close()
