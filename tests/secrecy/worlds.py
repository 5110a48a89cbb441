"""Two worlds that differ only in what one reader may not know, as the logs of two tables."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from tests.seats import S0
from vernissage.contract.any_game import AnyGame
from vernissage.contract.messages import raw
from vernissage.contract.seat import Seat, first_seats
from vernissage.eventlog.port import Entry, Scope
from vernissage.table.state import events
from vernissage.table.state.codec import VERSION, encode
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import COLOURS, TableSettings

BEGAN = 4_000_000_000_000  # a time that no machine has reached, so that the log alone says what time it is
Appends = list[list[Any]]  # events that were decided together


class Worlds(Struct, frozen=True):
    """The same game up to one moment. `reader`: who cannot tell `there` from `here`; `None` is somebody who watches."""

    game: AnyGame
    setup: Any
    players: int
    reader: Seat | None
    here: Appends
    there: Appends
    probes: Sequence[Any]  # commands and questions about what is hidden: no refusal may say whether they came close


def worlds_of(game: str, seed: int) -> Worlds:
    name = f"tests.secrecy.{game}.worlds"
    found = find_spec(f"tests.secrecy.{game}") and find_spec(name)
    assert found, f"{game} needs {name}: its secrets are unproved"
    made: Worlds = import_module(name).make_worlds(seed)
    return made


def secret_of(who: Seat | str | None) -> str:
    return f"the long secret of {who}"


class Story:
    """Writes what happens at a table as the entries of its log."""

    def __init__(self, code: str, worlds: Worlds) -> None:
        self.entries: list[Entry] = []
        settings = TableSettings(worlds.game.name, raw(worlds.setup), seats=worlds.players, public=True)
        self.tells("table", events.TableOpened(VERSION, code, settings))
        for seat in first_seats(worlds.players):
            self.sits_down(seat)
        self.tells("table", events.HostChanged(S0, gone=False))

    def sits_down(self, seat: Seat, who: Seat | str | None = None) -> None:
        key = hashed(secret_of(seat if who is None else who))
        self.tells("table", events.SeatTaken(seat, f"Player {seat}", COLOURS[seat], key))

    def begins(self, number: int, game: AnyGame, start: Sequence[Any]) -> None:
        """A game; its first events belong to the same append."""
        self.tells("table", events.GameBegan(number, game.name))
        at = self.entries[-1].at
        self.entries += [self._entry("game", event, at) for event in start]

    def tells(self, scope: Scope, *happened: Any) -> None:
        at = BEGAN + 1000 * len(self.entries)
        for event in happened:
            self.entries.append(self._entry(scope, event, at))

    def _entry(self, scope: Scope, event: Any, at: int) -> Entry:
        return Entry(len(self.entries) + 1, at, None, None, scope, encode(event))
