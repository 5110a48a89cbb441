"""Somebody with a browser: sends what was not answered again after every reconnect, and keeps a screen up to date."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from tests.virtual import TABLE_COMMANDS
from vernissage.core.delta import Delta, apply
from vernissage.core.messages import raw
from vernissage.core.refused import Refused
from vernissage.table.effects import Carried, Outcome
from vernissage.table.house import House
from vernissage.table.room import Room
from vernissage.table.secrets import hashed
from vernissage.table.visitor import Arrival, Goodbye, InkShown, Missed, News, Told

NOT_JUDGED = {"not-stored", "busy"}  # the client tries again


class Screen:
    """What one connection has been shown, and what it was told from one number to another. `before`: the one before it,
    whose last view is still there."""

    def __init__(self, before: "Screen | None" = None) -> None:
        self.public: dict[str, Any] = before.public if before else {}
        self.own: dict[str, Any] = before.own if before else {}
        self.seen: int = (before.number or before.seen) if before else 0
        self.teller: int = before.teller if before else 0
        self.number: int | None = None
        self.shown: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}  # both parts, by number
        self.told: dict[tuple[int, int], str] = {}
        self.heard: list[tuple[int, str]] = []  # every word, and the number of the table at which it came
        self.problems: list[str] = []
        self.is_closed = False

    def hear(self, told: Told) -> None:
        if isinstance(told, Arrival):
            self.public, self.own, self.number = plain(told.public), plain(told.own), told.number
            self.teller = told.teller
        elif isinstance(told, Missed):
            self._resume(told)
        elif isinstance(told, News):
            self._go_on(told)
        elif isinstance(told, Goodbye):
            self.is_closed = True
        if self.number is None:
            self.problems.append(f"was told {told} before anything was shown")
            return
        self.shown[self.number] = self.public, self.own
        if not isinstance(told, InkShown):
            self.heard.append((self.number, repr(told)))

    def _resume(self, missed: Missed) -> None:
        for change in missed.public:
            self.public = apply(msgspec.json.decode(change, type=Delta), self.public)
        self.own = self.own if missed.own is None else plain(missed.own)
        self.number = missed.number
        self.told[self.seen, missed.number] = repr(missed.events)

    def _go_on(self, news: News) -> None:
        if news.after != self.number:
            self.problems.append(f"was at {self.number} and told of what came after {news.after}")
        self.public = apply(msgspec.json.decode(news.public, type=Delta), self.public)
        self.own = apply(msgspec.convert(plain(news.own), Delta), self.own)
        self.number = news.number
        self.told[news.after, news.number] = repr(news.events)


class Person:
    """At the table `code`, once that is known."""

    def __init__(self, name: str, house_at: Callable[[int], House]) -> None:
        self.name, self.key = name, hashed(name)
        self.code = ""
        self._house_at = house_at
        self._room: Room | None = None
        self._at = -1
        self.screen: Screen | None = None
        self.screens: list[Screen] = []
        self.waiting: dict[str, Any] = {}
        self.acknowledged: dict[str, list[int]] = {}
        self.refused: set[str] = set()

    def join(self, at: int) -> None:
        self.leave()
        self._at = at
        screen = Screen(self.screens[-1] if self.screens else None)

        def found(room: Room | Refused) -> None:
            if self._at != at or self._room is not None:
                return
            if isinstance(room, Refused):
                assert room.code == "not-stored", "there is such a table"
                self._house_at(at).find(self.code, found)
                return
            self._room, self.screen = room, screen
            self.screens.append(screen)
            room.join(screen, self.key, screen.seen, teller=screen.teller)
            for id in list(self.waiting):
                self._send(id)

        self._house_at(at).find(self.code, found)

    def leave(self) -> None:
        if self._room is not None and self.screen is not None:
            self._room.leave(self.screen)
        self._room = self.screen = None
        self._at = -1

    def was_cut_off(self, at: int) -> None:
        """The node died."""
        if self._at == at:
            self._room = self.screen = None
            self._at = -1

    def submit(self, command: Any) -> None:
        id = f"{self.name} {len(self.waiting) + len(self.acknowledged) + len(self.refused)}"
        self.waiting[id] = command
        self._send(id)

    play = submit

    def repeat(self, command: Any) -> None:
        """Something else, under an id that was acknowledged."""
        if self.acknowledged and self._room is not None:
            id = next(reversed(self.acknowledged))
            self._send_to(self._room, id, command)

    def hand(self) -> list[str]:
        game = self.screen.own.get("game") if self.screen else None
        return list(game["hand"]) if game else []

    def draw(self, stroke: int, offset: int) -> None:
        if self._room is not None:
            self._room.ink(self.key, stroke, offset, b"abc")

    def _send(self, id: str) -> None:
        if self._room is not None:
            self._send_to(self._room, id, self.waiting[id])

    def _send_to(self, room: Room, id: str, command: Any) -> None:
        def answered(outcome: Outcome) -> None:
            self._on_answer(id, outcome)

        if isinstance(command, TABLE_COMMANDS):
            room.submit(self.key, id, command, answered)
        else:
            room.play(self.key, id, command if isinstance(command, Raw) else raw(command), answered)

    def _on_answer(self, id: str, outcome: Outcome) -> None:
        if isinstance(outcome, Carried):
            self.acknowledged.setdefault(id, []).append(outcome.number)
            self.waiting.pop(id, None)
        elif outcome.code not in NOT_JUDGED and id in self.waiting:
            self.refused.add(id)
            del self.waiting[id]


def plain(shown: Any) -> Any:
    return msgspec.json.decode(shown if isinstance(shown, Raw) else msgspec.json.encode(shown))
