"""Somebody who plays Artline in a browser of their own, and how a table is opened for it."""

from typing import Any

from tests.browser.artline.screen import Screen
from tests.browser.person import Person
from tests.browser.server import Server

QUIET = {"edition": "hermitage", "first": 0, "window_seconds": 0}  # seat 0 begins, and nobody is hurried


class Curator(Person):
    @property
    def game(self) -> Screen:
        return Screen(self.page, self.words, self.touches)

    def starts(self) -> None:
        super().starts()
        self.game.is_there()


def open_table(server: Server, seats: int = 6, language: str = "en", **setup: Any) -> str:
    return server.open_table("artline", seats, language, **{**QUIET, **setup})


def begin(server: Server, *players: Curator, **setup: Any) -> str:
    """Everyone sits down at a new table, and the first of them starts and begins."""
    code = open_table(server, **setup)
    for player in players:
        player.sits_down(code)
    players[0].starts()
    for player in players[1:]:
        player.game.is_there()
    return code
