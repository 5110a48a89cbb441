"""Which painting a clue is about: odds by what its words may mean and what each painting shows."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from vernissage.clues.characters import Characters
from vernissage.clues.lexis import Heard, Lexis, Meaning
from vernissage.clues.notion import Name, Notion
from vernissage.clues.sight import Sight, sight
from vernissage.clues.titles import clue_words, title_words
from vernissage.core.catalogue import Catalogue, Language, Painting
from vernissage.core.languages import language_of
from vernissage.core.vocabulary import Vocabulary
from vernissage.language.lexicon import LANGUAGES_OF
from vernissage.language.spelling import words_of

DOUBT = 0.08  # what a painting keeps that shows nothing of a phrase
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
        self._seen: dict[Painting, tuple[int, Sight, frozenset[str]]] = {}

    def odds(self, clue: str, language: Language, paintings: Sequence[Painting]) -> list[float]:
        """How likely the clue is about each of the paintings; they sum to 1."""
        heard = self.heard(clue, language)
        shown = [self._shown(painting) for painting in paintings]
        scores = [sum(self._evidence(heard, one)) for _, one, _ in shown]
        for keys in clue_words(clue, language_of(language)):
            named = [bool(keys & title) for _, _, title in shown]
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
        return self._shown(painting)[1]

    def prepare(self, language: Language, paintings: Iterable[Painting] = ()) -> None:
        """Reads all that the first clue in `language` would wait for."""
        self._lexis(language_of(language))
        for painting in paintings:
            self._shown(painting)

    def _read_lexis(self, language: Language) -> Lexis | Characters:
        phrases = list(self._phrases(language))
        return Characters(phrases) if language == "zh" else Lexis(phrases, language)

    def _phrases(self, language: Language) -> Iterator[tuple[str, Meaning]]:
        for tag, names in self._vocabulary.names.items():
            yield from ((name, tag) for name in names[language])
        for name, notion in self._notions.items():
            yield from ((phrase, f"~{name}") for phrase in notion.phrases[language])

    def _shown(self, painting: Painting) -> tuple[int, Sight, frozenset[str]]:
        """Kept until the catalogue changes."""
        known = self._seen.get(painting)
        if known is None or known[0] != self._catalogue.revision:
            facts = self._catalogue.facts(painting)
            one = sight(facts, self._moods.get(painting, ()), self._vocabulary.broader)
            known = self._seen[painting] = (self._catalogue.revision, one, title_words(facts.titles))
        return known

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
