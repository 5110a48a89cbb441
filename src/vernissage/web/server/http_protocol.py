"""The HTTP protocol: extends uvicorn's with limits on size, time and number, before anything is parsed or kept."""

import asyncio
from functools import partial
from typing import Any

import httptools
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vernissage.contract.refused import Refused
from vernissage.limits.budgets import Budgets
from vernissage.limits.connections import Connections
from vernissage.limits.fair_queue import FairQueue
from vernissage.limits.hits import Budget, Hits
from vernissage.limits.pace import Pace
from vernissage.limits.rate_limits import RateLimit
from vernissage.web.http.answers import raw_refusal
from vernissage.web.server.peer import address_of
from vernissage.web.socket.admit import AdmitSocket
from vernissage.web.socket.picows_adapter import PicowsProtocol
from vernissage.web.socket.upgrade import lines, upgrade_of


class ConnectionLimits(Struct, frozen=True):
    """What all connections share."""

    admit_socket: AdmitSocket
    budgets: Budgets
    connections: Connections
    requests: RateLimit
    turns: FairQueue
    hits: Hits
    behind_proxy: bool = False


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection. `app_state["limits"]` comes from the application's lifespan."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._limits: ConnectionLimits = app_state["limits"]
        self._pace = Pace(self._limits.budgets)
        self._said_goodbye = False
        self._leaving_since: float | None = None
        self.address = ""  # of the peer: a person's, or a proxy's
        self._asker = ""  # whose budget counts

    # --- asyncio

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self.address = address_of(self.client[0] if self.client else "", (), False)
        self._pace.head_begins(self._now())
        if not self._limits.connections.admit(self, shared=self._limits.behind_proxy):
            transport.write(raw_refusal(Refused("too-many-connections")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.connections.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses piece by piece, unlike uvicorn: an incomplete head never gets much longer than allowed."""
        self._unset_keepalive_if_required()
        self._limits.connections.stir(self)
        self._pace.data_came(self._now(), self.is_idle())
        rest = memoryview(data)
        while rest and not self._is_leaving():
            piece, rest = rest[: self._pace.room()], rest[self._pace.room() :]
            if not self._feed(bytes(piece)):
                return

    def _feed(self, piece: bytes) -> bool:
        """Feeds the parser; returns whether the connection is still ours, and open."""
        self._pace.took(len(piece))
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return False
        except httptools.HttpParserError as problem:
            said = problem.__context__
            self._turn_away(said if isinstance(said, Refused) else Refused("bad-request"))
            return False
        if not self._pace.room():
            self._turn_away(self._hit("head", "too-big", limit=self._limits.budgets.head_bytes))
        return True

    # --- httptools: what is raised here comes out of `feed_data` as the context of its error

    def on_message_begin(self) -> None:
        self._pace.head_begins(self._now())
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        budgets = self._limits.budgets
        self._say_who_asks()
        if len(self.url) > budgets.url_bytes:
            raise self._hit("url", "too-big", limit=budgets.url_bytes)
        self._pace.body_begins(self._now(), self._body_length())
        if len(self.pipeline) >= budgets.requests_ahead:
            raise self._hit("requests-ahead", "too-fast")
        if not self._limits.requests.of(self._asker).take():
            raise self._hit("requests", "too-fast")
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """Starts the application when it is this address's turn; by then the peer may have gone."""
        begin = partial(super()._start_asgi_task, cycle, self._while_open(cycle, app))
        self._limits.turns.take(self._asker, lambda: cycle.disconnected or begin())

    def _while_open(self, cycle: Any, app: Any) -> Any:
        """Stops responses to a peer that has gone. uvicorn tells only the last request of a connection: earlier ones
        would go on writing, and each would be logged as our error."""

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            async def send_while_open(message: Any) -> None:
                cycle.disconnected = cycle.disconnected or self.transport.is_closing()
                await send(message)

            await app(scope, receive, send_while_open)

        return answer

    def on_message_complete(self) -> None:
        self._pace.all_came()
        super().on_message_complete()

    def _body_length(self) -> int:
        """Returns the length of the body; raises `Refused` if it is too long or not declared, as browsers always do."""
        if lines(self.headers, b"transfer-encoding"):
            raise Refused("length-unknown")
        said = lines(self.headers, b"content-length")
        length = int(said[0]) if said else 0  # the parser takes numbers only
        if length > self._limits.budgets.body_bytes:
            raise self._hit("body", "too-big", limit=self._limits.budgets.body_bytes)
        return length

    def _say_who_asks(self) -> None:
        """Makes the routes see the sender as the client, even behind a proxy."""
        behind_proxy = self._limits.behind_proxy
        forwarded = [line.decode("latin-1") for line in lines(self.headers, b"x-forwarded-for")]
        self._asker = address_of(self.address, forwarded, behind_proxy)
        self.scope["client"] = (self._asker, 0)
        if behind_proxy and b"https" in lines(self.headers, b"x-forwarded-proto")[-1:]:
            self.scope["scheme"] = "https"

    # --- out

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            self.cycle.keep_alive = False  # it is answered as if there were no upgrade header
            return
        try:
            request = upgrade_of(self.scope["method"], self.url, self.headers, self._asker)
            listener = self._limits.admit_socket(request)
        except Refused as refused:
            self._turn_away(refused)
            return
        self._limits.connections.forget(self)
        socket = PicowsProtocol(listener, request.address, self._limits.connections, self.connections)
        if not self._limits.connections.admit(socket):
            self._turn_away(Refused("too-many-connections"))
            return
        self.connections.discard(self)
        socket.shake_hands(self.transport, request.key)
        del self.parser  # it refers to us, and we to it

    def _turn_away(self, refused: Refused) -> None:
        """Refuses the request and lets the peer close: if we did, what it is still sending would cut off our answer.
        While another answer is being sent, it is refused silently."""
        if self._is_leaving():
            return
        if not self.is_idle() and (self.cycle.response_started or self.pipeline):
            self.transport.close()
            return
        self._said_goodbye = True
        self._drop_request()
        self.transport.write(raw_refusal(refused))
        self.transport.write_eof()

    def _drop_request(self) -> None:
        """Drops the request: to the application it looks as if the peer had disconnected."""
        if not self.is_idle():
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _is_leaving(self) -> bool:
        return self._said_goodbye or self.transport.is_closing()

    # --- as one of all connections

    def is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def give_way(self) -> None:
        self.transport.abort()

    def sweep(self, now: float) -> None:
        if self._is_leaving():
            self._leaving_since = now if self._leaving_since is None else self._leaving_since
            if now - self._leaving_since > self._limits.budgets.closing_seconds:
                self.transport.abort()
        elif self._pace.is_stalled(self.transport.get_write_buffer_size(), now):
            self._hit("unread", "too-slow")
            self.transport.abort()
        elif self.flow.read_paused or (self.cycle is not None and self.cycle.waiting_for_100_continue):
            self._pace.held_up(now)
        elif self._pace.is_late(now):
            self._turn_away(self._hit("slow-request", "too-slow"))

    def _hit(self, budget: Budget, code: str, **facts: int) -> Refused:
        self._limits.hits.count(budget, self._asker or self.address)
        return Refused(code, **facts)

    def _now(self) -> float:
        return self._limits.connections.now()
