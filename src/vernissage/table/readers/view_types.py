"""View types of a table: `TablePublic` is shown to everybody, `TableOwn` to one reader besides."""

from msgspec import Struct

from vernissage.contract.any_game import SomeOwn, SomePublic
from vernissage.contract.bot import Strength
from vernissage.contract.seat import Seat
from vernissage.table.state.faces import Face
from vernissage.table.state.settings import Colour, TableSettings
from vernissage.table.state.table import ChatLine, Stage


class SeatView(Struct, frozen=True):
    seat: Seat
    name: str
    colour: Colour
    host: bool
    closed: bool
    bot: Strength | None  # how well a bot plays; None for a person
    stand_in: bool  # a bot plays for this person at present
    muted: bool
    face: Face | None


class ClockView(Struct, frozen=True):
    """A clock that runs. `until`: milliseconds of the server's Unix time; compare with `now` of the same message."""

    key: str
    until: int
    seconds: float


class TablePublic(Struct, frozen=True):
    """What everybody may know."""

    code: str
    stage: Stage
    settings: TableSettings
    seats: dict[Seat, SeatView]  # only those taken
    host: Seat | None
    game_number: int
    game: SomePublic | None  # the public part of the game, in its own words; None in the lobby
    clock: ClockView | None
    chat: dict[int, ChatLine]  # the last 100, by number
    wins: dict[Seat, int]  # games won at this table
    locked: bool  # newcomers are shut out


class TableOwn(Struct, frozen=True):
    """What one reader may know besides."""

    you: Seat | None  # None: you watch
    game: SomeOwn | None  # the own part of the game, in its own words; None in the lobby
