"""Commands of Storyteller. Each names the turn that it is for, so that a late one can't apply to another."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.sizes import SHORT_LIST, Typed


class Tell(Struct, frozen=True, tag=True):
    """Give a clue for one of your paintings (S2). `suggested`: the words are one of the program's ideas (S12)."""

    turn: int
    painting: Painting
    text: Typed
    language: Language
    suggested: bool = False


class Give(Struct, frozen=True, tag=True):
    """Give the painting that suits the clue best (S3), or another than before (S9)."""

    turn: int
    paintings: Annotated[tuple[Painting, ...], SHORT_LIST]


class Vote(Struct, frozen=True, tag=True):
    """Vote for the paintings that you take to be the storyteller's (S5), or for others than before (S9)."""

    turn: int
    paintings: Annotated[tuple[Painting, ...], SHORT_LIST]


class GiveHeart(Struct, frozen=True, tag=True):
    """Like this clue (S16); a second time takes it back."""

    turn: int


class Ready(Struct, frozen=True, tag=True):
    """Say that you have seen the reveal and want to go on."""

    turn: int


Command: TypeAlias = Tell | Give | Vote | GiveHeart | Ready
