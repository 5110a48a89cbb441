"""Events of the table besides the game's. Keys are hashes of secrets and reach no client."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.bot import Strength
from vernissage.contract.seat import Seat
from vernissage.table.state.faces import Face
from vernissage.table.state.settings import Colour, TableSettings


class TableOpened(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A table was opened. `version`: of the table's own log."""

    version: int
    code: str
    settings: TableSettings


class SeatTaken(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    name: str
    colour: Colour
    key: str | None  # hash of the secret; None in what clients are told
    face: Face | None = None  # None in older tables


class BotSeated(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    name: str
    colour: Colour
    strength: Strength
    face: Face | None = None


class StandInChanged(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A bot stands in for the player of `seat`, or (`strength` is None) they play for themselves again."""

    seat: Seat
    strength: Strength | None


class KeyAdded(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Another device belongs to `seat`."""

    seat: Seat
    key: str | None


class PassMade(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A one-time word was given out; `key` is its hash."""

    seat: Seat
    key: str | None
    until: int  # milliseconds of Unix time


class ProfileChanged(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    name: str
    colour: Colour
    face: Face | None = None


class SeatLeft(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A player left, so their seat is free (lobby) or closed (game). `by_host`: the host removed them."""

    seat: Seat
    by_host: bool


class HostChanged(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host changed. `gone`: the previous host was away too long."""

    seat: Seat
    gone: bool


class SettingsChanged(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    settings: TableSettings


class GameBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A game began; the events of game `game` (1, 2, … at this table) follow."""

    game: int
    name: str


class LobbyOpened(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    pass


class Said(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    text: str


class TableLocked(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Newcomers are shut out (`locked`) or let in again."""

    locked: bool


class SeatMuted(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    muted: bool


class ChatOpened(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The chat was opened (`open`) or closed."""

    open: bool


class Barred(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Browsers and addresses were barred for good, as hashes, which clients are not told."""

    keys: tuple[str, ...]


TableEvent: TypeAlias = (
    TableOpened
    | SeatTaken
    | BotSeated
    | StandInChanged
    | KeyAdded
    | PassMade
    | ProfileChanged
    | SeatLeft
    | HostChanged
    | SettingsChanged
    | GameBegan
    | LobbyOpened
    | Said
    | TableLocked
    | SeatMuted
    | ChatOpened
    | Barred
)
