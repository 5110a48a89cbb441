"""Stemming: tells whether two forms belong to one word, as far as dictionaries and plural rules can tell."""

from functools import lru_cache
from typing import NamedTuple

from vernissage.contract.catalogue import Language
from vernissage.language.dictionaries.built import LANGUAGES, dictionary
from vernissage.language.dictionaries.dictionary import Listing
from vernissage.language.lexicon import lexicon
from vernissage.language.spelling import fold

_ENDS_A_SPANISH_NOUN = "dlnrsjy"


class Forms(NamedTuple):
    """The forms by which a word is compared, from the surest to the least sure."""

    exact: frozenset[str]
    number: frozenset[str]  # plural and singular count as one
    lemma: frozenset[str]
    stem: frozenset[str]


@lru_cache(maxsize=8192)
def forms(text: str, language: Language) -> Forms:
    folded = fold(text)
    singulars = frozenset({folded, *_singulars(folded, language), *_listed(text, folded, language)})
    lemma = dictionary_form(text, language)
    lemmas = singulars | {lemma} if lemma else singulars
    return Forms(frozenset({folded}), singulars, lemmas, lemmas | _stems(lemmas, language))


def dictionary_form(text: str, language: Language) -> str | None:
    """The dictionary's entry for this form, or `None` for an unknown word."""
    listing = _look_up(text, language)
    return listing.entry if listing else None


def is_a_word(text: str, language: Language) -> bool:
    """Whether the dictionary has this word, and not only as a name."""
    listing = _look_up(text, language)
    return listing is not None and listing.literal


@lru_cache(maxsize=8192)
def _look_up(text: str, language: Language) -> Listing | None:
    listing = dictionary(language).find(text) if language in LANGUAGES else None
    return listing and listing._replace(entry=fold(listing.entry.casefold()))


@lru_cache(maxsize=8192)
def same_word(first: str, second: str, language: Language) -> bool:
    """Whether both are one noun or adjective, perhaps in another number or case: sure enough to refuse a repeat."""
    a, b = forms(first, language), forms(second, language)
    if a.exact == b.exact or a.number & b.number:
        return True
    if language == "en":
        return _same_lemma(first, second, language) and _verb_ending(first) == _verb_ending(second)
    if lexicon(language).noun_endings:
        return _same_lemma(first, second, language) or _same_paradigm(first, second, language)
    return False  # Spanish: a shared lemma may join "niño" with "niña" and "vista" with "vestido"


def akin(first: str, second: str, language: Language) -> bool:
    """Whether the words share a dictionary entry or a stem: reason enough to ask the player."""
    if language == "en" and _verb_ending(first) != _verb_ending(second):
        return False
    shared = forms(first, language).stem & forms(second, language).stem
    return bool(shared) and fold(first)[:2] == fold(second)[:2] and not _two_genders(first, second, language)


def _two_genders(first: str, second: str, language: Language) -> bool:
    """Whether two Spanish words differ in gender: "niño" and "niña" share a dictionary entry but not a meaning."""
    ends = {fold(word).removesuffix("s")[-1:] for word in (first, second)}
    return language == "es" and ends == {"a", "o"}


def _same_lemma(first: str, second: str, language: Language) -> bool:
    """Whether both have one dictionary entry and one first letter, so that «человек» and «люди» stay a doubt."""
    lemma = dictionary_form(first, language)
    return lemma is not None and lemma == dictionary_form(second, language) and first[0] == second[0]


def _verb_ending(word: str) -> str:
    """An English ending that makes another word: "fishing" is not "fish", and "darker" is not "dark"."""
    return next((e for e in ("ing", "ed", "er", "est") if word.endswith(e) and len(word) > len(e) + 2), "")


def _same_paradigm(first: str, second: str, language: Language) -> bool:
    """Whether two nouns differ only in their ending, unless the dictionary has an entry for each."""
    if all(dictionary_form(word, language) == fold(word) for word in (first, second)):
        return False
    return bool(_stems(frozenset({fold(first)}), language) & _stems(frozenset({fold(second)}), language))


def _stems(words: frozenset[str], language: Language) -> frozenset[str]:
    return (
        frozenset(_stem(word, language) for word in words if len(word) > 4) if lexicon(language).noun_endings else words
    )


def _stem(word: str, language: Language) -> str:
    ending = next((e for e in lexicon(language).noun_endings if word.endswith(e) and len(word) - len(e) >= 4), "")
    return f"{word.removesuffix(ending)}-"


def _listed(text: str, folded: str, language: Language) -> list[str]:
    """The singular of an irregular plural, and the digit of a number word."""
    lists = lexicon(language)
    number = lists.numbers.get(folded) or lists.numbers.get(dictionary_form(text, language) or "")
    return [form for form in (lists.irregular_plurals.get(folded), number) if form]


def _singulars(word: str, language: Language) -> list[str]:
    if len(word) < 4 or not word.endswith("s") or word.endswith("ss"):
        return []
    if language == "en":
        return _english_singulars(word)
    return _spanish_singulars(word) if language == "es" else []


def _english_singulars(word: str) -> list[str]:
    if word.endswith("ies"):
        return [word[:-3] + "y", word[:-1]]
    if word.endswith("ves"):
        return [word[:-3] + "f", word[:-3] + "fe", word[:-1]]
    if word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
        return [word[:-2], word[:-1]]
    return [] if word.endswith(("us", "is")) else [word[:-1]]


def _spanish_singulars(word: str) -> list[str]:
    if word.endswith("ces"):
        return [word[:-3] + "z", word[:-1]]
    if word.endswith("es") and word[-3] in _ENDS_A_SPANISH_NOUN:
        return [word[:-2], word[:-1]]
    return [word[:-1]]
