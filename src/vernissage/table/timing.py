"""The alarms of one table: the game's clock, and the patience with a host who is away."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial

from msgspec import Struct

from vernissage.core.seat import Seat
from vernissage.table.clocks import Running

SLOW_GAME = 600  # seconds for one move


class Patience(Struct, frozen=True):
    """Milliseconds. `grace`: what a deadline gets that passed, or would soon, while the table was not in memory."""

    host_gone: int = 60_000
    grace: int = 5_000
    idle: int = 5 * 60_000
    retry: int = 2_000
    bot_pause: tuple[int, int] = (900, 2_200)  # a human's time; nobody enjoys a move that is already there
    bot_pace: float = 1.0  # how long a bot's stroke takes, to what it would take a hand
    away: int = 3_000  # how long somebody may be without connection before a game that minds is told (P19)
    stand_in: int = 45_000  # how long the others wait for one who is away before a bot plays for him (A33)


class Alarms:
    """Rings at the right moment; what is right is told to `follow` whenever something changes."""

    def __init__(
        self,
        patience: Patience,
        now: Callable[[], int],
        on_time_up: Callable[[str], None],
        on_host_gone: Callable[[], None],
        on_missed: Callable[[Seat], None],
    ) -> None:
        self._patience = patience
        self._now = now
        self._on_time_up = on_time_up
        self._on_host_gone = on_host_gone
        self._on_missed = on_missed
        self.not_before = now() + patience.grace
        self._retry_at = 0
        self._rung: str | None = None  # the clock that was called last: it is called once
        self._gone: tuple[Seat, int] | None = None  # the host who is away, and since when
        self._missed: dict[Seat, int] = {}  # who are away while the game waits on them, and since when
        self._handles: list[asyncio.TimerHandle] = []
        self._last: tuple[Running | None, Seat | None, Collection[Seat], Collection[Seat]] = (None, None, (), ())

    def follow(
        self, running: Running | None, host: Seat | None, connected: Collection[Seat], missed: Collection[Seat]
    ) -> None:
        self._last = (running, host, connected, missed)
        self.stop()
        self._follow_clock(running)
        self._follow_host(host, connected)
        self._follow_missed(missed, running)

    def try_again(self) -> None:
        """The last ring came to nothing, through no fault of the table."""
        self._rung = None
        self._retry_at = self._now() + self._patience.retry
        self.follow(*self._last)

    def stop(self) -> None:
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()

    def _follow_clock(self, running: Running | None) -> None:
        if running is None or running.clock.key == self._rung:
            return
        self._at(max(running.until, self.not_before), lambda: self._ring(running))

    def _ring(self, running: Running) -> None:
        self._rung = running.clock.key
        self._on_time_up(running.clock.key)

    def _follow_host(self, host: Seat | None, connected: Collection[Seat]) -> None:
        if host is None or host in connected:
            self._gone = None
            return
        if self._gone is None or self._gone[0] != host:
            self._gone = (host, self._now())
        if connected:
            self._at(self._gone[1] + self._patience.host_gone, self._on_host_gone)

    def _follow_missed(self, missed: Collection[Seat], running: Running | None) -> None:
        """In a game by correspondence people are meant to be away: nobody stands in."""
        slow = running is not None and running.clock.seconds > SLOW_GAME
        self._missed = {} if slow else {seat: self._missed.get(seat, self._now()) for seat in missed}
        for seat, since in self._missed.items():
            self._at(since + self._patience.stand_in, partial(self._on_missed, seat))

    def _at(self, moment: int, ring: Callable[[], None]) -> None:
        delay = max(0, max(moment, self._retry_at) - self._now()) / 1000
        self._handles.append(asyncio.get_running_loop().call_later(delay, ring))
