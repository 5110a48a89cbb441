"""Clues from what can be seen: plain words of the vocabulary, in all five languages."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from vernissage.core.catalogue import Catalogue, Language, Painting, Tag
from vernissage.core.languages import LANGUAGES
from vernissage.core.vocabulary import Vocabulary
from vernissage.games.storyteller.ports import Idea
from vernissage.language.understanding import Understanding

FLOOR = 0.15  # what a painting is worth on which nothing of the clue is seen, beside one on which all is
MOST_IDEAS = 12


class TagClues:
    """Names what is seen, the rarer the more obvious; understands the words of the vocabulary."""

    def __init__(self, catalogue: Catalogue, vocabulary: Vocabulary) -> None:
        self._catalogue = catalogue
        self._vocabulary = vocabulary
        self._understanding = Understanding(vocabulary.names)
        self._shares = lru_cache(maxsize=16)(self._count)

    def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
        taken = {text.casefold() for text in avoid}
        ideas = [self._idea(painting, tag) for tag in self._telling(painting)]
        return [idea for idea in ideas if idea and idea.words[language].casefold() not in taken][:MOST_IDEAS]

    def match(self, clue: str, language: Language, paintings: Sequence[Painting]) -> Sequence[float]:
        meant = self._understanding.meaning(clue, language).tags
        worth = [FLOOR + self._fit(meant, self._catalogue.facts(painting).tags) for painting in paintings]
        return [one / sum(worth) for one in worth]

    def _fit(self, meant: Sequence[Tag], seen: frozenset[Tag]) -> float:
        return sum(tag in seen for tag in meant) / len(meant) if meant else 0.0

    def _telling(self, painting: Painting) -> list[Tag]:
        """What is worth talking about, what few paintings show first; if there is nothing else, its colours."""
        share = self._share(painting)
        named = [tag for tag in self._catalogue.facts(painting).tags if tag in self._vocabulary.names]
        lively = [tag for tag in named if tag not in self._vocabulary.dull] or named
        return sorted(lively, key=lambda tag: (abs(share[tag] - 0.2), tag))

    def _idea(self, painting: Painting, tag: Tag) -> Idea | None:
        names = self._vocabulary.names[tag]
        words = {language: names[language][0] for language in LANGUAGES if names.get(language)}
        complete = len(words) == len(LANGUAGES)
        return Idea(words, round(1 - self._share(painting)[tag], 3)) if complete else None

    def _share(self, painting: Painting) -> Mapping[Tag, float]:
        return self._shares(self._catalogue.revision, painting.partition("/")[0])

    def _count(self, _revision: int, deck: str) -> Mapping[Tag, float]:
        paintings = self._catalogue.paintings([deck])
        counted: dict[Tag, int] = {}
        for painting in paintings:
            for tag in self._catalogue.facts(painting).tags:
                counted[tag] = counted.get(tag, 0) + 1
        return {tag: count / len(paintings) for tag, count in counted.items()}
