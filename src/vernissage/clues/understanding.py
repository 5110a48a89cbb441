"""Which painting a clue is about: odds by what its words may mean and what each painting shows."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from vernissage.clues.characters import Characters
from vernissage.clues.lexis import Heard, Lexis, Meaning
from vernissage.clues.notion import Name, Notion
from vernissage.clues.sight import Sight, sight
from vernissage.clues.titles import clue_words, title_words
from vernissage.contract.catalogue import Catalogue, Language, Painting
from vernissage.contract.languages import language_of
from vernissage.contract.vocabulary import Vocabulary
from vernissage.language.lexicon import LANGUAGES_OF
from vernissage.language.spelling import words_of

DOUBT = 0.08  # the odds of a painting that shows nothing of a phrase
TITLE = 0.7  # how sure a word of the title is
MORE_WORDS = 0.35  # what every further word of a phrase adds to its weight


class Understanding:
    """Reads the phrases of a language when it first hears it."""

    def __init__(
        self,
        catalogue: Catalogue,
        vocabulary: Vocabulary,
        notions: Mapping[Name, Notion],
        moods: Mapping[Painting, Sequence[Name]],
    ) -> None:
        self._catalogue, self._vocabulary = catalogue, vocabulary
        self._notions, self._moods = notions, moods
        self._lexis = cache(self._read_lexis)
        self._sights: dict[Painting, tuple[int, Sight]] = {}
        self._titles: dict[Painting, tuple[int, frozenset[str]]] = {}
        self._read: set[Language] = set()

    def odds(self, clue: str, language: Language, paintings: Sequence[Painting]) -> list[float]:
        """How likely the clue is about each of the paintings; they sum to 1."""
        heard = self.heard(clue, language)
        scores = [sum(self._evidence(heard, self.sight(painting))) for painting in paintings]
        titles = [self._title(painting) for painting in paintings]
        for keys in clue_words(clue, language_of(language)):
            named = [bool(keys & title) for title in titles]
            if any(named) and not all(named):
                scores = [
                    score + TITLE * math.log(1.0 if has else DOUBT) for score, has in zip(scores, named, strict=True)
                ]
        return _shares(scores)

    def heard(self, clue: str, language: Language) -> list[Heard]:
        """In the clue's own language as far as its letters allow, else in the one that understands most."""
        scripts = {word.script for word in words_of(clue)}
        spoken = [one for script in scripts for one in LANGUAGES_OF.get(script, ())]
        own = language_of(language)
        tried = [own] if own in spoken else spoken
        return max((self._lexis(one).hear(clue) for one in tried), key=_understood, default=[])

    def sight(self, painting: Painting) -> Sight:
        """Kept until the catalogue changes, as titles are."""
        known = self._sights.get(painting)
        if known is None or known[0] != self._catalogue.revision:
            facts, moods = self._catalogue.facts(painting), self._moods.get(painting, ())
            known = self._sights[painting] = (self._catalogue.revision, sight(facts, moods, self._vocabulary.broader))
        return known[1]

    def is_ready(self, language: Language) -> bool:
        """Whether clues in `language` are understood at once."""
        return language_of(language) in self._read

    def prepare(self, language: Language, paintings: Iterable[Painting] = ()) -> None:
        """Reads what the first clue in `language` would otherwise wait for; takes a second or so."""
        self._lexis(language_of(language))
        self._read.add(language_of(language))
        for painting in paintings:
            self.sight(painting)
            self._title(painting)

    def _read_lexis(self, language: Language) -> Lexis | Characters:
        phrases = list(self._phrases(language))
        return Characters(phrases) if language == "zh" else Lexis(phrases, language)

    def _phrases(self, language: Language) -> Iterator[tuple[str, Meaning]]:
        for tag, names in self._vocabulary.names.items():
            yield from ((name, tag) for name in names[language])
        for name, notion in self._notions.items():
            yield from ((phrase, f"~{name}") for phrase in notion.phrases[language])

    def _title(self, painting: Painting) -> frozenset[str]:
        known = self._titles.get(painting)
        if known is None or known[0] != self._catalogue.revision:
            words = title_words(self._catalogue.facts(painting).titles)
            known = self._titles[painting] = (self._catalogue.revision, words)
        return known[1]

    def _evidence(self, heard: Iterable[Heard], one: Sight) -> Iterator[float]:
        for phrase in heard:
            weight = phrase.sureness * (1.0 + MORE_WORDS * (phrase.words - 1))
            yield weight * math.log(
                DOUBT + (1.0 - DOUBT) * max(self._suits(meaning, one) for meaning in phrase.meanings)
            )

    def _suits(self, meaning: Meaning, one: Sight) -> float:
        return one.notion(self._notions[meaning[1:]]) if meaning.startswith("~") else one.tag(meaning)


def _understood(heard: Sequence[Heard]) -> float:
    return sum(one.sureness * one.words for one in heard)


def _shares(scores: Sequence[float]) -> list[float]:
    highest = max(scores, default=0.0)
    weights = [math.exp(score - highest) for score in scores]
    return [weight / sum(weights) for weight in weights]
