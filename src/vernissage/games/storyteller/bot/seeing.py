"""A bot's eyes: how well paintings suit a clue, differently for each bot, since no two people see alike."""

from collections.abc import Sequence
from math import log
from random import Random

from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Painting
from vernissage.contract.not_yet import patiently
from vernissage.games.storyteller.ports import Clues
from vernissage.games.storyteller.values import Clue

EYES: dict[Strength, float] = {"easy": 2.2, "medium": 1.2, "strong": 0.6}  # how differently each sees a painting


def fits(clues: Clues, clue: Clue, paintings: Sequence[Painting]) -> list[float]:
    """Rates how well each painting suits the clue, as anybody would see it, in logarithms."""
    return [log(odd) for odd in patiently(lambda: clues.match(clue.text, clue.language, paintings))]


def seen(fit: Sequence[float], strength: Strength, rng: Random) -> list[float]:
    """Blurs the ratings by the bot's own eyes; an easy one sees badly."""
    return [suitability + rng.gauss(0, EYES[strength]) for suitability in fit]
