"""One socket: takes messages in, hands commands to the room, and passes on what the room tells."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.wire import GameCommand
from vernissage.table.commands import React, UsePass
from vernissage.table.house import House
from vernissage.table.ink import Piece
from vernissage.table.room import Room
from vernissage.table.secrets import key_of
from vernissage.table.settings import Reaction
from vernissage.table.visitor import Arrival, News, Present
from vernissage.web import ink_frames
from vernissage.web import socket_messages as messages
from vernissage.web.ink_frames import INK_LIMIT, BadFrame
from vernissage.web.limits import Bucket, Limits
from vernissage.web.outgoing import Outgoing
from vernissage.web.seam import CLOSING, FRAME_LIMIT

logger = logging.getLogger(__name__)
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 80
REACTIONS_A_SECOND, REACTIONS_AT_ONCE = 1, 4
INK_A_SECOND, INK_AT_ONCE = 25, 25
FLOOD_A_SECOND, FLOOD_AT_ONCE = 100, 400  # ink that piled up on a bad line comes at once; more is no drawing
MOST_WAITING = 40
JOIN_WITHIN = 15.0
WRITE_BUFFER = 256 * 1024

_decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)
_encode = msgspec.json.encode
_encoded: WeakKeyDictionary[News, bytes] = WeakKeyDictionary()  # readers of one seat share one encoding


class Surroundings(Struct, frozen=True):
    """What all sessions share."""

    house: House
    limits: Limits
    now: Callable[[], int]


class Session(WSListener):
    """A visitor of a room, once it has joined."""

    def __init__(self, around: Surroundings, address: str) -> None:
        self._around = around
        self._address = address
        self._rate = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._reactions = Bucket(REACTIONS_A_SECOND, REACTIONS_AT_ONCE)
        self._ink_rate = Bucket(INK_A_SECOND, INK_AT_ONCE)
        self._flood = Bucket(FLOOD_A_SECOND, FLOOD_AT_ONCE)
        self._room: Room | None = None
        self._key = ""
        self._closing = False
        self._waiting: deque[messages.FromClient] = deque()
        self._worker: asyncio.Task[None] | None = None

    @property
    def has_joined(self) -> bool:
        return self._room is not None

    # --- picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=WRITE_BUFFER)
        self._outgoing = Outgoing(self._write, self._resync, self._give_up)
        self._join_alarm = asyncio.get_running_loop().call_later(JOIN_WITHIN, self._bye, "no-join")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._closing:
            return
        if frame.msg_type == WSMsgType.BINARY:
            self._take_ink(frame)
        elif not self._rate.take():
            self._bye("too-fast", WSCloseCode.POLICY_VIOLATION)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self._closing = True
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif frame.msg_type != WSMsgType.PONG:
            self._take_in(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        self._closing = True
        self._join_alarm.cancel()
        self._outgoing.stop()
        self._waiting.clear()
        if self._room is not None:
            self._room.leave(self)

    def pause_writing(self) -> None:
        self._outgoing.pause()

    def resume_writing(self) -> None:
        self._outgoing.resume()

    # --- in

    def _take_in(self, frame: WSFrame) -> None:
        """picows delivers a frame that is too long, and the pieces of a message one by one: both end here."""
        if frame.payload_size > FRAME_LIMIT:
            self._bye("too-big", WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.msg_type != WSMsgType.TEXT or not frame.fin:
            self._bye("not-text", WSCloseCode.UNSUPPORTED_DATA)
        elif len(self._waiting) >= MOST_WAITING:
            self._bye("too-fast", WSCloseCode.POLICY_VIOLATION)
        else:
            self._read(frame.get_payload_as_bytes())

    def _take_ink(self, frame: WSFrame) -> None:
        """Ink that comes too fast or too long is dropped: the whole stroke follows as a command anyway."""
        if not self._flood.take():
            self._bye("too-fast", WSCloseCode.POLICY_VIOLATION)
        elif not frame.fin:
            self._bye("not-text", WSCloseCode.UNSUPPORTED_DATA)
        elif frame.payload_size > INK_LIMIT or not self._ink_rate.take():
            logger.debug("live ink was dropped: %s bytes", frame.payload_size)
        else:
            self._pass_ink_on(frame.get_payload_as_bytes())

    def _pass_ink_on(self, payload: bytes) -> None:
        try:
            piece = ink_frames.read(payload)
        except BadFrame:
            self._bye("not-text", WSCloseCode.UNSUPPORTED_DATA)
            return
        if self._room is not None:
            self._room.ink(self._key, piece.stroke, piece.offset, piece.data)

    def _read(self, payload: bytes) -> None:
        try:
            message = _decoder.decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            code = "unknown-command" if isinstance(error, msgspec.ValidationError) else "not-json"
            self._post(messages.Refusal(_id_in(payload), code))
            return
        self._waiting.append(message)
        if self._room is not None and _is_move(message):
            self._room.lift_pen(self._key)
        if self._worker is None:
            self._worker = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        try:
            while self._waiting and not self._closing:
                await self._answer(self._waiting.popleft())
        finally:
            self._worker = None

    async def _answer(self, message: messages.FromClient) -> None:
        try:
            await self._carry_out(message)
        except Refused as refused:
            self._refuse(message, refused)
            if self._room is not None and _is_move(message):
                self._room.take_ink_back(self._key)
        except Exception:
            logger.exception("a message could not be answered: %s", type(message).__name__)
            self._refuse(message, Refused("server-error"))

    def _refuse(self, message: messages.FromClient, refused: Refused) -> None:
        told = message.id if isinstance(message, messages.Do | messages.Ask) else None
        self._post(messages.Refusal(told, refused.code, refused.facts))
        if isinstance(message, messages.Join):
            self._bye(refused.code, WSCloseCode.POLICY_VIOLATION)

    async def _carry_out(self, message: messages.FromClient) -> None:
        match message:
            case messages.Join():
                await self._join(message)
            case messages.Do():
                self._post(await self._do(self._here(), message))
            case messages.Ask():
                self._post(messages.Answered(message.id, self._here().ask(self._key, message.query)))
            case messages.Ping():
                self._post(messages.Pong(self._around.now()))

    async def _join(self, message: messages.Join) -> None:
        if self._room is not None:
            raise Refused("already-joined")
        self._key = key_of(message.secret)
        self._around.limits.guessing.check(self._address)
        try:
            room = await self._around.house.room(message.table)
        except Refused:
            self._around.limits.guessing.of(self._address).take()
            raise
        if self._closing:
            return
        self._post(_welcome(room.join(self, self._key, message.after)))
        self._room = room
        self._join_alarm.cancel()

    async def _do(self, room: Room, message: messages.Do) -> messages.Done:
        if not 1 <= len(message.id) <= 64:
            raise Refused("bad-id")
        if isinstance(message.command, React):
            if not self._reactions.take():
                raise Refused("too-fast")
            room.react(self._key, message.command.reaction)
            return messages.Done(message.id, room.table.number)
        if isinstance(message.command, UsePass):
            self._around.limits.guessing.spend(self._address)
        carried = await room.submit(self._key, message.id, message.command)
        return messages.Done(message.id, carried.number, carried.word)

    def _here(self) -> Room:
        if self._room is None:
            raise Refused("not-joined")
        return self._room

    # --- out: what a room tells its visitors

    def hear(self, news: News) -> None:
        if news not in _encoded:
            _encoded[news] = _encode(messages.Update(news.after, news.number, news.now, news.events, news.view))
        self._outgoing.news(_encoded[news])

    def see_present(self, present: Present) -> None:
        self._outgoing.news(_encode(messages.Presence(present.connected, present.watchers)))

    def see_reaction(self, seat: Seat, reaction: Reaction) -> None:
        self._outgoing.news(_encode(messages.Reacted(seat, reaction)))

    def see_ink(self, pieces: Sequence[Piece]) -> bool:
        if self._closing or self._outgoing.is_full:
            return False
        self._transport.send(WSMsgType.BINARY, ink_frames.write(pieces))
        return True

    def say_goodbye(self, code: str) -> None:
        self._bye(code, WSCloseCode.GOING_AWAY)

    def _resync(self) -> bytes:
        assert self._room is not None, "only a room has news"
        return _encode(_welcome(self._room.arrival(self)))

    def _post(self, message: messages.FromServer) -> None:
        self._outgoing.post(_encode(message))

    def _write(self, message: bytes) -> None:
        if not self._closing:
            self._transport.send(WSMsgType.TEXT, message)

    def _give_up(self) -> None:
        self._closing = True
        self._transport.disconnect(graceful=False)

    def _bye(self, code: str, close_code: WSCloseCode = WSCloseCode.POLICY_VIOLATION) -> None:
        if self._closing:
            return
        self._write(_encode(messages.Bye(code)))
        self._closing = True
        self._transport.send_close(close_code)
        asyncio.get_running_loop().call_later(CLOSING, self._transport.disconnect)


def _welcome(arrival: Arrival) -> messages.Welcome:
    present = messages.Presence(arrival.present.connected, arrival.present.watchers)
    return messages.Welcome(arrival.number, arrival.now, arrival.view, arrival.events, present, arrival.recent)


def _is_move(message: messages.FromClient) -> bool:
    return isinstance(message, messages.Do) and isinstance(message.command, GameCommand)


def _id_in(payload: bytes) -> str | None:
    """The id of a message that was not understood, so that its sender knows which."""
    try:
        found: Any = msgspec.json.decode(payload, type=dict[str, msgspec.Raw]).get("id")
        return msgspec.json.decode(found, type=str)[:64] if found is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
