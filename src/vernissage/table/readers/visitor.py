"""A visitor: somebody's connection to a table, as the table sees it, and the messages it gets."""

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
    """How many others are connected: devices of the same seat, spectators, and spectators from the same address."""

    devices: int = 0
    watchers: int = 0
    neighbours: int = 0


EMPTY_CROWD = Crowd()


class Present(Struct, frozen=True):
    """Who is connected right now."""

    connected: tuple[Seat, ...]
    watchers: int


class News(Struct, frozen=True, eq=False):
    """An update: the table changed from `after` to `number`. Readers who are told the same get the same object.

    `public`: the delta of what everybody sees, encoded once for all; `own`: the delta of what this reader sees besides.
    """

    after: int
    number: int
    now: int
    events: tuple[ToldEvent, ...]
    public: Raw
    own: Delta


class Arrival(Struct, frozen=True):
    """The whole view, for somebody who comes (back), and what happened since they left, if that is little.

    `teller`: the broadcaster that shows it, so that after a reconnect they get only what they have missed. `recent`:
    the last events of the game on the table, whether they have seen them or not.
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
    """What somebody who reconnects has missed: the deltas of what everybody sees, in order, and what this reader sees
    besides, `None` if that is unchanged."""

    number: int
    now: int
    public: tuple[Raw, ...]
    own: TableOwn | None
    events: tuple[ToldEvent, ...]
    present: Present


class Reacted(Struct, frozen=True):
    """A reaction: shown once, kept nowhere."""

    seat: Seat
    reaction: Reaction


class InkShown(Struct, frozen=True, eq=False, gc=False):
    """Live ink that these readers have not seen. Readers who miss the same get the same object."""

    pieces: tuple[Piece, ...]


class Goodbye(Struct, frozen=True):
    """The table was closed here, with the reason."""

    code: str


Told: TypeAlias = Arrival | Missed | News | Present | Reacted | InkShown | Goodbye


class Visitor(Protocol):
    def hear(self, told: Told) -> None:
        """Takes a message; may neither block nor fail, since a slow reader must not hold up the table."""
