"""An allowance that all nodes share: moving from node to node gives nobody more."""

from collections.abc import Callable

import msgspec

from vernissage.bus.port import Bus
from vernissage.limits.bucket import Allowance, Bucket, Rate


class SharedAllowance(Allowance):
    """`name` is the same at every node. If a message is lost, somebody gets a little more, and that is all."""

    def __init__(
        self,
        name: str,
        rate: Rate,
        now: Callable[[], float],
        bus: Bus,
        missed: Callable[[str], None] = lambda _who: None,
    ) -> None:
        super().__init__(rate.per_second, rate.at_once, now, missed)
        self._subject = f"limits.{name}"
        self._bus = bus
        self._decoder = msgspec.msgpack.Decoder(tuple[str, float])
        bus.subscribe(self._subject, self._hear)

    def make(self, who: str) -> Bucket:
        return _SharedBucket(super().make(who), lambda amount: self._tell(who, amount))

    def _tell(self, who: str, amount: float) -> None:
        if self._bus.is_shared:
            self._bus.publish(self._subject, msgspec.msgpack.encode((who, amount)))

    def _hear(self, message: bytes) -> None:
        who, amount = self._decoder.decode(message)
        bucket = self.of(who)
        assert isinstance(bucket, _SharedBucket), "it makes no others"
        bucket.hear(amount)


class _SharedBucket(Bucket):
    def __init__(self, bucket: Bucket, tell: Callable[[float], None]) -> None:
        self._bucket = bucket
        self._tell = tell

    def has(self, amount: float = 1, now: float | None = None) -> bool:
        return self._bucket.has(amount, now)

    def take(self, amount: float = 1, now: float | None = None) -> bool:
        taken = self._bucket.take(amount, now)
        if taken:
            self._tell(amount)
        return taken

    def give_back(self, amount: float = 1) -> None:
        self._bucket.give_back(amount)
        self._tell(-amount)

    def hear(self, amount: float) -> None:
        """It was taken at another node; less than nothing was given back there."""
        if amount < 0:
            self._bucket.give_back(-amount)
        else:
            self._bucket.was_taken(amount)
