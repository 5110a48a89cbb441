"""The conversation between one connection and its table: messages in, answers and news out."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from vernissage.contract.refused import Refused
from vernissage.limits.budgets import MAX_UNANSWERED, Budgets
from vernissage.limits.fair_queue import OnTurn
from vernissage.runtime.port import Timers
from vernissage.table.readers.visitor import Arrival, Goodbye, InkShown, Missed, News, Present, Reacted, Told
from vernissage.table.shell.effects import Outcome
from vernissage.table.shell.inputs import (
    Blocked,
    CommandSent,
    FellBehind,
    InkSent,
    Joined,
    Left,
    MoveSent,
    QuerySent,
    ReactionSent,
    Unblocked,
)
from vernissage.table.state.commands import React, UsePass
from vernissage.web.socket import ink_frames, messages
from vernissage.web.socket.admission import Admission, Admitted
from vernissage.web.socket.encoding import INKS, PRESENCES, UPDATES, encode, resumed, welcome
from vernissage.web.socket.outgoing import Outgoing

logger = logging.getLogger(__name__)
LONGEST_ID = 64
ENDS = {"over-budget"}  # refusals after which the sender is disconnected
ELSEWHERE = "table-too-new"  # no refusal for a command: the client sends it again, to a node that knows the table

_decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)


class Line(Protocol):
    """The connection, as a conversation uses it. Nothing here blocks."""

    def send_text(self, message: bytes) -> None: ...

    def send_ink(self, frame: bytes) -> None: ...

    def close(self, code: str, *, restart: bool = False) -> None:
        """Sends the reason, then disconnects. `restart`: it is nobody's fault, and worth trying again."""

    def give_up(self) -> None:
        """Disconnects a reader who reads nothing."""


