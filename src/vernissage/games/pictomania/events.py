"""Events of Pictomania. `None` stands for what the reader may not know."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.values import Ink, Letter, WordRef


class Started(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The game began. `used`: cards that earlier games at this table have shown (P7)."""

    version: int
    setup: Setup
    seats: tuple[Seat, ...]
    used: tuple[CardId, ...]


class RoundBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A round began, with three cards that all can read (P6)."""

    round: int
    level: int
    cards: dict[Letter, CardId]
    seats: tuple[Seat, ...]


class CardReplaced(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A card was replaced, and everybody reads again (P8). In older logs `card` may be the old one: no other was
    left."""

    seat: Seat
    letter: Letter
    card: CardId


class ReadySaid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class WordDealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` got `word` to draw; `None` in what the other seats are told (P9)."""

    seat: Seat
    word: WordRef | None


class DrawingBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The drawing began: everyone looks at their word and draws at the same moment (P10)."""

    round: int


class StrokeDrawn(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A stroke was drawn. `stroke`: its number, higher than that of any earlier stroke on this sheet.

    `ink` is empty in what readers are told: they are shown it on the sheet.
    """

    seat: Seat
    stroke: int
    ink: Ink


class StrokesErased(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One stroke was erased, or all at once (P36). `step`: the number of this action, counted along with strokes."""

    seat: Seat
    step: int
    strokes: tuple[int, ...]


class StrokeUndone(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The last action was taken back (P36)."""

    seat: Seat


class StrokeRedone(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class SheetCleared(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """All actions were taken back at once. Found in stored tables alone: today `StrokesErased` clears a sheet."""

    seat: Seat


class SheetTurned(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    upright: bool


class WordPassed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` said that its sheet stays blank."""

    seat: Seat


class Guessed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` guessed. Everyone sees that, and in which place; the number is the guesser's secret (P17)."""

    seat: Seat
    drawer: Seat
    number: int | None


class TokenTaken(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    stars: int


class Finished(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` finished without a token: by choice, out of time, away too long (P19), or with the last token gone
    (P30)."""

    seat: Seat
    why: Literal["choice", "time", "away", "hurry", "closed"]


class WentAway(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class CameBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class RoundRevealed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The round was revealed: everybody is done, and all words and guesses lie open (P20)."""

    round: int
    words: dict[Seat, WordRef]
    numbers: dict[Seat, tuple[int, ...]]  # of the guesses on each stack, first made first


class DrawingVoided(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A drawing counts as one of a wrong word: its drawer said so, or the others agreed (P27, P31)."""

    seat: Seat
    why: Literal["said", "agreed", "closed"]


class PointedAt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    drawer: Seat
    on: bool


class HeartGiven(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    round: int
    drawer: Seat
    on: bool


class SeatClosed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class Ended(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    reason: Literal["rounds", "too_few"]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Started
    | RoundBegan
    | CardReplaced
    | ReadySaid
    | WordDealt
    | DrawingBegan
    | StrokeDrawn
    | StrokesErased
    | StrokeUndone
    | StrokeRedone
    | SheetCleared
    | SheetTurned
    | WordPassed
    | Guessed
    | TokenTaken
    | Finished
    | WentAway
    | CameBack
    | RoundRevealed
    | DrawingVoided
    | PointedAt
    | HeartGiven
    | SeatClosed
    | Ended
)
