"""Ports of bots: a hand that draws words, and an eye that recognises ink."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from vernissage.contract.bot import Strength
from vernissage.contract.wordbook import CardId
from vernissage.drawing.penned import Penned
from vernissage.games.pictomania.values import Ink


class Artist(Protocol):
    def knows(self, card: CardId, number: int) -> bool:
        """Whether the hand can draw that word."""

    def draw(self, card: CardId, number: int, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        """Draws that word, never twice the same; returns the strokes in order, none if it does not know how."""


class Eye(Protocol):
    def odds(self, sheet: Sequence[Ink], words: Sequence[tuple[CardId, int]]) -> Sequence[float]:
        """Returns the probability that the ink shows each of the words; the sum is 1. It sees the ink and nothing
        else."""
