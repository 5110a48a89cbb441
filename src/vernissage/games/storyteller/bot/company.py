"""A model of the other players: what they would give for a clue, and how that differs from a storyteller's painting.

Nobody knows the other hands, but hands are random: each player gives the best of six paintings. A storyteller, however,
begins with the painting, and those who gave obvious clues before will do so again.
"""

from collections.abc import Iterable, Sequence
from math import exp
from random import Random
from statistics import fmean

from msgspec import Struct

from vernissage.contract.catalogue import Catalogue, Painting, known_paintings

LOOKED_AT = 48  # paintings that stand for the whole deck
IMAGINED = 30  # gifts that are imagined
HAND = 6
BESIDE = 5  # paintings that lie beside the right one when plainness is judged
USUAL = 0.62  # how plain a storyteller's painting is in general
CERTAINTY = 3  # how many turns of a player weigh as much as the general prior
SPREAD = 0.2  # how far people stray from their habits
EYES = 1.2  # how differently two people see the same painting


class Company(Struct, frozen=True):
    """The other players, imagined. `around`: how well paintings of the deck suit a clue."""

    around: Sequence[float]

    def plain(self, fit: float) -> float:
        """The probability that somebody finds a painting with this `fit` among six from the deck."""
        return 1.0 / (1.0 + BESIDE * fmean(exp(other - fit) for other in self.around))

    def suspicion(self, fits: Sequence[float], usual: float, rng: Random) -> list[float]:
        """How much more likely each painting comes from a storyteller, who tells as plainly as `usual`, than from
        somebody who looked for one that suits."""
        gifts = [self.plain(self._gift(rng)) for _ in range(IMAGINED)]
        return [_near(fit, usual) / fmean(_near(fit, gift) for gift in gifts) for fit in map(self.plain, fits)]

    def found_by_some(self, fit: float, voters: int, gifts: int, rng: Random) -> float:
        """The probability that some voters, but not all, find a painting with this `fit` among `gifts` of others."""
        return fmean(_some(self._found(fit, gifts, rng), voters) for _ in range(IMAGINED))

    def _gift(self, rng: Random) -> float:
        return max(rng.choices(self.around, k=HAND))

    def _found(self, fit: float, gifts: int, rng: Random) -> float:
        return 1.0 / (1.0 + sum(exp((self._gift(rng) - fit) / EYES) for _ in range(gifts)))


def others_of(catalogue: Catalogue, decks: Sequence[str], avoided: Iterable[Painting], rng: Random) -> list[Painting]:
    """Picks paintings that others may hold: some of the decks, none of `avoided`."""
    avoided = set(avoided)
    others = [painting for painting in known_paintings(catalogue, decks) if painting not in avoided]
    return rng.sample(others, min(LOOKED_AT, len(others)))


def usual_plainness(before: Sequence[float]) -> float:
    """Estimates how obvious the next clue is of somebody whose earlier clues were this obvious."""
    return (CERTAINTY * USUAL + sum(before)) / (CERTAINTY + len(before))


def _near(fit: float, other: float) -> float:
    return exp(-0.5 * ((fit - other) / SPREAD) ** 2) + 1e-3


def _some(finders: float, voters: int) -> float:
    return 1.0 - finders**voters - (1.0 - finders) ** voters
