"""Similar themes: tells whether one theme repeats another, in full or nearly.

Endings, case, spacing and punctuation make no difference; numbers and qualifiers do.
"""

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple

from vernissage.contract.catalogue import Language
from vernissage.contract.text import looks
from vernissage.language.endings import akin, dictionary_form, forms, is_a_word, same_word
from vernissage.language.lexicon import languages_for, lexicon
from vernissage.language.slips import SHORTEST_LETTERS, is_a_slip
from vernissage.language.spelling import Word, words_of

_SILENT_CHARACTERS = str.maketrans("两兩0一二三四五六七八九", "220123456789", "的们們")


class _Reading(NamedTuple):
    """A theme, prepared once for being compared with all others."""

    words: tuple[Word, ...]
    joined: str
    looks: frozenset[str]
    numbers: tuple[str, ...]  # so that "two people" never counts as nearly "three people"


class Marks(NamedTuple):
    """A quick filter for similar themes: two themes that repeat each other have a string of `shared` in common, or are
    single words, one of them misspelt."""

    shared: frozenset[str]
    may_slip: bool  # one word, long enough for a slip of the pen
    is_known: bool  # and in the dictionary: of two such words, neither is a misspelling of the other


@lru_cache(maxsize=2048)
def _read(text: str, hint: Language) -> _Reading:
    words = content(text, hint)
    return _Reading(words, _joined(words, hint), looks(text), _numbers(words, hint))


def marks(text: str, hint: Language) -> Marks:
    """The marks of a theme. Most pairs of themes have nothing in common, which their marks show at once."""
    read = _read(text, hint)
    shared = {read.joined, *read.looks, *(f"#{number}" for number in read.numbers)}
    for word in read.words:
        shared.add(word.folded)
        for language in languages_for(word.script, hint):
            shared |= forms(word.text, language).stem
    if all(word.script == "han" for word in read.words):
        shared.add("".join(sorted(read.joined)))
    may_slip = len(read.words) == 1 and len(read.words[0].folded) >= SHORTEST_LETTERS
    return Marks(frozenset(shared), may_slip, may_slip and _both_words(read.words[0], read.words[0], hint))


def are_unlike(first: Marks, second: Marks) -> bool:
    """Whether the themes certainly differ. If false, they still have to be compared."""
    if not first.shared.isdisjoint(second.shared):
        return False
    return not (first.may_slip and second.may_slip) or (first.is_known and second.is_known)


def repeats(first: str, second: str, hint: Language) -> bool:
    """Whether the two themes are the same, apart from endings, case, spacing and punctuation."""
    a, b = _read(first, hint), _read(second, hint)
    if a.joined == b.joined or not a.looks.isdisjoint(b.looks):
        return True
    return len(a.words) == len(b.words) and all(map(partial(_same, hint=hint), a.words, b.words))


def nearly_repeats(first: str, second: str, hint: Language) -> bool:
    """Whether the themes differ only in word order, by a slip of the pen, or in endings that may make another word.

    In Chinese only the order counts: with one character changed, it is another word.
    """
    a, b = _read(first, hint), _read(second, hint)
    if len(a.words) != len(b.words) or a.numbers != b.numbers:
        return False
    if all(word.script == "han" for word in (*a.words, *b.words)):
        return sorted(a.joined) == sorted(b.joined)
    return _reordered(a.words, b.words, hint) or _slipped(a.words, b.words, hint)


def says_no_more(first: str, second: str, hint: Language) -> bool:
    """Whether the themes differ only in words that say nothing, or that are said twice: "there is a dog", "dog dog"."""
    a, b = _telling(first, hint), _telling(second, hint)
    if not a or len(a) != len(b):
        return False
    if any(word.script == "han" for word in (*a, *b)):
        return [word.folded for word in a] == [word.folded for word in b]
    return all(any(_same(word, other, hint) for other in b) for word in a)


def _telling(text: str, hint: Language) -> tuple[Word, ...]:
    """The words of a theme that say something, each once."""
    words = words_of(_without_empty_phrases(_without_empty_characters(text), hint))
    empty = [word for word in words if any(word.folded in _empty(one) for one in languages_for(word.script, hint))]
    if all(number_of(word, hint) for word in empty):
        empty = []  # "un niño" is one boy
    telling: list[Word] = []
    for word in words:
        if word not in empty and not any(_same(word, other, hint) for other in telling):
            telling.append(word)
    return tuple(telling)


def _without_empty_characters(text: str) -> str:
    """A Chinese theme without the words before it that say nothing, and without doubling: 画里有狗, 狗狗."""
    empty = next((word for word in lexicon("zh").empty if text.startswith(word)), "")
    rest = text[len(empty) :]
    return rest[0] if rest and set(rest) == {rest[0]} and words_of(rest)[0].script == "han" else rest


