"""Commands of Pictomania: what a player may want to do."""

from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.wordbook import CardId
from vernissage.games.pictomania.values import Ink, Letter


class DoNotKnow(Struct, frozen=True, tag=True):
    """Ask for another card in place of `card` at `letter`, because a word on it is not understood (P8)."""

    round: int
    letter: Letter
    card: CardId


class Ready(Struct, frozen=True, tag=True):
    """Say that you have read the words (P8), or, after the reveal, that you want to go on."""

    round: int


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


class PassWord(Struct, frozen=True, tag=True):
    """Say that you cannot draw your word, so that nobody waits for it; nothing else follows from it."""

    round: int


class MakeGuess(Struct, frozen=True, tag=True):
    """Put a guess card on somebody's stack (P12); your own drawing is finished with it (P15)."""

    round: int
    drawer: Seat
    number: int


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


class PointAt(Struct, frozen=True, tag=True):
    """Point at a drawing that breaks the drawing rules (P31); a second time takes it back."""

    round: int
    drawer: Seat


class GiveHeart(Struct, frozen=True, tag=True):
    """Like a drawing (P29); a second time takes it back."""

    round: int
    drawer: Seat


Command: TypeAlias = (
    DoNotKnow
    | Ready
    | Draw
    | EraseStroke
    | UndoStroke
    | RedoStroke
    | ClearSheet
    | TurnSheet
    | PassWord
    | MakeGuess
    | TakeToken
    | Finish
    | DrewWrongWord
    | PointAt
    | GiveHeart
)
