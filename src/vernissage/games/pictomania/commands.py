"""Commands of Pictomania: what a player may want to do."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.sizes import SHORT_LIST, Typed
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.values import Ink, Letter, Reason


class DoNotKnow(Struct, frozen=True, tag=True):
    """I do not understand word `number` on `card`, which stands at `letter`: another card, please (P8)."""

    round: int
    letter: Letter
    card: CardId
    number: int


class TakeBackWish(Struct, frozen=True, tag=True):
    """Now I understand the word: the card may stay (P8)."""

    round: int


class ExplainWord(Struct, frozen=True, tag=True):
    """What the word means that `wisher` does not know (P8)."""

    round: int
    wisher: Seat
    text: Typed


class Ready(Struct, frozen=True, tag=True):
    """I have read the words of `cards`, at A, B and C (P8); or, after the reveal, let us go on."""

    round: int
    cards: Annotated[tuple[CardId, ...], SHORT_LIST] = ()


class Draw(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Store a whole stroke on your own sheet, when the pen is up. There is no command for anybody else's sheet.

    `stroke`: the next number on this sheet, under which the others have watched it.
    """

    round: int
    stroke: int
    ink: Ink


class EraseStroke(Struct, frozen=True, tag=True):
    """Take one stroke off your own sheet (P36)."""

    round: int
    stroke: int


class UndoStroke(Struct, frozen=True, tag=True):
    """Take back your last action, whatever it did to how many strokes (P36)."""

    round: int


class RedoStroke(Struct, frozen=True, tag=True):
    round: int


class ClearSheet(Struct, frozen=True, tag=True):
    """Take all strokes off your own sheet, as one action (P36)."""

    round: int


class TurnSheet(Struct, frozen=True, tag=True):
    """Hold the sheet upright or across (P35); only while it is blank."""

    round: int
    upright: bool


class MakeGuess(Struct, frozen=True, tag=True):
    """Put a guess card on somebody's stack (P12); your own drawing is finished with it (P15). `letter`: of the word
    that you mean; it counts for nothing."""

    round: int
    drawer: Seat
    number: int
    letter: Letter | None = None


class TakeBackGuess(Struct, frozen=True, tag=True):
    """The card that you have just laid there had slipped (P13)."""

    round: int
    drawer: Seat


class TakeToken(Struct, frozen=True, tag=True):
    """Take a black token and do nothing more in this round (P18); `sure` when nothing was drawn."""

    round: int
    stars: int
    sure: bool = False


class Finish(Struct, frozen=True, tag=True):
    """Finish the round without a token (P18)."""

    round: int
    sure: bool = False


class DrewWrongWord(Struct, frozen=True, tag=True):
    """Own up to having drawn the wrong word (P27)."""

    round: int


class ContestOwningUp(Struct, frozen=True, tag=True):
    """It was the right word after all (P27); or not, if `on` is false."""

    round: int
    drawer: Seat
    on: bool


class PointAt(Struct, frozen=True, tag=True):
    """That drawing breaks the drawing rules, for this reason (P32); without one, you take it back."""

    round: int
    drawer: Seat
    reason: Reason | None


class AnswerPointing(Struct, frozen=True, tag=True):
    """What you say to those who point at your drawing (P32)."""

    round: int
    text: Typed


class GiveHeart(Struct, frozen=True, tag=True):
    """Like a drawing (P29); a second time takes it back."""

    round: int
    drawer: Seat


Command: TypeAlias = (
    DoNotKnow
    | TakeBackWish
    | ExplainWord
    | Ready
    | Draw
    | EraseStroke
    | UndoStroke
    | RedoStroke
    | ClearSheet
    | TurnSheet
    | MakeGuess
    | TakeBackGuess
    | TakeToken
    | Finish
    | DrewWrongWord
    | ContestOwningUp
    | PointAt
    | AnswerPointing
    | GiveHeart
)
