"""Finding phrases in a theme: words by their forms, Chinese by its characters."""

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from vernissage.contract.catalogue import Language
from vernissage.language.endings import Forms, forms
from vernissage.language.spelling import Word, words_of

EXACT, NUMBER, LEMMA, STEM = range(4)
T = TypeVar("T")


class Found(NamedTuple, Generic[T]):
    """`meaning` was found in the words `start` to `end`; `sureness` is EXACT at best."""

    start: int
    end: int
    sureness: int
    meaning: T


class _Phrase(NamedTuple, Generic[T]):
    rank: int
    words: tuple[Forms, ...]
    meaning: T


class Phrases(Generic[T]):
    """Phrases of one alphabetic language. Of several on the same words the earlier given wins."""

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

    def find(self, words: Sequence[Word], *, loosest: int = LEMMA) -> list[Found[T]]:
        """The longest phrases from left to right, none overlapping."""
        readings = [forms(word.text, self._language) for word in words]
        found: list[Found[T]] = []
        here = 0
        while here < len(readings):
            best = self._best_at(here, readings, loosest)
            if best:
                found.append(best)
            here = best.end if best else here + 1
        return found

    def _best_at(self, start: int, readings: Sequence[Forms], loosest: int) -> Found[T] | None:
        best: tuple[tuple[int, int, int], Found[T]] | None = None
        for phrase in (p for key in readings[start].stem for p in self._by_first.get(key, ())):
            end = start + len(phrase.words)
            sureness = _sureness(phrase.words, readings[start:end])
            order = (-end, sureness, phrase.rank)
            if sureness <= loosest and (best is None or order < best[0]):
                best = order, Found(start, end, sureness, phrase.meaning)
        return best[1] if best else None


def _as_a_word(reading: Forms) -> Forms:
    """Alone «двое» means two people, and any other two of something does not."""
    return Forms(*(frozenset(form for form in level if not form.isdigit()) for level in reading))


def _sureness(wanted: Sequence[Forms], given: Sequence[Forms]) -> int:
    """How surely these are the wanted words; more than STEM when they are not."""
    if len(wanted) != len(given):
        return STEM + 1
    return max(
        next((level for level in range(STEM + 1) if w[level] & g[level]), STEM + 1)
        for w, g in zip(wanted, given, strict=True)
    )


class Characters(Generic[T]):
    """Phrases of Chinese: the longest run of characters wins."""

    def __init__(self, phrases: Iterable[tuple[str, T]]) -> None:
        self._meanings: dict[str, T] = {}
        for text, meaning in phrases:
            self._meanings.setdefault("".join(word.folded for word in words_of(text)), meaning)
        self._meanings.pop("", None)
        self._longest = max(map(len, self._meanings), default=0)

    def find(self, text: str) -> list[Found[T]]:
        found: list[Found[T]] = []
        here = 0
        while here < len(text):
            for end in range(min(len(text), here + self._longest), here, -1):
                if text[here:end] in self._meanings:
                    found.append(Found(here, end, EXACT, self._meanings[text[here:end]]))
                    here = end - 1
                    break
            here += 1
        return found
