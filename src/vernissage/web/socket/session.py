"""A session: one WebSocket, its frames in and out, and when it is closed."""

import logging
from functools import partial

import msgspec
from msgspec import Struct
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from vernissage.limits.budgets import INK_FRAME_BYTES, MESSAGE_BYTES, Budgets
from vernissage.limits.fair_queue import FairQueue
from vernissage.limits.hits import Budget
from vernissage.limits.request_limits import RequestLimits
from vernissage.limits.throttle import AddressThrottle, Throttle
from vernissage.runtime.port import Timer, Timers
from vernissage.table.store.house import House
from vernissage.web.socket import messages
from vernissage.web.socket.admission import Admission
from vernissage.web.socket.conversation import Conversation
from vernissage.web.socket.ink_frames import BadFrame
from vernissage.web.socket.picows_adapter import CLOSING

logger = logging.getLogger(__name__)
JOIN_WITHIN = 15_000  # milliseconds
WRITE_BUFFER = 256 * 1024
BINARY, TEXT = WSMsgType.BINARY, WSMsgType.TEXT  # looking them up takes longer than comparing them


class SocketResources(Struct, frozen=True):
    """Dependencies of all sockets."""

    house: House
    limits: RequestLimits
    timers: Timers
    budgets: Budgets
    addresses: AddressThrottle
    turns: FairQueue
    client: str = ""  # the script of the page that this server hands out


class Session(WSListener):
    """The connection of a conversation. It checks the size and the rate of frames, never their content."""

    def __init__(self, resources: SocketResources, address: str) -> None:
        self._timers = resources.timers
        self._hits = resources.house.spending.hits
        self._address = address
        self._throttle = Throttle(
            resources.budgets,
            lambda: resources.timers.now() / 1000,
            partial(resources.addresses.take, address),
            lambda: self._conversation.has_seat,
            self._hit,
        )
        admission = Admission(resources.house, resources.limits, address)
        self._conversation = Conversation(
            self,
            admission,
            resources.timers,
            partial(resources.turns.take, address),
            resources.budgets,
            resources.client,
        )
        self._join_alarm: Timer | None = None
        self._is_closing = False

    @property
    def has_joined(self) -> bool:
        return self._conversation.has_joined

    # --- picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=WRITE_BUFFER)
        self._join_alarm = self._timers.call_at(self._timers.now() + JOIN_WITHIN, self._on_time_to_join)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._is_closing:
            return
        kind = frame.msg_type
        if kind == BINARY:
            self._take_ink(frame)
        elif not self._throttle.take(frame.payload_size):
            self.close("too-fast")
        elif kind == TEXT:
            self._take_text(frame, kind)
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self._is_closing = True
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind != WSMsgType.PONG:
            self._take_text(frame, kind)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        self._is_closing = True
        if self._join_alarm is not None:
            self._join_alarm.cancel()
        self._conversation.end()

    def pause_writing(self) -> None:
        self._conversation.pause()

    def resume_writing(self) -> None:
        self._conversation.resume()

    # --- in

    def _take_text(self, frame: WSFrame, kind: WSMsgType) -> None:
        """Takes a text frame. picows delivers frames that are too long, and the pieces of a message one by one: both
        end here."""
        if frame.payload_size > MESSAGE_BYTES:
            self._hit("message-length")
            self._hang_up("too-big", WSCloseCode.MESSAGE_TOO_BIG)
        elif kind != TEXT or not frame.fin:
            self._hang_up("not-text", WSCloseCode.UNSUPPORTED_DATA)
        else:
            self._conversation.take_text(frame.get_payload_as_bytes())

    def _take_ink(self, frame: WSFrame) -> None:
        size = frame.payload_size
        verdict = self._throttle.ink(size)
        if verdict == "close":
            self.close("too-fast")
        elif not frame.fin:
            self._hang_up("not-text", WSCloseCode.UNSUPPORTED_DATA)
        elif verdict == "drop" or size > INK_FRAME_BYTES:
            logger.debug("live ink was dropped: %s bytes", size)
        else:
            try:
                self._conversation.take_ink(frame.get_payload_as_bytes())
            except BadFrame:
                self._hang_up("not-text", WSCloseCode.UNSUPPORTED_DATA)

    def _on_time_to_join(self) -> None:
        if not self._conversation.has_joined:
            self._hit("join")
            self.close("no-join")

    def _hit(self, budget: Budget) -> None:
        self._hits.count(budget, self._address)

    # --- out

    def send_text(self, message: bytes) -> None:
        if not self._is_closing:
            self._transport.send(TEXT, message)

    def send_ink(self, frame: bytes) -> None:
        if not self._is_closing:
            self._transport.send(BINARY, frame)

    def close(self, code: str, *, restart: bool = False) -> None:
        self._hang_up(code, WSCloseCode.GOING_AWAY if restart else WSCloseCode.POLICY_VIOLATION)

    def say_goodbye(self, code: str) -> None:
        """Says that the server stops."""
        self.close(code, restart=True)

    def give_up(self) -> None:
        self._is_closing = True
        self._transport.disconnect(graceful=False)

    def _hang_up(self, code: str, close_code: WSCloseCode) -> None:
        if self._is_closing:
            return
        self.send_text(msgspec.json.encode(messages.Bye(code)))
        self._is_closing = True
        self._conversation.stop()
        self._transport.send_close(close_code)
        self._timers.call_at(self._timers.now() + int(CLOSING * 1000), self._transport.disconnect)
