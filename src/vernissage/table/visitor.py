"""Somebody's connection to a table, as the table sees it."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from vernissage.core.seat import Seat
from vernissage.table.ink import Piece
from vernissage.table.settings import Reaction
from vernissage.table.view_types import TableView


class Present(Struct, frozen=True):
    """Who is connected right now."""

    connected: tuple[Seat, ...]
    watchers: int


class News(Struct, frozen=True, eq=False, weakref=True):
    """The table went on from `after` to `number`. Readers of one seat are handed the same object."""

    after: int
    number: int
    now: int
    events: tuple[Any, ...]
    view: TableView


class Arrival(Struct, frozen=True):
    """What somebody who comes (back) is shown: everything, and what happened since, when that is little.

    `recent`: the last events of the game that is on the table, whatever he has seen of them.
    """

    number: int
    now: int
    view: TableView
    events: tuple[Any, ...]
    present: Present
    recent: tuple[Any, ...] = ()


class Visitor(Protocol):
    """None of these may wait: a slow reader must not hold up the table."""

    def hear(self, news: News) -> None: ...

    def see_present(self, present: Present) -> None: ...

    def see_reaction(self, seat: Seat, reaction: Reaction) -> None: ...

    def see_ink(self, pieces: Sequence[Piece]) -> bool:
        """False when the line is full: the same and what follows is offered again a moment later."""

    def say_goodbye(self, code: str) -> None: ...