class Conversation:
    """A visitor of a table, once it has joined. Messages are answered one after another."""

    def __init__(
        self,
        line: Line,
        admission: Admission,
        timers: Timers,
        in_turn: Callable[[OnTurn], None],
        budgets: Budgets,
        client: str,
    ) -> None:
        self._line = line
        self._budgets = budgets
        self._client = client
        self._in_turn = in_turn
        self._admission = admission
        self._timers = timers
        self._outgoing = Outgoing(line.send_text, self._resync, line.give_up, timers)
        self._admitted: Admitted | None = None
        self._waiting: list[messages.FromClient] = []  # an empty deque would take 0.7 KB of every connection
        self._is_busy = False  # whether a message has not been answered yet
        self._number = 0  # the number of the table in the last update
        self._done_next: messages.Done | None = None  # goes out with the update that follows at once
        self._is_over = False

    @property
    def has_joined(self) -> bool:
        return self._admitted is not None

    @property
    def has_seat(self) -> bool:
        admitted = self._admitted
        return admitted is not None and admitted.room.table.seat_of(admitted.key) is not None

    # --- from the line

    def take_text(self, payload: bytes) -> None:
        if len(self._waiting) >= MAX_UNANSWERED:
            self._line.close("too-fast")
            return
        try:
            message = _decoder.decode(payload)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            code = "unknown-command" if isinstance(error, msgspec.ValidationError) else "not-json"
            self._post(messages.Refusal(_id_in(payload), code))
            return
        self._waiting.append(message)
        self._go_on()

    def take_ink(self, frame: bytes) -> None:
        """Takes a frame of ink; raises `BadFrame`."""
        stroke, offset, data = ink_frames.read(frame)
        admitted = self._admitted
        if admitted is not None:
            admitted.room.take(InkSent(admitted.key, stroke, offset, data))

    def stop(self) -> None:
        """Takes no more messages, since the connection is about to be closed. Commands under way are carried out."""
        self._is_over = True
        self._waiting.clear()

    def pause(self) -> None:
        """Pauses sending: the connection is full."""
        self._outgoing.pause()
        if self._admitted is not None:
            self._admitted.room.take(Blocked(self))

    def resume(self) -> None:
        if self._is_over:
            return
        self._outgoing.resume()
        if self._admitted is not None:
            self._admitted.room.take(Unblocked(self))

    def end(self) -> None:
        """Ends the conversation: the connection is closed."""
        self.stop()
        self._outgoing.stop()
        if self._admitted is not None:
            self._admitted.room.take(Left(self))

    # --- one message

    def _go_on(self) -> None:
        """Continues with the next message when it is this address's turn, so that many at once keep nobody waiting."""
        if self._waiting and not self._is_busy and not self._is_over:
            self._is_busy = True
            self._in_turn(self._begin)

    def _begin(self) -> None:
        if self._is_over:
            return
        message = self._waiting.pop(0)
        try:
            self._answer(message)
        except Refused as refused:
            self._refuse(message, refused)
        except Exception:
            logger.exception("a message could not be answered: %s", type(message).__name__)
            self._refuse(message, Refused("server-error"))

    def _finish(self, answer: messages.FromServer | None = None) -> None:
        if answer is not None:
            self._post(answer)
        self._is_busy = False
        self._go_on()

    def _answer(self, message: messages.FromClient) -> None:
        match message:
            case messages.Join():
                self._join(message)
            case messages.Do():
                self._do(self._expect_joined(), message)
            case messages.Play():
                self._play(self._expect_joined(), message)
            case messages.Ask():
                admitted = self._expect_joined()
                admitted.room.take(QuerySent(admitted.key, message.query, partial(self._answered, message)))
            case messages.Ping():
                now = self._timers.now() if self._admitted is None else self._admitted.room.machine.time.now()
                self._finish(messages.Pong(now))

    def _join(self, message: messages.Join) -> None:
        if self._admitted is not None:
            raise Refused("already-joined")
        self._admission.ask(message, lambda admitted: self._enter(message, admitted))

    def _enter(self, message: messages.Join, admitted: Admitted | Refused) -> None:
        if self._is_over:
            return
        if isinstance(admitted, Refused):
            self._refuse(message, admitted)
            return
        self._admitted, on_joined = admitted, partial(self._joined, message)
        address, teller = self._admission.address, message.teller
        admitted.room.take(Joined(self, admitted.key, on_joined, message.after, address, teller))

    def _joined(self, message: messages.Join, refused: Refused | None) -> None:
        if refused is None:
            self._finish()
        else:
            self._admitted = None
            self._refuse(message, refused)

    def _play(self, admitted: Admitted, message: messages.Play) -> None:
        _check_id(message.id)
        on_outcome = partial(self._done, message)
        admitted.room.take(MoveSent(admitted.key, message.id, message.command, on_outcome, self._admission.address))

    def _do(self, admitted: Admitted, message: messages.Do) -> None:
        _check_id(message.id)
        address, command = self._admission.address, message.command
        if isinstance(command, React):
            on_reacted = partial(self._reacted, admitted, message)
            admitted.room.take(ReactionSent(admitted.key, command.reaction, on_reacted, address))
            return
        if isinstance(command, UsePass):
            self._admission.spend_guess()
        admitted.room.take(CommandSent(admitted.key, message.id, command, partial(self._done, message), address))

    def _reacted(self, admitted: Admitted, message: messages.Do, refused: Refused | None) -> None:
        if refused is None:
            self._finish(messages.Done(message.id, admitted.room.table.number))
        else:
            self._refuse(message, refused)

    def _done(self, message: messages.Do | messages.Play, outcome: Outcome) -> None:
        if isinstance(outcome, Refused):
            self._refuse(message, outcome)
            return
        if isinstance(message.command, UsePass):
            self._admission.repay_guess()
        done = messages.Done(message.id, outcome.number, outcome.word)
        if outcome.number > self._number:
            self._done_next = done  # the table sends the update right after its answer
        else:
            self._finish(done)

    def _answered(self, message: messages.Ask, answer: msgspec.Raw | Refused) -> None:
        if isinstance(answer, Refused):
            self._refuse(message, answer)
        else:
            self._finish(messages.Answered(message.id, answer))

    def _refuse(self, message: messages.FromClient, refused: Refused) -> None:
        if refused.code == ELSEWHERE and not isinstance(message, messages.Join):
            self._line.close(ELSEWHERE, restart=True)
            return
        told = message.id if isinstance(message, messages.Do | messages.Play | messages.Ask) else None
        self._post(messages.Refusal(told, refused.code, refused.facts))
        if isinstance(message, messages.Join) or refused.code in ENDS:
            self._line.close(refused.code)
        self._finish()

    def _expect_joined(self) -> Admitted:
        if self._admitted is None:
            raise Refused("not-joined")
        return self._admitted

    # --- to the line: what a table tells its visitors

    def hear(self, told: Told) -> None:
        match told:
            case InkShown():
                self._line.send_ink(INKS.of(told))
            case News():
                self._number = told.number
                self._update(UPDATES.of(told))
            case Present():
                self._outgoing.news(PRESENCES.of(told))
            case Reacted():
                self._outgoing.news(encode(messages.Reacted(told.seat, told.reaction)))
            case Arrival():  # counts as news, too: a later view shows all of it
                self._number = told.number
                self._outgoing.news(welcome(told, self._budgets, self._client))
            case Missed():
                self._number = told.number
                self._outgoing.news(resumed(told))
            case Goodbye():
                self._line.close(told.code, restart=True)

    def _update(self, update: bytes) -> None:
        """Sends an update. All readers share one encoding; what only one of them is told is appended."""
        done, self._done_next = self._done_next, None
        if done is None:
            self._outgoing.news(update)
        elif self._outgoing.is_full:
            self._outgoing.news(update)
            self._finish(done)
        else:
            self._outgoing.news(b'%b,"done":%b}' % (update[:-1], encode(done)))
            self._finish()

    def _resync(self) -> None:
        self._expect_joined().room.take(FellBehind(self))

    def _post(self, message: messages.FromServer) -> None:
        self._outgoing.post(encode(message))


def _check_id(id: str) -> None:
    """Checks an id. It is stored together with others': a character that the log refuses would fail their appends,
    too."""
    if not (1 <= len(id) <= LONGEST_ID and id.isascii() and id.isprintable()):
        raise Refused("bad-id")


def _id_in(payload: bytes) -> str | None:
    """Returns the id of a message that was not understood, so that its sender knows which."""
    try:
        found: Any = msgspec.json.decode(payload, type=dict[str, msgspec.Raw]).get("id")
        return msgspec.json.decode(found, type=str)[:LONGEST_ID] if found is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
