"""The phrases of one language written in letters, and which of them somebody's words contain."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from vernissage.clues.english import stems
from vernissage.clues.near import Nearest
from vernissage.clues.stop_words import silent_words
from vernissage.contract.catalogue import Language
from vernissage.language.endings import forms
from vernissage.language.lexicon import lexicon
from vernissage.language.spelling import Word, words_of

WHOLE, PART, NEAR = 1.0, 0.6, 0.4  # how sure: a whole phrase, a word of one, a word spelt nearly so
MOST_MEANINGS = 12  # a word that is in more phrases than that says nothing

Keys: TypeAlias = frozenset[str]
Meaning: TypeAlias = str  # "~" and a notion, or a tag


class Heard(NamedTuple):
    """Something that was understood: what it may mean, how surely, and how many words say so."""

    meanings: tuple[Meaning, ...]
    sureness: float
    words: int


class _Phrase(NamedTuple):
    words: tuple[Keys, ...]
    meaning: Meaning


class Lexis:
    def __init__(self, phrases: Iterable[tuple[str, Meaning]], language: Language) -> None:
        self._language = language
        self._left_out = lexicon(language).articles | lexicon(language).neutral
        self._silent = silent_words(language)
        self._by_first: dict[str, list[_Phrase]] = {}
        self._by_word: dict[str, set[Meaning]] = {}
        for text, meaning in phrases:
            self._learn(text, meaning)
        self._nearest = Nearest(self._by_word)

    def hear(self, text: str) -> list[Heard]:
        words = [word for word in words_of(text) if word.folded not in self._left_out]
        keys = [self._keys(word) for word in words]
        found = _longest(span for start in range(len(keys)) for span in self._at(start, keys))
        spans = {span: meant for span, meant in found.items() if span[1] - span[0] > 1 or self._says(words[span[0]])}
        heard = [Heard(tuple(dict.fromkeys(spans[span])), WHOLE, span[1] - span[0]) for span in spans]
        covered = {here for start, end in spans for here in range(start, end)}
        rest = [here for here in range(len(keys)) if here not in covered and self._says(words[here])]
        return [*heard, *(one for here in rest for one in self._word(words[here], keys[here]))]

    def _learn(self, text: str, meaning: Meaning) -> None:
        spoken = [word for word in words_of(text) if word.folded not in self._left_out]
        words = tuple(map(self._keys, spoken))
        for key in words[0] if words else ():
            self._by_first.setdefault(key, []).append(_Phrase(words, meaning))
        for word in filter(self._says, spoken):
            for key in self._keys(word):
                self._by_word.setdefault(key, set()).add(meaning)

    def _says(self, word: Word) -> bool:
        return word.folded not in self._silent

    def _keys(self, word: Word) -> Keys:
        return _keys(word.text, word.folded, self._language)

    def _at(self, start: int, keys: Sequence[Keys]) -> Iterable[tuple[int, int, Meaning]]:
        for phrase in {phrase for key in keys[start] for phrase in self._by_first.get(key, ())}:
            end = start + len(phrase.words)
            if end <= len(keys) and all(a & b for a, b in zip(phrase.words, keys[start:end], strict=True)):
                yield start, end, phrase.meaning

    def _word(self, word: Word, keys: Keys) -> Iterable[Heard]:
        """A word that is no phrase by itself: phrases that contain it, else phrases with a word spelt nearly so."""
        found = {meaning for key in keys for meaning in self._by_word.get(key, ())}
        if found:
            yield from _vague(found, PART)
        elif near := self._nearest.find(word.folded):
            yield from _vague(self._by_word[near], NEAR)


def _vague(meanings: set[Meaning], sureness: float) -> Iterable[Heard]:
    if len(meanings) <= MOST_MEANINGS:
        yield Heard(tuple(sorted(meanings)), sureness, 1)


def _longest(found: Iterable[tuple[int, int, Meaning]]) -> dict[tuple[int, int], list[Meaning]]:
    """By span; what lies within a longer span is left out."""
    spans: dict[tuple[int, int], list[Meaning]] = {}
    for start, end, meaning in found:
        spans.setdefault((start, end), []).append(meaning)
    return {one: meanings for one, meanings in spans.items() if not any(_within(one, other) for other in spans)}


def _within(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and other[0] <= one[0] and one[1] <= other[1]


@lru_cache(maxsize=32768)
def _keys(text: str, folded: str, language: Language) -> Keys:
    known = forms(text, language).lemma
    return known | stems(folded) if language == "en" else known
