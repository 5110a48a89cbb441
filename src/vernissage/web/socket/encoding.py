"""Serialisation: encodes a table's news as messages, each once for all readers who get the same."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from vernissage.limits.budgets import INK_FRAME_BYTES, MAX_UNANSWERED, MESSAGE_BYTES, Budgets
from vernissage.table.readers.visitor import Arrival, Missed, News, Present
from vernissage.web.socket import ink_frames, messages

Told = TypeVar("Told")
encode = msgspec.json.encode


class Encoded(Generic[Told]):
    """A cache of the last encoding: a table tells the same object to all its readers one after another."""

    def __init__(self, encode: Callable[[Told], bytes]) -> None:
        self._encode = encode
        self._last: Told | None = None
        self._bytes = b""

    def of(self, told: Told) -> bytes:
        if told is not self._last:
            self._bytes = self._encode(told)
            self._last = told
        return self._bytes


def _update(news: News) -> bytes:
    return encode(messages.Update(news.after, news.number, news.now, news.events, news.public, news.own))


def _presence(present: Present) -> messages.Presence:
    return messages.Presence(present.connected, present.watchers)


UPDATES = Encoded(_update)
PRESENCES: Encoded[Present] = Encoded(lambda present: encode(_presence(present)))
INKS = Encoded(ink_frames.write)


def welcome(arrival: Arrival, budgets: Budgets, client: str) -> bytes:
    return encode(
        messages.Welcome(
            arrival.number,
            arrival.now,
            arrival.public,
            arrival.own,
            arrival.events,
            _presence(arrival.present),
            arrival.teller,
            arrival.recent,
            sending_limits(budgets),
            client,
        )
    )


def sending_limits(budgets: Budgets) -> messages.SendingLimits:
    """One message never takes more than half of what may be sent at once: ink that was paid for ahead takes some."""
    return messages.SendingLimits(
        messages_per_second=budgets.messages.per_second,
        messages_at_once=budgets.messages.at_once,
        message_bytes=int(min(MESSAGE_BYTES, budgets.bytes.at_once / 2)),
        unanswered=MAX_UNANSWERED,
        bytes_per_second=budgets.bytes.per_second,
        bytes_at_once=budgets.bytes.at_once,
        ink_frames_per_second=budgets.ink.per_second,
        ink_frame_bytes=INK_FRAME_BYTES,
    )


def resumed(missed: Missed) -> bytes:
    present = _presence(missed.present)
    return encode(messages.Resumed(missed.number, missed.now, missed.public, missed.own, missed.events, present))