def _without_empty_phrases(text: str, hint: Language) -> str:
    """A theme without phrases such as "at least one", whose words mean something by themselves."""
    for phrase in lexicon(hint).empty:
        if " " in phrase and phrase in text.casefold():
            return text.casefold().replace(phrase, " ")
    return text


@cache
def _empty(language: Language) -> frozenset[str]:
    return frozenset(words_of(empty)[0].folded for empty in lexicon(language).empty if " " not in empty)


def misspells(first: str, second: str, hint: Language) -> bool:
    """Whether one theme is a misspelling of the other. Never in Chinese, where another character is another word."""
    a, b = _read(first, hint), _read(second, hint)
    if len(a.words) != len(b.words) or a.numbers != b.numbers:
        return False
    return not any(word.script == "han" for word in (*a.words, *b.words)) and _slipped(a.words, b.words, hint)


@lru_cache(maxsize=2048)
def content(text: str, hint: Language) -> tuple[Word, ...]:
    """The words of a theme without articles, unless it has no other words."""
    words = words_of(text)
    return tuple(word for word in words if not is_article(word, hint)) or words


def is_article(word: Word, hint: Language) -> bool:
    return any(word.folded in lexicon(language).articles for language in languages_for(word.script, hint))


@lru_cache(maxsize=8192)
def number_of(word: Word, hint: Language) -> str | None:
    """The number that a word stands for: 2 for "two", «двух» and "dos"."""
    if word.script == "number":
        return word.folded.lstrip("0") or "0"
    for language in languages_for(word.script, hint):
        numbers = lexicon(language).numbers
        number = numbers.get(word.folded) or numbers.get(dictionary_form(word.text, language) or "")
        if number:
            return number
    return None


def _joined(words: Sequence[Word], hint: Language) -> str:
    joined = "".join(number_of(word, hint) or word.folded for word in words)
    if not any(word.script == "han" for word in words):
        return joined
    return joined.translate(_SILENT_CHARACTERS) or joined


def _numbers(words: Sequence[Word], hint: Language) -> tuple[str, ...]:
    """All numbers in a theme, sorted: digits, number words and Chinese numerals."""
    numerals = [char for word in words if word.script == "han" for char in _joined([word], hint) if char.isdigit()]
    return tuple(sorted(numerals + [number for word in words if (number := number_of(word, hint))]))


def _same(first: Word, second: Word, hint: Language) -> bool:
    if number_of(first, hint) or number_of(second, hint):
        return number_of(first, hint) == number_of(second, hint)
    if first.folded == second.folded:
        return True
    return _share_a_stem(first, second, hint) and any(
        same_word(first.text, second.text, language) and not _two_words(first, second, language)
        for language in _readable_in(first, second, hint)
    )


def _share_a_stem(first: Word, second: Word, hint: Language) -> bool:
    """Whether the words share a stem in any language of their script. A quick check: most pairs do not, and those are
    neither the same word nor akin."""
    return first.script == second.script and any(
        not forms(first.text, language).stem.isdisjoint(forms(second.text, language).stem)
        for language in languages_for(first.script, hint)
    )


def _readable_in(first: Word, second: Word, hint: Language) -> tuple[Language, ...]:
    """The languages to compare the words in: the player's, and others of the script unless the player's has both words.
    So in English "capes" is no plural of "cap"."""
    languages = languages_for(first.script, hint)
    return languages[:1] if _both_words(first, second, hint) else languages


def _two_words(first: Word, second: Word, language: Language) -> bool:
    """Whether a plural has a meaning of its own: "glass" and "glasses", «час» and «часы»."""
    return any({first.folded, second.folded} == set(pair) for pair in lexicon(language).plurals_of_their_own)


def _reordered(a: Sequence[Word], b: Sequence[Word], hint: Language) -> bool:
    left = list(b)
    for word in a:
        match = next(
            (candidate for candidate in left if _same(word, candidate, hint) or _akin(word, candidate, hint)), None
        )
        if match is None:
            return False
        left.remove(match)
    return True


def _akin(first: Word, second: Word, hint: Language) -> bool:
    return _share_a_stem(first, second, hint) and any(
        akin(first.text, second.text, language) for language in _readable_in(first, second, hint)
    )


def _slipped(a: Sequence[Word], b: Sequence[Word], hint: Language) -> bool:
    """Whether just one word differs, by a letter, and is no other known word (as "horse" and "house" are)."""
    differing = [(x, y) for x, y in zip(a, b, strict=True) if not _same(x, y, hint)]
    if len(differing) != 1:
        return False
    first, second = differing[0]
    return not _both_words(first, second, hint) and is_a_slip(first.folded, second.folded)


def _both_words(first: Word, second: Word, hint: Language) -> bool:
    """Whether both words are in the dictionary of the player's language, or of the first one with their script."""
    own = languages_for(first.script, hint)[:1]
    return any(is_a_word(first.text, language) and is_a_word(second.text, language) for language in own)
