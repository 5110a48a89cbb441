"""Value types that Pictomania's commands, events, state and views share."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from vernissage.contract.seat import Seat
from vernissage.drawing.ink import MAX_TEXT

Letter: TypeAlias = Literal["A", "B", "C"]
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
NUMBERS = (1, 2, 3, 4, 5, 6, 7)
Reason: TypeAlias = Literal["letters", "place", "word", "other"]  # why a drawing breaks the drawing rules (P32)
Ink: TypeAlias = Annotated[str, Meta(max_length=MAX_TEXT)]  # a stroke as `vernissage.drawing.ink` writes it


class WordRef(Struct, frozen=True, forbid_unknown_fields=True):
    """A reference to a word: the letter names the card, the number the word on it (P9)."""

    letter: Letter
    number: int


class Guess(Struct, frozen=True):
    """A card on a drawer's stack; its number is hidden until the reveal (P17). `letter`: which of the three words of
    its number was meant, if the guesser cared to say so (P12)."""

    seat: Seat
    number: int | None
    letter: Letter | None = None
