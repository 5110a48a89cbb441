"""Chooses the painting that a bot gives for a clue, and the one it votes for."""

from collections.abc import Sequence
from random import Random

from vernissage.contract.bot import Strength
from vernissage.contract.catalogue import Catalogue, Painting
from vernissage.games.storyteller.bot.company import Company, others_of, usual_plainness
from vernissage.games.storyteller.bot.seeing import fits, seen
from vernissage.games.storyteller.ports import Clues
from vernissage.games.storyteller.values import Clue
from vernissage.games.storyteller.view_types import Own, Public, TurnView

REMEMBERED = 4  # earlier clues of a storyteller


class Choosing:
    """An easy or medium bot takes what suits best. A strong one thinks of who would lay down what: it gives what looks
    like a storyteller's painting, and votes for what does not look like a gift."""

    def __init__(self, clues: Clues, catalogue: Catalogue) -> None:
        self._clues, self._catalogue = clues, catalogue

    def gifts(self, public: Public, own: Own, strength: Strength, rng: Random) -> tuple[Painting, ...]:
        odds = self._odds(public, own.hand, strength, rng)
        return _best(own.hand, odds)[: public.gifts_each]

    def votes(self, public: Public, own: Own, strength: Strength, rng: Random) -> tuple[Painting, ...]:
        """Votes. A second vote costs a point if the first is right (S7). If others have left, there may be just one
        painting to vote for."""
        odds = self._odds(public, own.votable, strength, rng)
        best, *others = sorted(odds, reverse=True)
        sure = strength == "strong" and all(best > 3 * other for other in others)
        return _best(own.votable, odds)[: 1 if sure else public.votes_each]

    def _odds(self, public: Public, paintings: Sequence[Painting], strength: Strength, rng: Random) -> list[float]:
        """Rates how likely each painting is taken for the storyteller's."""
        assert public.clue is not None, "there is a clue in every phase but the first"
        if strength != "strong":
            return seen(fits(self._clues, public.clue, paintings), strength, rng)
        company, fit = self._company(public, public.clue, paintings, rng)
        return company.suspicion(seen(fit, strength, rng), self._usual(public, rng), rng)

    def _company(
        self, public: Public, clue: Clue, paintings: Sequence[Painting], rng: Random
    ) -> tuple[Company, list[float]]:
        others = others_of(self._catalogue, public.setup.decks, paintings, rng)
        fit = fits(self._clues, clue, [*paintings, *others])
        return Company(fit[len(paintings) :] or fit), fit[: len(paintings)]

    def _usual(self, public: Public, rng: Random) -> float:
        """Estimates how plain the clues of this turn's storyteller are."""
        told = [past for past in public.history.values() if past.teller == public.teller and past.score]
        return usual_plainness([self._plainness(public, past, rng) for past in told[-REMEMBERED:]])

    def _plainness(self, public: Public, past: TurnView, rng: Random) -> float:
        assert past.clue is not None, "a turn with points had a clue"
        company, (fit,) = self._company(public, past.clue, past.given[past.teller], rng)
        return company.plain(fit)


def _best(paintings: Sequence[Painting], odds: Sequence[float]) -> tuple[Painting, ...]:
    ranked = dict(zip(paintings, odds, strict=True))
    return tuple(sorted(paintings, key=lambda painting: -ranked[painting]))
