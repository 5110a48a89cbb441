"""Searches for clues to a painting: what people might say of it, from the obvious to what hardly anybody guesses."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from vernissage.clues.alike import shown
from vernissage.clues.gallery import Gallery
from vernissage.clues.notion import Name, Notion
from vernissage.clues.understanding import Understanding
from vernissage.contract.catalogue import Catalogue, Language, Painting, known_paintings
from vernissage.contract.languages import LANGUAGES, language_of

SUITING = 0.6  # how well a notion must suit the painting, as a share of the best, to make a clue
SPREAD = (0.75, 0.6, 0.5, 0.42, 0.35, 0.28)  # how obvious the clues of a list should be
FOUND_BY_SOME = 0.45  # how obvious a good clue is: neither everybody nor nobody finds the painting by it
WHIM = 0.15  # how far from that it may be, for variety
SAYING = 3.0  # how much a phrase of several words is preferred to a single word


class Clue(Struct, frozen=True):
    """A clue. `obvious`: the probability that somebody finds the painting among six by it; `notion`: its meaning, the
    same in every language."""

    clue: str
    obvious: float
    notion: Name


Wordings: TypeAlias = Mapping[Language, str]


class Idea(Struct, frozen=True):
    """A clue in every language."""

    words: Wordings
    obvious: float


class ClueSearch:
    """Finds clues to the paintings of a catalogue. What it needs of a set of decks is computed once."""

    def __init__(self, catalogue: Catalogue, understanding: Understanding, notions: Mapping[Name, Notion]) -> None:
        self._catalogue, self._understanding, self._notions = catalogue, understanding, notions
        self._galleries: dict[tuple[str, ...], tuple[int, Sequence[Painting], Gallery]] = {}

    def is_ready(self, decks: Sequence[str]) -> bool:
        """Whether clues to paintings of `decks` are found at once, without `prepare`."""
        cached = self._galleries.get(tuple(decks))
        return cached is not None and cached[0] == self._catalogue.revision

    def prepare(self, decks: Sequence[str]) -> None:
        """Computes what clues to paintings of `decks` need; takes a tenth of a second for a hundred paintings."""
        revision = self._catalogue.revision
        paintings = known_paintings(self._catalogue, decks)
        sights = [self._understanding.sight(painting) for painting in paintings]
        self._galleries[tuple(decks)] = (revision, paintings, Gallery(sights, self._notions.values()))

    def candidates(self, painting: Painting, decks: Sequence[str]) -> dict[Name, float]:
        """Notions that suit the painting, with how obvious each is among the paintings of `decks`."""
        paintings, gallery = self._gallery(decks)
        if painting not in paintings:
            return {}
        place = paintings.index(painting)
        suits = {
            name: suits[place]
            for name, suits in gallery.suits.items()
            if suits[place] > 0.0 and shown(self._notions[name])
        }
        least = SUITING * max(suits.values(), default=0.0)  # little suits a painting of which only colours are known
        suiting = [name for name in suits if suits[name] >= least]
        return {name: gallery.obvious(name, place) for name in suiting}

    def tell(
        self, painting: Painting, language: Language, decks: Sequence[str], rng: Random, told: Collection[Name] = ()
    ) -> list[Clue]:
        """Several clues, the most obvious first, without notions that were `told` before."""
        left = {name: odds for name, odds in self.candidates(painting, decks).items() if name not in told}
        clues: list[Clue] = []
        for wanted in SPREAD:
            name = _nearest(left, wanted, rng)
            if name is not None:
                clues.append(Clue(self.words(name, language, rng), round(left.pop(name), 3), name))
        return sorted(clues, key=lambda clue: -clue.obvious)

    def ideas(self, painting: Painting, decks: Sequence[str]) -> Iterable[Idea]:
        """Clues in every language, the best first; always the same ones for a painting."""
        rng = Random(painting)
        odds = self.candidates(painting, decks)
        far = {name: abs(odds[name] - FOUND_BY_SOME) + rng.uniform(0.0, WHIM) for name in odds}
        for name in sorted(odds, key=lambda name: (far[name], name)):
            yield Idea(self._in_all_languages(name, rng), round(odds[name], 3))

    def words(self, name: Name, language: Language, rng: Random) -> str:
        """One of the phrases that mean the same in every language, preferably a saying."""
        return self._in_all_languages(name, rng)[language_of(language)]

    def _in_all_languages(self, name: Name, rng: Random) -> Wordings:
        phrases = self._notions[name].phrases
        places = range(shown(self._notions[name]))
        weights = [SAYING if _is_a_saying(phrases["en"][place]) else 1.0 for place in places]
        place = rng.choices(places, weights)[0]
        return {language: phrases[language][place] for language in LANGUAGES}

    def _gallery(self, decks: Sequence[str]) -> tuple[Sequence[Painting], Gallery]:
        if not self.is_ready(decks):
            self.prepare(decks)
        return self._galleries[tuple(decks)][1:]


def _nearest(odds: Mapping[Name, float], wanted: float, rng: Random) -> Name | None:
    """A random one of the three notions whose odds are nearest to the wanted."""
    near = sorted(odds, key=lambda name: (abs(odds[name] - wanted), name))[:3]
    return rng.choice(near) if near else None


def _is_a_saying(phrase: str) -> bool:
    words = phrase.split()
    return len(words) > 1 or _is_long_chinese(words)


def _is_long_chinese(words: Iterable[str]) -> bool:
    return any(len(word) >= 4 and "\u3400" <= word[0] <= "\u9fff" for word in words)
