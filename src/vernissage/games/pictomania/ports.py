"""What a bot needs besides the view: a hand that draws a word, and an eye that looks at ink."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from vernissage.contract.bot import Strength
from vernissage.contract.wordbook import CardId
from vernissage.drawing.penned import Penned
from vernissage.games.pictomania.values import Ink


class Artist(Protocol):
    def knows(self, card: CardId, number: int) -> bool:
        """Whether it can draw that word."""

    def draw(self, card: CardId, number: int, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        """The strokes of a drawing of that word, in order; never twice the same, and none if it does not know how."""


class Eye(Protocol):
    def odds(self, sheet: Sequence[Ink], words: Sequence[tuple[CardId, int]]) -> Sequence[float]:
        """How likely the ink shows each of the words; together 1. It sees the ink and nothing else."""
