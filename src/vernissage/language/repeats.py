"""Compares texts: the same twice, whatever the endings, case, spacing and punctuation; numbers and qualifiers count."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from vernissage.contract.catalogue import Language
from vernissage.contract.text import looks
from vernissage.language.endings import akin, dictionary_form, forms, is_a_word, same_word
from vernissage.language.lexicon import languages_for, lexicon
from vernissage.language.slips import SHORTEST, is_a_slip
from vernissage.language.spelling import Word, words_of

_SILENT_CHARACTERS = str.maketrans("两兩0一二三四五六七八九", "220123456789", "的们們")


class _Reading(NamedTuple):
    """A theme as it is compared with all others, which is made once."""

    words: tuple[Word, ...]
    joined: str
    looks: frozenset[str]
    numbers: tuple[str, ...]  # so that two people never near three


class Marks(NamedTuple):
    """What two themes have in common if one repeats the other, nearly or in full: one of `shared`, or a slip."""

    shared: frozenset[str]
    may_slip: bool  # it is one word that is long enough for a slip of the pen
    is_known: bool  # and in the dictionary: two such words are never slips of each other


@lru_cache(maxsize=2048)
def _read(text: str, hint: Language) -> _Reading:
    words = content(text, hint)
    return _Reading(words, _joined(words, hint), looks(text), _numbers(words, hint))


def marks(text: str, hint: Language) -> Marks:
    """Most themes have nothing to do with each other. Their marks say so at once, and nothing else need be compared."""
    read = _read(text, hint)
    shared = {read.joined, *read.looks, *(f"#{number}" for number in read.numbers)}
    for word in read.words:
        shared.add(word.folded)
        for language in languages_for(word.script, hint):
            shared |= forms(word.text, language).stem
    if all(word.script == "han" for word in read.words):
        shared.add("".join(sorted(read.joined)))
    may_slip = len(read.words) == 1 and len(read.words[0].folded) >= SHORTEST
    return Marks(frozenset(shared), may_slip, may_slip and _both_words(read.words[0], read.words[0], hint))


def are_unlike(one: Marks, other: Marks) -> bool:
    """Neither repeats the other, nearly or in full. False when that has to be looked into."""
    if not one.shared.isdisjoint(other.shared):
        return False
    return not (one.may_slip and other.may_slip) or (one.is_known and other.is_known)


def repeats(one: str, other: str, hint: Language) -> bool:
    """Whether nobody could tell the two themes apart."""
    a, b = _read(one, hint), _read(other, hint)
    if a.joined == b.joined or not a.looks.isdisjoint(b.looks):
        return True
    return len(a.words) == len(b.words) and all(map(partial(_same, hint=hint), a.words, b.words))


def nearly_repeats(one: str, other: str, hint: Language) -> bool:
    """The same words in another order, a slip of the pen, or endings that may be another word.

    In Chinese only the order: one other character is another word.
    """
    a, b = _read(one, hint), _read(other, hint)
    if len(a.words) != len(b.words) or a.numbers != b.numbers:
        return False
    if all(word.script == "han" for word in (*a.words, *b.words)):
        return sorted(a.joined) == sorted(b.joined)
    return _reordered(a.words, b.words, hint) or _slipped(a.words, b.words, hint)


def misspells(one: str, other: str, hint: Language) -> bool:
    """One of them is a slip of the pen for the other. In Chinese one other character is another word."""
    a, b = _read(one, hint), _read(other, hint)
    if len(a.words) != len(b.words) or a.numbers != b.numbers:
        return False
    return not any(word.script == "han" for word in (*a.words, *b.words)) and _slipped(a.words, b.words, hint)


@lru_cache(maxsize=2048)
def content(text: str, hint: Language) -> tuple[Word, ...]:
    """Without articles, unless there is nothing else."""
    words = words_of(text)
    return tuple(word for word in words if not is_article(word, hint)) or words


def is_article(word: Word, hint: Language) -> bool:
    return any(word.folded in lexicon(language).articles for language in languages_for(word.script, hint))


@lru_cache(maxsize=8192)
def number_of(word: Word, hint: Language) -> str | None:
    """2 for "two", «двух» and "dos"."""
    if word.script == "number":
        return word.folded.lstrip("0") or "0"
    for language in languages_for(word.script, hint):
        numbers = lexicon(language).numbers
        found = numbers.get(word.folded) or numbers.get(dictionary_form(word.text, language) or "")
        if found:
            return found
    return None


def _joined(words: Sequence[Word], hint: Language) -> str:
    joined = "".join(number_of(word, hint) or word.folded for word in words)
    if not any(word.script == "han" for word in words):
        return joined
    return joined.translate(_SILENT_CHARACTERS) or joined


def _numbers(words: Sequence[Word], hint: Language) -> tuple[str, ...]:
    """Digits, number words and Chinese numerals."""
    numerals = [char for word in words if word.script == "han" for char in _joined([word], hint) if char.isdigit()]
    return tuple(sorted(numerals + [number for word in words if (number := number_of(word, hint))]))


def _same(one: Word, other: Word, hint: Language) -> bool:
    if number_of(one, hint) or number_of(other, hint):
        return number_of(one, hint) == number_of(other, hint)
    if one.folded == other.folded:
        return True
    return _share_a_stem(one, other, hint) and any(
        same_word(one.text, other.text, language) and not _two_words(one, other, language)
        for language in _readable_in(one, other, hint)
    )


def _share_a_stem(one: Word, other: Word, hint: Language) -> bool:
    """In any language that is written so. Otherwise they are not one word, nor akin: so it is with most, and seen at
    once."""
    return one.script == other.script and any(
        not forms(one.text, known).stem.isdisjoint(forms(other.text, known).stem)
        for known in languages_for(one.script, hint)
    )


def _readable_in(one: Word, other: Word, hint: Language) -> tuple[Language, ...]:
    """The player's language, and its neighbour only if their own does not know both words: "capes" are no "cap"."""
    languages = languages_for(one.script, hint)
    return languages[:1] if _both_words(one, other, hint) else languages


def _two_words(one: Word, other: Word, language: Language) -> bool:
    """ "glass" and "glasses", «час» и «часы»: a plural with a meaning of its own."""
    return any({one.folded, other.folded} == set(pair) for pair in lexicon(language).plurals_of_their_own)


def _reordered(a: Sequence[Word], b: Sequence[Word], hint: Language) -> bool:
    left = list(b)
    for word in a:
        match = next((other for other in left if _same(word, other, hint) or _akin(word, other, hint)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _akin(one: Word, other: Word, hint: Language) -> bool:
    return _share_a_stem(one, other, hint) and any(
        akin(one.text, other.text, language) for language in _readable_in(one, other, hint)
    )


def _slipped(a: Sequence[Word], b: Sequence[Word], hint: Language) -> bool:
    """One word differs, by a letter, and is not simply another word ("horse", "house")."""
    differing = [(x, y) for x, y in zip(a, b, strict=True) if not _same(x, y, hint)]
    if len(differing) != 1:
        return False
    one, other = differing[0]
    return not _both_words(one, other, hint) and is_a_slip(one.folded, other.folded)


def _both_words(one: Word, other: Word, hint: Language) -> bool:
    """Both are in the dictionary of the player's language, or of the first that is written so."""
    own = languages_for(one.script, hint)[:1]
    return any(is_a_word(one.text, language) and is_a_word(other.text, language) for language in own)
