"""Events of Storyteller. `None` stands for what the reader may not know."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.values import Clue

Reason: TypeAlias = Literal["goal", "rounds", "pile", "too_few"]


class Started(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The game began. `setup` has nothing left open: the size of the deck settled whether the pile is shuffled again.
    `told`: the last clues of earlier games at the table, which are not suggested again."""

    version: int
    setup: Setup
    seats: tuple[Seat, ...]
    told: tuple[str, ...] = ()


class Shuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The pile was shuffled; the next painting is last. `again`: with the paintings that were shown so far (S8)."""

    count: int
    again: bool
    pile: tuple[Painting, ...] | None


class Dealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    count: int
    paintings: tuple[Painting, ...] | None


class TurnBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A turn began. `seats`: who play in it (S1)."""

    turn: int
    teller: Seat
    seats: tuple[Seat, ...]


class Told(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The storyteller gave a clue; which painting it is for is still a secret."""

    seat: Seat
    clue: Clue
    painting: Painting | None


class Given(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` gave a painting. Everyone sees that, and nobody else which (S3). `by_chance`: time was up (S10)."""

    seat: Seat
    paintings: tuple[Painting, ...] | None
    by_chance: bool = False


class Hung(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """All given paintings are shown side by side, in the same order for everybody (S4)."""

    turn: int
    paintings: tuple[Painting, ...]


class Voted(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` voted. Everyone sees that, and nobody else for which painting (S5)."""

    seat: Seat
    paintings: tuple[Painting, ...] | None


class Revealed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Everything about the turn lies open (S11). `given`: the storyteller's among them; `left_out`: who were away for
    the whole time of the voting, and do not count (S6). In older logs whoever has no vote was left out (`None`)."""

    turn: int
    given: dict[Seat, tuple[Painting, ...]]
    votes: dict[Seat, tuple[Painting, ...]]
    left_out: tuple[Seat, ...] | None = None


class TurnPassed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Nobody scores: no clue in time (S10), the storyteller has left, or too few paintings are left to choose from
    (S14)."""

    turn: int
    why: Literal["time", "closed", "no-choice"]


class HeartGiven(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    turn: int
    on: bool


class ReadySaid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class WentAway(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class CameBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class SeatClosed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` plays no longer; its hand went under the pile (S14)."""

    seat: Seat


class Ended(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    reason: Reason
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Started
    | Shuffled
    | Dealt
    | TurnBegan
    | Told
    | Given
    | Hung
    | Voted
    | Revealed
    | TurnPassed
    | HeartGiven
    | ReadySaid
    | WentAway
    | CameBack
    | SeatClosed
    | Ended
)
