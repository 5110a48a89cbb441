"""A node with all games and their bots, and Ada at a table there."""

import itertools
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tests.virtual import Node, arrive
from vernissage.cli import built_in_resources
from vernissage.contract.any_game import AnyBot
from vernissage.contract.bot import Deed
from vernissage.contract.resources import Resources
from vernissage.contract.seat import Seat
from vernissage.games.registry import all_bots, all_games
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table, game_on

PATIENCE = Patience(grace=0)


@cache
def resources() -> Resources:
    return built_in_resources()


class Evening(Node):
    def __init__(
        self,
        settings: TableSettings,
        *strengths: Any,
        patience: Patience = PATIENCE,
        bots: Mapping[str, AnyBot] | None = None,
        **runtime: Any,
    ) -> None:
        super().__init__(all_games(resources()), bots or all_bots(resources()), patience, **runtime)
        self._ids = itertools.count()
        self.room = self.find(self.open(settings))
        self.key = hashed("Ada")
        self.eye = arrive(self.room, self.key)
        self.does(c.TakeSeat("Ada"))
        for strength in strengths:
            self.does(c.SeatBot(strength))

    def does(self, command: Any, name: str = "Ada") -> None:
        self.submit(self.room, hashed(name), f"id {next(self._ids)}", command)

    def is_awaited(self, seat: Seat) -> bool:
        game = game_on(self.resources.games, self.room.table)
        return game is not None and seat in game.rules.waiting(game.state).seats

    def sees(self, wanted: Callable[[Table], bool]) -> None:
        """Time passes until the table is so."""
        self.until(lambda: wanted(self.room.table))


class Broken:
    """A bot that fails, or wants what nobody may do."""

    def __init__(self, deed: Deed[object] | None = None) -> None:
        self._deed = deed

    def move(self, *_: Any, **__: Any) -> Deed[object] | None:
        if self._deed is None:
            raise ZeroDivisionError("a bot")
        return self._deed
