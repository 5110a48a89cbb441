"""Events of Pictomania. `None` stands for what the reader may not know."""

from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.values import Ink, Letter, Reason, WordRef


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


class WishMade(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`seat` does not know word `number` on `card`, and everybody sees it before the card goes (P8)."""

    seat: Seat
    letter: Letter
    card: CardId
    number: int


class WordExplained(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    wisher: Seat
    text: str


class WishEnded(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The card stays: its reader understands it now, the host has refused, or there is no other (P8)."""

    seat: Seat
    why: Literal["taken-back", "refused", "no-card-left"]


class CardReplaced(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A card was replaced, and everybody reads again (P8). In older logs `card` may be the old one: no other was
    left."""

    seat: Seat
    letter: Letter
    card: CardId


class ReadySaid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat


class CountdownBegan(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Everybody has read: 3–2–1, and then the words are dealt (P10)."""

    round: int


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
    """`seat` says that its sheet stays blank. Only stored tables have it: today nobody says so."""

    seat: Seat


class GuessLaid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A card was put on the drawer's stack, where it has its place from now on. For a moment it may be taken back, and
    until then nobody else sees who laid it where (P13, P17)."""

    seat: Seat | None
    drawer: Seat | None
    number: int | None
    letter: Letter | None = None


class GuessTakenBack(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The card had slipped (P13)."""

    seat: Seat | None
    drawer: Seat | None


class Guessed(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The card that was laid stays: everyone sees that `seat` guessed and in which place; the number is the guesser's
    secret (P17). In older logs no card could be taken back, and this alone laid it."""

    seat: Seat
    drawer: Seat
    number: int | None
    letter: Letter | None = None


class TokenTaken(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    stars: int


class TokenRemoved(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A black token left the middle with a seat that was closed (P30)."""

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
    letters: dict[Seat, tuple[Letter | None, ...]] = {}  # of the words that were meant (P12)


class StackShown(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The reveal is led: everybody sees stack number `stack` now; after the last one, the sums."""

    round: int
    stack: int


class DrawingVoided(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A drawing counts as one of a wrong word: its drawer said so, or the others agreed (P27, P31)."""

    seat: Seat
    why: Literal["said", "agreed", "closed"]


class DrawingRestored(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """More than half of the others say that it was the right word: it scores as it was drawn (P27)."""

    seat: Seat


class OwningUpContested(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    seat: Seat
    drawer: Seat
    on: bool


class PointedAt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """`reason`: none where it was taken back, and in older logs."""

    seat: Seat
    drawer: Seat
    on: bool
    reason: Reason | None = None


class PointingAnswered(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The drawer's answer to those who point (P32)."""

    seat: Seat
    text: str


class LastCall(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Not everybody has said "go on" after round `round`: for a while they may still point at its drawings (P32)."""

    round: int


class LastCallOver(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    round: int


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
    | WishMade
    | WordExplained
    | WishEnded
    | CardReplaced
    | ReadySaid
    | CountdownBegan
    | WordDealt
    | DrawingBegan
    | StrokeDrawn
    | StrokesErased
    | StrokeUndone
    | StrokeRedone
    | SheetCleared
    | SheetTurned
    | WordPassed
    | GuessLaid
    | GuessTakenBack
    | Guessed
    | TokenTaken
    | TokenRemoved
    | Finished
    | WentAway
    | CameBack
    | RoundRevealed
    | StackShown
    | DrawingVoided
    | DrawingRestored
    | OwningUpContested
    | PointedAt
    | PointingAnswered
    | LastCall
    | LastCallOver
    | HeartGiven
    | SeatClosed
    | Ended
)
