"""Finds phrases in a theme: words by their forms, Chinese by its characters."""

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from vernissage.contract.catalogue import Language
from vernissage.language.endings import Forms, forms
from vernissage.language.spelling import Word, words_of

EXACT, NUMBER, LEMMA, STEM = range(4)
T = TypeVar("T")


class PhraseMatch(NamedTuple, Generic[T]):
    """A phrase with this `meaning` covers the words from `start` up to `end`; `sureness` is EXACT at best."""

    start: int
    end: int
    sureness: int
    meaning: T


class _Phrase(NamedTuple, Generic[T]):
    rank: int
    words: tuple[Forms, ...]
    meaning: T


class Phrases(Generic[T]):
    """An index of phrases in one alphabetic language. If several match the same words, the one given first wins."""

    def __init__(
        self, phrases: Iterable[tuple[str, T]], language: Language, *, without: frozenset[str] = frozenset()
    ) -> None:
        self._language = language
        self._by_first: dict[str, list[_Phrase[T]]] = {}
        for rank, (text, meaning) in enumerate(phrases):
            words = tuple(forms(word.text, language) for word in words_of(text) if word.folded not in without)
            if len(words) == 1:
                words = (_as_a_word(words[0]),)
            for key in words[0].stem if words else ():
                self._by_first.setdefault(key, []).append(_Phrase(rank, words, meaning))

    def find(self, words: Sequence[Word], *, loosest: int = LEMMA) -> list[PhraseMatch[T]]:
        """The longest phrases from left to right, none overlapping."""
        readings = [forms(word.text, self._language) for word in words]
        matches: list[PhraseMatch[T]] = []
        place = 0
        while place < len(readings):
            best = self._best_at(place, readings, loosest)
            if best:
                matches.append(best)
            place = best.end if best else place + 1
        return matches

    def _best_at(self, start: int, readings: Sequence[Forms], loosest: int) -> PhraseMatch[T] | None:
        best: tuple[tuple[int, int, int], PhraseMatch[T]] | None = None
        for phrase in (p for key in readings[start].stem for p in self._by_first.get(key, ())):
            end = start + len(phrase.words)
            sureness = _sureness(phrase.words, readings[start:end])
            order = (-end, sureness, phrase.rank)
            if sureness <= loosest and (best is None or order < best[0]):
                best = order, PhraseMatch(start, end, sureness, phrase.meaning)
        return best[1] if best else None


def _as_a_word(reading: Forms) -> Forms:
    """The forms of a phrase of one word, without digits: «двое» alone means two people, but "2" does not."""
    return Forms(*(frozenset(form for form in level if not form.isdigit()) for level in reading))


def _sureness(wanted: Sequence[Forms], given: Sequence[Forms]) -> int:
    """How surely the given words are the wanted ones; more than STEM if they are not."""
    if len(wanted) != len(given):
        return STEM + 1
    return max(
        next((level for level in range(STEM + 1) if w[level] & g[level]), STEM + 1)
        for w, g in zip(wanted, given, strict=True)
    )


class Characters(Generic[T]):
    """An index of Chinese phrases: the longest run of characters wins."""

    def __init__(self, phrases: Iterable[tuple[str, T]]) -> None:
        self._meanings: dict[str, T] = {}
        for text, meaning in phrases:
            self._meanings.setdefault("".join(word.folded for word in words_of(text)), meaning)
        self._meanings.pop("", None)
        self._longest = max(map(len, self._meanings), default=0)

    def find(self, text: str) -> list[PhraseMatch[T]]:
        matches: list[PhraseMatch[T]] = []
        place = 0
        while place < len(text):
            for end in range(min(len(text), place + self._longest), place, -1):
                if text[place:end] in self._meanings:
                    matches.append(PhraseMatch(place, end, EXACT, self._meanings[text[place:end]]))
                    place = end - 1
                    break
            place += 1
        return matches
