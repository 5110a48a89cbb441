"""The bus on NATS (publish and subscribe, without JetStream: what must not be lost is in the log)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscriber

logger = logging.getLogger(__name__)
PREFIX = "vernissage."
MOST_WAITING = 10_000  # messages; beyond that, ink and news are dropped and heal from the log
AGAIN_AFTER = 0.2  # seconds between two attempts to connect
SAME_AGAIN = 60.0  # seconds until the same problem is logged again

Step = Callable[[], Awaitable[None]]


class NatsBus:
    """Connects and reconnects by itself for as long as it is open. `address`: one server, or several with commas."""

    def __init__(self, address: str) -> None:
        self._servers = [server.strip() for server in address.split(",") if server.strip()]
        self._client = Client()
        self._steps: asyncio.Queue[Step | None] = (
            asyncio.Queue()
        )  # in order: a subscription is there before what is published after it
        self._work: asyncio.Task[None] | None = None

    @property
    def is_shared(self) -> bool:
        return True

    @property
    def is_up(self) -> bool:
        return self._client.is_connected

    def start(self) -> None:
        """Starts on the running loop. Returns before it is connected: a node opens without its bus."""
        self._work = asyncio.ensure_future(self._keep_working())

    def publish(self, subject: str, message: bytes) -> None:
        if self.is_up and self._steps.qsize() < MOST_WAITING:
            self._steps.put_nowait(lambda: self._client.publish(PREFIX + subject, message))

    def subscribe(self, subject: str, hear: Callable[[bytes], None]) -> "NatsSubscription":
        made = NatsSubscription(PREFIX + subject, hear)
        self._steps.put_nowait(lambda: made.begin(self._client))
        made.on_cancel = lambda: self._steps.put_nowait(made.end)
        return made

    async def close(self) -> None:
        if self._work is None:
            return
        self._steps.put_nowait(None)
        if not self.is_up:
            self._work.cancel()
        with suppress(asyncio.CancelledError):
            await self._work
        with suppress(nats.errors.Error):
            await self._client.close()

    async def _keep_working(self) -> None:
        await self._connect()
        while (step := await self._steps.get()) is not None:
            try:
                await step()
            except nats.errors.Error as error:  # it broke just now: a lost message heals, a subscription is repeated
                logger.info("the bus: %s", error)

    async def _connect(self) -> None:
        await self._client.connect(
            self._servers,
            name="vernissage",
            no_echo=True,
            error_cb=Notes().take,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN_AFTER,  # type: ignore[arg-type]  # it only sleeps for so long
            ping_interval=2,
            connect_timeout=2,
        )


class NatsSubscription:
    def __init__(self, subject: str, hear: Callable[[bytes], None]) -> None:
        self._subject = subject
        self._hear = hear
        self._subscriber: NatsSubscriber | None = None
        self._is_cancelled = False
        self.on_cancel: Callable[[], None] = lambda: None

    async def begin(self, client: Client) -> None:
        self._subscriber = await client.subscribe(self._subject, cb=self._on_message)

    async def end(self) -> None:
        if self._subscriber is not None:
            await self._subscriber.unsubscribe()

    def cancel(self) -> None:
        if not self._is_cancelled:
            self._is_cancelled = True
            self.on_cancel()

    async def _on_message(self, message: Msg) -> None:
        if not self._is_cancelled:
            self._hear(message.data)


class Notes:
    """Logs problems of the bus without repeating itself: while a server is down, each would come five times per
    second."""

    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        self._seconds = seconds
        self._last = ""
        self._again_at = 0.0

    async def take(self, error: Exception) -> None:
        said, now = str(error) or type(error).__name__, self._seconds()
        if said != self._last or now >= self._again_at:
            logger.warning("the bus: %s", said)
            self._last, self._again_at = said, now + SAME_AGAIN
