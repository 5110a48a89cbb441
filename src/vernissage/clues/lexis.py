"""An index of one language's phrases, for languages written in letters: finds those that a clue contains."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from vernissage.clues.english import stems
from vernissage.clues.near import Nearest
from vernissage.clues.stop_words import fillers, silent_words
from vernissage.contract.catalogue import Language
from vernissage.language.endings import forms
from vernissage.language.spelling import Word, words_of

WHOLE, PART, NEAR = 1.0, 0.6, 0.4  # how sure: a whole phrase, a word of a phrase, a word spelt nearly like it
MOST_MEANINGS = 12  # a word that is in more phrases than this says nothing

Keys: TypeAlias = frozenset[str]
Meaning: TypeAlias = str  # "~" and a notion, or a tag


class Heard(NamedTuple):
    """A part of a clue that was understood: what it may mean, how surely, and from how many words."""

    meanings: tuple[Meaning, ...]
    sureness: float
    words: int


class _Phrase(NamedTuple):
    words: tuple[Keys, ...]
    meaning: Meaning


class Lexis:
    def __init__(self, phrases: Iterable[tuple[str, Meaning]], language: Language) -> None:
        self._language = language
        self._left_out = fillers(language)
        self._silent = silent_words(language)
        self._by_first: dict[str, list[_Phrase]] = {}
        self._by_word: dict[str, set[Meaning]] = {}
        for text, meaning in phrases:
            self._learn(text, meaning)
        self._nearest = Nearest(self._by_word)

    def hear(self, text: str) -> list[Heard]:
        words = [word for word in words_of(text) if word.folded not in self._left_out]
        keys = [_keys(word.text, word.folded, self._language) for word in words]
        matches = _longest(span for start in range(len(keys)) for span in self._matches_at(start, keys))
        spans = {span: meant for span, meant in matches.items() if span[1] - span[0] > 1 or self._says(words[span[0]])}
        heard = [Heard(tuple(dict.fromkeys(spans[span])), WHOLE, span[1] - span[0]) for span in spans]
        covered = {place for start, end in spans for place in range(start, end)}
        rest = [place for place in range(len(keys)) if place not in covered and self._says(words[place])]
        return [*heard, *(guess for place in rest for guess in self._in_phrases(words[place], keys[place]))]

    def _learn(self, text: str, meaning: Meaning) -> None:
        spoken = [word for word in words_of(text) if word.folded not in self._left_out]
        words = tuple(_keys(word.text, word.folded, self._language) for word in spoken)
        for key in words[0] if words else ():
            self._by_first.setdefault(key, []).append(_Phrase(words, meaning))
        for word, keys in zip(spoken, words, strict=True):
            for key in keys if self._says(word) else ():
                self._by_word.setdefault(key, set()).add(meaning)

    def _says(self, word: Word) -> bool:
        return word.folded not in self._silent

    def _matches_at(self, start: int, keys: Sequence[Keys]) -> Iterable[tuple[int, int, Meaning]]:
        for phrase in {phrase for key in keys[start] for phrase in self._by_first.get(key, ())}:
            end = start + len(phrase.words)
            if end <= len(keys) and all(a & b for a, b in zip(phrase.words, keys[start:end], strict=True)):
                yield start, end, phrase.meaning

    def _in_phrases(self, word: Word, keys: Keys) -> Iterable[Heard]:
        """Understands a word that is no phrase by itself: by phrases that contain it, else by phrases with a word spelt
        like it."""
        meanings = {meaning for key in keys for meaning in self._by_word.get(key, ())}
        if meanings:
            yield from _vague(meanings, PART)
        elif near := self._nearest.find(word.folded):
            yield from _vague(self._by_word[near], NEAR)


def _vague(meanings: set[Meaning], sureness: float) -> Iterable[Heard]:
    if len(meanings) <= MOST_MEANINGS:
        yield Heard(tuple(sorted(meanings)), sureness, 1)


def _longest(matches: Iterable[tuple[int, int, Meaning]]) -> dict[tuple[int, int], list[Meaning]]:
    """The meanings by span, without the spans that lie within a longer one."""
    spans: dict[tuple[int, int], list[Meaning]] = {}
    for start, end, meaning in matches:
        spans.setdefault((start, end), []).append(meaning)
    return {span: meanings for span, meanings in spans.items() if not any(_within(span, longer) for longer in spans)}


def _within(span: tuple[int, int], longer: tuple[int, int]) -> bool:
    return span != longer and longer[0] <= span[0] and span[1] <= longer[1]


@lru_cache(maxsize=32768)
def _keys(text: str, folded: str, language: Language) -> Keys:
    lemmas = forms(text, language).lemma
    return lemmas | stems(folded) if language == "en" else lemmas
