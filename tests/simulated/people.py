"""Somebody with a browser: dials again when the line breaks, sends again what was not answered, and keeps a screen."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw
from picows import WSMsgType

from tests.screen import messages_in
from tests.simulated.line import Line
from tests.simulated.machines import Faults
from tests.simulated.node import SimulatedNode
from tests.virtual import TABLE_COMMANDS
from vernissage.contract.delta import Delta, apply
from vernissage.contract.messages import raw
from vernissage.table.state.secrets import key_of
from vernissage.web.socket.messages import Do, FromClient, Join, Play

NOT_JUDGED = {"not-stored", "busy"}  # the client tries again
REDIAL = 1_000  # milliseconds
Message: TypeAlias = dict[str, Any]


class Screen:
    """What one connection has been shown, and what it was told from one number to another. `before`: the one before it,
    whose last view is still there."""

    def __init__(self, before: "Screen | None" = None) -> None:
        self.public: Message = before.public if before else {}
        self.own: Message = before.own if before else {}
        self.seen: int = (before.number or before.seen) if before else 0
        self.teller: int = before.teller if before else 0
        self.number: int | None = None
        self.shown: dict[int, tuple[Message, Message]] = {}  # both parts, by number
        self.told: list[tuple[int, int, list[Message]]] = []  # after which number, up to which, and what happened
        self.was_clogged = False  # a whole view that is sent then lists no events
        self.heard: list[tuple[int, bytes]] = []  # every frame, and the number of the table at which it came
        self.problems: list[str] = []

    def show(self, message: Message) -> None:
        match message["type"]:
            case "Welcome":
                self.public, self.own, self.number = message["public"], message["own"], message["number"]
                self.teller = message["teller"]
                if message["events"] or not self.was_clogged:
                    self._hear_of(self.seen, message)
            case "Resumed":
                self._resume(message)
            case "Update":
                self._go_on(message)
        if self.number is not None:
            self.shown[self.number] = self.public, self.own

    def hear(self, frame: bytes) -> None:
        self.heard.append((self.number or 0, frame))

    def _resume(self, message: Message) -> None:
        for change in message["public"]:
            self.public = apply(msgspec.convert(change, Delta), self.public)
        self.own = self.own if message["own"] is None else message["own"]
        self.number = message["number"]
        self._hear_of(self.seen, message)

    def _go_on(self, message: Message) -> None:
        if message["after"] != self.number:
            self.problems.append(f"was at {self.number} and told of what came after {message['after']}")
        self.public = apply(msgspec.convert(message["public"], Delta), self.public)
        self.own = apply(msgspec.convert(message["own"], Delta), self.own)
        self.number = message["number"]
        self._hear_of(message["after"], message)

    def _hear_of(self, after: int, message: Message) -> None:
        self.told.append((after, message["number"], message["events"]))


class Person:
    """At the table `code`, once that is known."""

    def __init__(self, name: str, address: str, nodes: Sequence[SimulatedNode], faults: Faults) -> None:
        self.name, self._secret = name, f"the secret of {name}"
        self.key = key_of(self._secret)
        self.code = ""
        self._address, self._nodes, self._faults = address, nodes, faults
        self._rng = Random(name)
        self._line: Line | None = None
        self._at = 0
        self.screen: Screen | None = None
        self.screens: list[Screen] = []  # those that have shown something
        self.waiting: dict[str, Any] = {}
        self.acknowledged: dict[str, list[int]] = {}
        self.refused: set[str] = set()

    # --- the line

    def join(self, at: int) -> None:
        """At the node `at`; somebody who is connected already connects once more."""
        self.leave()
        self._at = at
        self.screen = screen = Screen(self.screens[-1] if self.screens else None)
        self._line = Line(
            self._nodes[at],
            self._address,
            self._faults,
            Random(self._rng.random()),
            lambda kind, payload: self._hear(screen, kind, payload),
            self._dial_again,
        )
        self._post(Join(self.code, self._secret, screen.seen, screen.teller))

    def leave(self) -> None:
        if self._line is not None:
            self._line.break_off()
        self._line = self.screen = None

    def lose_line(self) -> None:
        if self._line is not None:
            self._line.break_off()
            self._dial_again()

    def was_cut_off(self, at: int) -> None:
        """The node died."""
        if self._at == at:
            self.lose_line()

    def take_nothing_in(self, milliseconds: int) -> None:
        if self._line is not None and self.screen is not None:
            self.screen.was_clogged = True
            self._line.clog(milliseconds)

    def _dial_again(self) -> None:
        """The next node, unless they have gone or are back by then."""
        line, timers = self._line, self._nodes[0].timers

        def dial() -> None:
            if self._line is line:
                self.join((self._at + 1) % len(self._nodes))

        timers.call_at(timers.now() + REDIAL, dial)

    # --- what they do

    def submit(self, command: Any) -> None:
        id = f"{self.name} {len(self.waiting) + len(self.acknowledged) + len(self.refused)}"
        self.waiting[id] = command
        self._send(id, command)

    play = submit

    def repeat(self, command: Any) -> None:
        """Something else, under an id that was acknowledged."""
        if self.acknowledged:
            self._send(next(reversed(self.acknowledged)), command)

    def draw(self, stroke: int, offset: int) -> None:
        self.scrawl(WSMsgType.BINARY, bytes([1, stroke, offset]) + b"abc")

    def scrawl(self, kind: WSMsgType, frame: bytes) -> None:
        """Send a frame to which there is no answer to wait for."""
        if self._line is not None and self._is_here:
            self._line.post(kind, frame)

    def hand(self) -> list[str]:
        game = self.screen.own.get("game") if self.screen else None
        return list(game["hand"]) if game else []

    @property
    def _is_here(self) -> bool:
        return self.screen is not None and self.screen.number is not None

    def _send(self, id: str, command: Any) -> None:
        """What is said before they are shown anything goes out then."""
        if self._is_here:
            is_table = isinstance(command, TABLE_COMMANDS)
            self._post(Do(id, command) if is_table else Play(id, command if isinstance(command, Raw) else raw(command)))

    def _post(self, message: FromClient) -> None:
        if self._line is not None:
            self._line.post(WSMsgType.TEXT, msgspec.json.encode(message))

    # --- what they hear

    def _hear(self, screen: Screen, kind: WSMsgType, frame: bytes) -> None:
        if kind == WSMsgType.TEXT:
            for message in messages_in(msgspec.json.decode(frame)):
                screen.show(message)
                self._on_message(screen, message)
        screen.hear(frame)

    def _on_message(self, screen: Screen, message: Message) -> None:
        match message["type"]:
            case "Welcome" | "Resumed" if screen not in self.screens:
                self.screens.append(screen)
                for id, command in list(self.waiting.items()):
                    self._send(id, command)
            case "Done":
                self.acknowledged.setdefault(message["id"], []).append(message["number"])
                self.waiting.pop(message["id"], None)
            case "Refusal" if message["code"] not in NOT_JUDGED and message["id"] in self.waiting:
                self.refused.add(message["id"])
                del self.waiting[message["id"]]


def plain(shown: Any) -> Any:
    return msgspec.json.decode(shown if isinstance(shown, Raw) else msgspec.json.encode(shown))
