"""A bad line on the way to a server: 150 ms each way, and one piece in twenty has to be sent again.

TCP loses nothing and keeps the order: what is lost on the way comes later, and everything behind it waits.
"""

import asyncio
import threading
from collections.abc import Callable
from random import Random
from types import TracebackType

from tests.postgres import free_port

DELAY, LOSS, AGAIN = 0.15, 0.05, 0.6  # seconds; the share that is lost; seconds until it is sent once more
PIECE = 1_400  # bytes: about what a packet holds


class SlowLine:
    """Forwards to `port` of this machine, from a port of its own. Runs in a thread."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._port = free_port()
        self._rng = Random(port)
        self._loop = asyncio.new_event_loop()
        self._ends: set[asyncio.StreamWriter] = set()
        self._held: list[Callable[[], None]] | None = None
        self._up, self._over = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> "SlowLine":
        self._thread.start()
        self._up.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._soon(self._over.set)
        self._thread.join()
        self._loop.close()

    def hold(self) -> None:
        """Nothing arrives any more, at either end."""
        self._soon(lambda: setattr(self, "_held", []))

    def let_go(self) -> None:
        """What was held arrives now, as when packets are sent again."""
        self._soon(self._release)

    def cut(self) -> None:
        """Every connection breaks, with all that is under way."""
        self._soon(self._break)

    def _soon(self, act: Callable[[], None]) -> None:
        done = threading.Event()

        def acted() -> None:
            act()
            done.set()

        self._loop.call_soon_threadsafe(acted)
        done.wait()

    def _release(self) -> None:
        held, self._held = self._held or [], None
        for arrive in held:
            arrive()

    def _break(self) -> None:
        self._held = None
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _serve(self) -> None:
        async with await asyncio.start_server(self._join, "127.0.0.1", self._port):
            self._up.set()
            await self._over.wait()
            self._break()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

    async def _join(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        far_in, far_out = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {near_out, far_out}
        await asyncio.gather(self._forward(near_in, far_out), self._forward(far_in, near_out))

    async def _forward(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        last = 0.0
        while data := await _read(source):
            late = AGAIN if self._rng.random() < LOSS else 0
            last = max(last + 1e-6, self._loop.time() + DELAY + late)
            self._loop.call_at(last, self._arrive, target, data)
        self._loop.call_at(max(last + 1e-6, self._loop.time() + DELAY), target.close)

    def _arrive(self, target: asyncio.StreamWriter, data: bytes) -> None:
        if self._held is not None:
            self._held.append(lambda: self._arrive(target, data))
        elif not target.transport.is_closing():
            target.write(data)


async def _read(source: asyncio.StreamReader) -> bytes:
    """Nothing once the connection is closed, or has broken."""
    try:
        return await source.read(PIECE)
    except OSError:
        return b""
