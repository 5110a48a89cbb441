"""What a reader is shown of a table."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from vernissage.core.bot import Strength
from vernissage.core.seat import Seat
from vernissage.table.settings import Colour, TableSettings

Stage: TypeAlias = Literal["lobby", "playing", "over"]


class SeatView(Struct, frozen=True):
    seat: Seat
    name: str
    colour: Colour
    host: bool
    closed: bool
    bot: Strength | None  # how well it plays, when it is no person
    stand_in: bool  # a bot plays for this person just now
    muted: bool


class ChatLine(Struct, frozen=True):
    number: int
    at: int  # milliseconds of Unix time
    seat: Seat
    name: str
    text: str


class ClockView(Struct, frozen=True):
    """`until` in milliseconds of the server's Unix time; compare with `now` of the same message."""

    key: str
    until: int
    seconds: int


class TableView(Struct, frozen=True):
    code: str
    stage: Stage
    settings: TableSettings
    seats: tuple[SeatView, ...]  # only those taken
    you: Seat | None  # None: you watch
    host: Seat | None
    game_number: int
    game: Any  # what the game shows, in its own words; None in the lobby
    clock: ClockView | None
    chat: tuple[ChatLine, ...]  # the last 100
    wins: dict[Seat, int]  # games won at this table
    locked: bool  # nobody new gets in
