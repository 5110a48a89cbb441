"""What every game is: a few pure functions over its own commands, events, state and view."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from vernissage.core.seat import Seat

State = TypeVar("State")


class Clock(Struct, frozen=True):
    """What runs out, and after how long. `key` names this very run, so that a late "time is up" hits nothing else.

    The table keeps the time. A clock that `pauses` keeps what is left of it while the game waits on another
    clock and goes on when its key comes back; any other starts afresh. The clock `within` which this one runs goes on
    meanwhile, and this one never outlasts it.
    """

    key: str
    seconds: int
    pauses: bool = False
    within: "Clock | None" = None


class Waiting(Struct, frozen=True):
    """Who must act now, and the clock that runs meanwhile (`None`: no limit)."""

    seats: tuple[Seat, ...]
    clock: Clock | None = None


class TimeUp(Struct, frozen=True, tag=True):
    """Command of the table itself: the clock with this key has run out."""

    clock: str


class CloseSeat(Struct, frozen=True, tag=True):
    """Command of the table itself: `seat` plays no longer."""

    seat: Seat


class SeatAway(Struct, frozen=True, tag=True):
    """Command of the table itself: the player of `seat` has lost the connection."""

    seat: Seat


class SeatBack(Struct, frozen=True, tag=True):
    """Command of the table itself: the player of `seat` is connected again."""

    seat: Seat


class HurryOn(Struct, frozen=True, tag=True):
    """Command of the table itself: the host does not want to wait for what everybody has seen."""


class Game(Protocol[State]):
    """One game's rules. Chance is drawn in `start` and `decide` only and recorded in the events, so that a
    stored log replays to the same state for ever; `version` rises when an old log would replay differently.
    """

    name: str
    version: int
    min_seats: int
    max_seats: int
    has_bots: bool  # bots can fill empty seats
    minds_absence: bool  # it wants to be told `SeatAway` and `SeatBack`
    recalled: int  # so many of its last events are told again to who comes back, to read up on
    setup_type: type[Any]  # the host's choices, a Struct with tag = the game's name
    command_type: Any  # a union of tagged Structs that seats may send
    event_type: Any  # a union of tagged Structs
    query_type: Any  # a union of tagged Structs that change nothing

    def start(self, setup: Any, seats: Sequence[Seat], rng: Random, before: Any = None) -> list[Any]:
        """The events that set the game up; raises `Refused` when it cannot be played so. `before`: how the last game
        of this kind at the same table ended, if there was one."""

    def check_setup(self, setup: Any) -> None:
        """Raise `Refused` when these choices are out of range or name what is not there, whoever will play; `start`
        asks again and refuses besides what does not suit the number of seats."""

    def in_short(self, setup: Any) -> Any:
        """The host's choices without what is too long to be told with every move."""

    def begin(self) -> State:
        """The state before any event."""

    def decide(self, state: State, seat: Seat | None, command: Any, rng: Random) -> list[Any]:
        """Judge `command` of `seat` (`None`: of the table itself); raises `Refused`."""

    def evolve(self, state: State, event: Any) -> State:
        """Record `event`. It has happened: no rule, no dice, no refusal."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        """What `seat` (`None`: somebody who watches) is told of `event`."""

    def public(self, state: State) -> Any:
        """What everybody may know, the same for every reader. It shares with the one before what has not changed, and
        keeps what grows in mappings: see `core.delta`."""

    def own(self, state: State, seat: Seat | None) -> Any:
        """What `seat` may know and do besides; nothing of it for somebody who watches (`None`). It is small."""

    def view(self, state: State, seat: Seat | None) -> Any:
        """Everything `seat` may see, ready to be shown."""

    def glance(self, state: State, seat: Seat | None) -> Any:
        """The view without what a reader who has been there all the time was told bit by bit, in events."""

    def waiting(self, state: State) -> Waiting:
        """Who must act; nobody once the game is over."""

    def answer(self, state: State, seat: Seat | None, query: Any) -> Any:
        """What `seat` may learn by asking, as a Struct; changes nothing."""

    def may_ink(self, state: State, seat: Seat) -> bool:
        """Whether the others may watch the pen of `seat` while it draws."""

    def chat_is_open(self, state: State) -> bool:
        """Whether people may talk now without giving anything away."""

    def is_over(self, state: State) -> bool: ...

    def winners(self, state: State) -> Sequence[Seat]:
        """Who won; nobody before the end."""

    def next_first(self, state: State) -> Seat | None:
        """Who begins a rematch."""
