"""Decoders for the messages of one game. Names need to be unique inside a game only."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.json import Decoder

from vernissage.contract.refused import Refused

Setup = TypeVar("Setup")
Command = TypeVar("Command")
Query = TypeVar("Query")
Answer = TypeVar("Answer")
Event = TypeVar("Event")
Public = TypeVar("Public")
Own = TypeVar("Own")
Read = TypeVar("Read")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Messages(Struct, Generic[Setup, Command, Query, Answer, Event, Public, Own], frozen=True):
    """A decoder for each kind of message. `setup` is one struct, every field of which has a default; the others are
    unions of
    tagged structs. A game without questions has neither `query` nor `answer`."""

    setup: Decoder[Setup]
    command: Decoder[Command]  # what seats may send
    event: Decoder[Event]
    public: Decoder[Public]
    own: Decoder[Own]
    query: Decoder[Query] | None = None  # what changes nothing
    answer: Decoder[Answer] | None = None
    limits: Mapping[str, int] = {}  # how long texts may be, and the like: the client has them as `LIMITS`

    @classmethod
    def of(
        cls,
        setup: Any,
        command: Any,
        event: Any,
        public: Any,
        own: Any,
        query: Any = None,
        answer: Any = None,
        **limits: int,
    ) -> "Messages[Any, Any, Any, Any, Any, Any, Any]":
        """The decoders of these types."""
        return Messages(
            Decoder(setup),
            Decoder(command),
            Decoder(event),
            Decoder(public),
            Decoder(own),
            query and Decoder(query),
            answer and Decoder(answer),
            limits,
        )

    def read_setup(self, body: Raw) -> Setup:
        return _read(self.setup, body, "bad-settings")

    def read_command(self, body: Raw) -> Command:
        return _read(self.command, body, "unknown-command")

    def read_query(self, body: Raw) -> Query:
        if self.query is None:
            raise Refused("unknown-command")
        return _read(self.query, body, "unknown-command")


def _read(decoder: Decoder[Read], body: Raw, code: str) -> Read:
    try:
        return decoder.decode(body)
    except UNREADABLE as error:
        raise Refused(code) from error


def raw(message: object) -> Raw:
    """Encodes a game's struct as JSON that the table passes on without looking inside."""
    return Raw(msgspec.json.encode(message))
