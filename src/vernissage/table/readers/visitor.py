"""Somebody's connection to a table, as the table sees it."""

from typing import Protocol, TypeAlias

from msgspec import Raw, Struct

from vernissage.contract.any_game import SomeEvent
from vernissage.contract.delta import Delta
from vernissage.contract.seat import Seat
from vernissage.table.ink.live_ink import Piece
from vernissage.table.readers.events import ToldEvent
from vernissage.table.readers.view_types import TableOwn
from vernissage.table.state.settings import Reaction

Reader: TypeAlias = tuple[Seat | None, Seat | None]  # the seat that a visitor had before, and has now


class Crowd(Struct, frozen=True):
    """Who is there besides: devices of the same seat, those who watch, and those of them at the same address."""

    devices: int = 0
    watchers: int = 0
    neighbours: int = 0


EMPTY_CROWD = Crowd()


class Present(Struct, frozen=True):
    """Who is connected right now."""

    connected: tuple[Seat, ...]
    watchers: int


class News(Struct, frozen=True, eq=False):
    """The table went on from `after` to `number`. Readers who are told the same are handed the same object.

    `public`: what has changed in what everybody sees, encoded once for all; `own`: in what this reader sees besides.
    """

    after: int
    number: int
    now: int
    events: tuple[ToldEvent, ...]
    public: Raw
    own: Delta


class Arrival(Struct, frozen=True):
    """What somebody who comes (back) is shown: everything, and what happened since, when that is little.

    `teller`: who shows it, so that after a reconnect they are told what they have missed and no more. `recent`: the
    last events of the game that is on the table, whatever they have seen of them.
    """

    number: int
    now: int
    public: Raw
    own: TableOwn
    events: tuple[ToldEvent, ...]
    present: Present
    teller: int
    recent: tuple[SomeEvent, ...] = ()


class Missed(Struct, frozen=True):
    """What somebody who reconnects has missed: the changes in what everybody sees, in order, and what this reader sees
    besides, `None` when that is as it was."""

    number: int
    now: int
    public: tuple[Raw, ...]
    own: TableOwn | None
    events: tuple[ToldEvent, ...]
    present: Present


class Reacted(Struct, frozen=True):
    """Shown once, kept nowhere."""

    seat: Seat
    reaction: Reaction


class InkShown(Struct, frozen=True, eq=False, gc=False):
    """What was drawn since these readers were last shown any, while pens are down. Readers who miss the same are
    handed the same object."""

    pieces: tuple[Piece, ...]


class Goodbye(Struct, frozen=True):
    """The table is closed here, and why."""

    code: str


Told: TypeAlias = Arrival | Missed | News | Present | Reacted | InkShown | Goodbye


class Visitor(Protocol):
    def hear(self, told: Told) -> None:
        """May neither wait nor fail: a slow reader must not hold up the table."""
