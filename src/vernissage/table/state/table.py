"""The state of a table, folded from its log."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from vernissage.contract.any_game import AnyGame, SomeEvent, SomeState
from vernissage.contract.bot import Strength
from vernissage.contract.seat import Seat
from vernissage.table.state.clocks import Clocks
from vernissage.table.state.events import TableEvent
from vernissage.table.state.faces import Face
from vernissage.table.state.handled_commands import HandledCommands
from vernissage.table.state.secrets import is_same
from vernissage.table.state.settings import COLOURS, Colour, TableSettings

Games: TypeAlias = Mapping[str, AnyGame]
Stage: TypeAlias = Literal["lobby", "playing", "over"]


class ChatLine(Struct, frozen=True):
    number: int
    at: int  # milliseconds of Unix time
    seat: Seat
    name: str
    text: str


class SeatFacts(Struct, frozen=True):
    """The facts of a taken seat. `keys`: hashes of the secrets whose browsers own it; none once it is closed."""

    name: str
    colour: Colour
    keys: frozenset[str]
    closed: bool = False
    bot: Strength | None = None  # a bot owns this seat
    stand_in: Strength | None = None  # a bot plays until the owner is back
    muted: bool = False
    face: Face | None = None
    since: int = 0  # number of the entry with which they sat down: anything earlier was somebody else's


class Pass(Struct, frozen=True):
    """A one-time word, as a hash."""

    seat: Seat
    key: str
    until: int


class RecentOfTable(Struct, frozen=True):
    """A recent event of the table itself."""

    number: int
    event: TableEvent


class RecentOfGame(Struct, frozen=True):
    """A recent event of a game, and the number of that game."""

    number: int
    game: str
    event: SomeEvent


Recent: TypeAlias = RecentOfTable | RecentOfGame


class Table(Struct, frozen=True):
    """The whole state at `number`, a pure function of the log."""

    code: str = ""
    settings: TableSettings = TableSettings(game="")
    stage: Stage = "lobby"
    seats: dict[Seat, SeatFacts] = {}
    host: Seat | None = None
    game_number: int = 0
    game_name: str | None = None
    game: SomeState | None = None  # the game's own state; after its end, the last one
    finished: dict[str, SomeState] = {}  # how the last game of each kind ended, by its name
    next_first: Seat | None = None  # who begins the next game, as the last one said; they may have left since
    wins: dict[Seat, int] = {}
    chat: dict[int, ChatLine] = {}  # the last lines, by number
    passes: tuple[Pass, ...] = ()
    locked: bool = False
    barred: frozenset[str] = frozenset()  # hashes of browsers' secrets and of addresses
    silenced: frozenset[str] = frozenset()  # hashes of secrets whose owners were muted when they left their seat
    clocks: Clocks = Clocks()
    number: int = 0
    at: int = 0
    stored: int = 0  # bytes of the log
    causes: HandledCommands = HandledCommands()
    recent: tuple[Recent, ...] = ()

    @property
    def has_finished_games(self) -> bool:
        return self.stage == "over" or bool(self.finished)

    @property
    def is_locked(self) -> bool:
        """Whether the table is locked: only while somebody sits there who can open it."""
        return self.locked and bool(self.people())

    def finished_before(self, name: str) -> SomeState | None:
        """Returns the end of the last game of this kind, `None` before the first."""
        return self.game if self.game_name == name else self.finished.get(name)

    def recent_after(self, number: int) -> tuple[Recent, ...]:
        """Returns the events above `number`, as far as they are in memory; their numbers have no gaps."""
        missed = self.number - number
        return self.recent[-missed:] if missed > 0 else ()

    def seat_of(self, key: str) -> Seat | None:
        """Returns the seat whose secret has this hash."""
        for seat, facts in self.seats.items():
            for own in facts.keys:
                if is_same(key, own):
                    return seat
        return None

    def is_barred(self, key: str, address: str) -> bool:
        """Whether a key or address is barred. A barred address bars nobody who has a seat, since a household shares
        one."""
        return key in self.barred or (address in self.barred and self.seat_of(key) is None)

    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(sorted(seat for seat, facts in self.seats.items() if not facts.closed))

    def people(self) -> tuple[Seat, ...]:
        """Returns the open seats of people."""
        return tuple(seat for seat in self.open_seats() if self.seats[seat].bot is None)

    def played_by_bots(self) -> dict[Seat, Strength]:
        """Returns the open seats for which a bot moves now."""
        bots = {seat: self.seats[seat].bot or self.seats[seat].stand_in for seat in self.open_seats()}
        return {seat: strength for seat, strength in bots.items() if strength is not None}

    def free_colours(self) -> list[Colour]:
        taken = {facts.colour for facts in self.seats.values()}
        return [colour for colour in COLOURS if colour not in taken]

    def with_seat(self, seat: Seat, facts: SeatFacts) -> "Table":
        return replace(self, seats={**self.seats, seat: facts})


class OnTable(Struct, frozen=True):
    """The game on a table: its rules and its state."""

    rules: AnyGame
    state: SomeState


def game_on(games: Games, table: Table) -> OnTable | None:
    """Returns the game on the table, after its end, too; `None` in the lobby."""
    if table.game_name is None or table.game is None:
        return None
    return OnTable(games[table.game_name], table.game)


def game_running(games: Games, table: Table) -> OnTable | None:
    return game_on(games, table) if table.stage == "playing" else None
