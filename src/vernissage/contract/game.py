"""The contract of a game: a few pure functions over its own commands, events, state and views."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from vernissage.contract.messages import Answer, Command, Event, Messages, Own, Public, Query, Setup
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat

State = TypeVar("State")


class Clock(Struct, frozen=True):
    """A time limit. `key` names this very run of the clock, so that a late "time is up" can't end another one.

    The table keeps the time. A clock that `pauses` keeps what is left of it while the game waits on another
    clock and goes on when its key comes back; any other starts afresh. The clock `within` which this one runs goes on
    meanwhile, and this one never outlasts it.
    """

    key: str
    seconds: float
    pauses: bool = False
    within: "Clock | None" = None

    @staticmethod
    def of(key: str, seconds: int, *, pauses: bool = False) -> "Clock | None":
        """As the host has set it: 0 seconds are no limit."""
        return Clock(key, seconds, pauses) if seconds else None


class Waiting(Struct, frozen=True):
    """Who must act now, and the clock that runs meanwhile (`None`: no limit). In a game `by_correspondence` each seat
    waits for its player: no bot stands in. Where all act `together`, bots do not keep people waiting who are done.

    `by_seat`: clocks that run for one seat alone, each by its own key, beside `clock` and beside each other. None of
    them pauses or runs within another.
    """

    seats: tuple[Seat, ...]
    clock: Clock | None = None
    by_correspondence: bool = False
    together: bool = False
    by_seat: Mapping[Seat, tuple[Clock, ...]] = {}


class TimeUp(Struct, frozen=True, tag=True):
    """Command of the table itself: the clock with this key has run out."""

    clock: str


class CloseSeat(Struct, frozen=True, tag=True, omit_defaults=True):
    """Command of the table itself: `seat` plays no longer. `by_host`: its player did not leave, but was removed, by the
    player of the seat `host`."""

    seat: Seat
    by_host: bool = False
    host: Seat | None = None


class SeatAway(Struct, frozen=True, tag=True):
    """Command of the table itself: the player of `seat` has lost the connection."""

    seat: Seat


class SeatBack(Struct, frozen=True, tag=True):
    """Command of the table itself: the player of `seat` is connected again."""

    seat: Seat


class HurryOn(Struct, frozen=True, tag=True):
    """Command of the table itself: the host does not want to wait for what everybody has seen. `step` is what they saw,
    a key of the game's own, so that a late press ends nothing that comes after."""

    step: str


Order: TypeAlias = TimeUp | CloseSeat | SeatAway | SeatBack | HurryOn
ORDERS = (TimeUp, CloseSeat, SeatAway, SeatBack, HurryOn)  # for `isinstance`, which would build a union at every call


class Game(ABC, Generic[Setup, State, Command, Query, Answer, Event, Public, Own]):
    """The rules of one game: a decider (`decide`), a reducer (`evolve`) and what each reader is shown.

    `start` and `decide` alone draw chance, and record it in the events, so that a stored log always replays to the same
    state. A game writes what is above the line; below it is what most games do, for the others to override. What may
    give a secret away has no default.
    """

    name: str
    seats: range  # how many can play
    messages: Messages[Setup, Command, Query, Answer, Event, Public, Own]

    @abstractmethod
    def begin(self) -> State:
        """Returns the state before any event."""

    @abstractmethod
    def start(
        self,
        setup: Setup,
        seats: tuple[Seat, ...],
        rng: Random,
        before: State | None = None,
        first: Seat | None = None,
    ) -> list[Event]:
        """Returns the events that set the game up; raises `Refused` if it cannot be played like this. `before`: how the
        last game
        of this kind at the same table ended, if there was one; `first`: in a rematch, what
        `next_first` said at the end of the last game; they may have left since."""

    @abstractmethod
    def decide(self, state: State, seat: Seat | None, command: Command | Order, rng: Random) -> list[Event]:
        """Judge `command` of `seat` (`None`: an order of the table itself); raises `Refused`."""

    @abstractmethod
    def evolve(self, state: State, event: Event) -> State:
        """Record `event`. It has happened: no rule, no dice, no refusal."""

    @abstractmethod
    def redact(self, event: Event, seat: Seat | None) -> Event:
        """What `seat` (`None`: somebody who watches) is told of `event`. If watchers are told all of it, as the same
        object, so is everybody."""

    @abstractmethod
    def public(self, state: State) -> Public:
        """What everybody may know, the same for every reader. It shares unchanged parts with the one before, and keeps
        whatever grows in mappings: see `contract.delta`."""

    @abstractmethod
    def own(self, state: State, seat: Seat | None) -> Own:
        """What `seat` may know and do besides; nothing of it for somebody who watches (`None`). It is small."""

    @abstractmethod
    def waiting(self, state: State) -> Waiting:
        """Who must act; nobody once the game is over."""

    @abstractmethod
    def winners(self, state: State) -> Sequence[Seat]:
        """Who won; nobody before the end."""

    # --- what most games do: override what yours does otherwise

    version: int = 1  # raise it when an old log would replay differently
    has_bots: bool = False  # bots can fill empty seats
    wants_presence: bool = False  # the table sends `SeatAway` and `SeatBack`
    waits_for_absent: bool = False  # with `wants_presence`: it still waits for players who are away
    events_on_rejoin: int = 0  # how many of its last events are sent again to a player who reconnects

    def check_setup(self, setup: Setup) -> None:
        """Raise `Refused` if these choices are out of range or name something that does not exist, no matter who plays;
        `start` checks them again, and also whether they suit the number of seats."""

    def label(self, setup: Setup) -> str | None:
        """What the list of open tables shows of the host's choices: a word that the client knows in every language."""
        return None

    def change_setup(self, state: State, setup: Setup) -> list[Event]:
        """The host wants other choices while the game runs; raises `Refused` for what is settled by then."""
        raise Refused("game-runs")

    def for_rematch(self, setup: Setup) -> Setup:
        """The host's choices without those that were meant for one game only."""
        return setup

    def next_first(self, state: State) -> Seat | None:
        """Who begins the next game at this table; `None` leaves it to chance."""
        return None

    def is_over(self, state: State) -> bool:
        """Override it if the game may also wait for nobody while it is played."""
        return not self.waiting(state).seats

    def answer(self, state: State, seat: Seat | None, query: Query) -> Answer:
        """What `seat` may learn by asking; changes nothing."""
        raise Refused("unknown-command")

    def chat_is_open(self, state: State) -> bool:
        """Whether people may talk now without giving anything away."""
        return True

    def may_ink(self, state: State, seat: Seat) -> bool:
        """Whether the others may watch the pen of `seat` while it draws."""
        return False

    def stroke_of(self, command: Command) -> int | None:
        """The number of the stroke that `command` wants to store; `None` when it is no stroke."""
        return None

    def stroke_stored(self, event: Event) -> tuple[Seat, int] | None:
        """The seat and number of the stroke that `event` stores, which ends its live ink; `None` for other events."""
        return None
