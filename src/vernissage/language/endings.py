"""Word endings: whether two forms belong to one word, as far as dictionaries and plural rules can tell."""

from functools import lru_cache
from typing import NamedTuple

from vernissage.contract.catalogue import Language
from vernissage.language.dictionaries.built import LANGUAGES, dictionary
from vernissage.language.dictionaries.dictionary import Known
from vernissage.language.lexicon import lexicon
from vernissage.language.spelling import fold

_ENDS_A_SPANISH_NOUN = "dlnrsjy"


class Forms(NamedTuple):
    """What a word may be compared by, from the surest to the least sure."""

    exact: frozenset[str]
    number: frozenset[str]  # plural and singular taken together
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
    """The entry a dictionary has for this form; none for a word it does not know."""
    found = _known(text, language)
    return found.entry if found else None


def is_a_word(text: str, language: Language) -> bool:
    """A word of the dictionary, not a name."""
    found = _known(text, language)
    return found is not None and found.literal


@lru_cache(maxsize=8192)
def _known(text: str, language: Language) -> Known | None:
    found = dictionary(language).find(text) if language in LANGUAGES else None
    return found and found._replace(entry=fold(found.entry.casefold()))


@lru_cache(maxsize=8192)
def same_word(one: str, other: str, language: Language) -> bool:
    """Sure enough to refuse a repeat: the same noun or adjective in another number or case."""
    a, b = forms(one, language), forms(other, language)
    if a.exact == b.exact or a.number & b.number:
        return True
    if language == "en":
        return _same_lemma(one, other, language) and _verb_ending(one) == _verb_ending(other)
    if lexicon(language).noun_endings:
        return _same_lemma(one, other, language) or _same_paradigm(one, other, language)
    return False  # Spanish: a shared lemma may join "niño" with "niña" and "vista" with "vestido"


def akin(one: str, other: str, language: Language) -> bool:
    """Worth a word to the player: they share a dictionary entry or a stem."""
    if language == "en" and _verb_ending(one) != _verb_ending(other):
        return False
    shared = forms(one, language).stem & forms(other, language).stem
    return bool(shared) and fold(one)[:2] == fold(other)[:2] and not _two_genders(one, other, language)


def _two_genders(one: str, other: str, language: Language) -> bool:
    """Girls are not boys, though the Spanish dictionary has them in one entry."""
    ends = {fold(word).removesuffix("s")[-1:] for word in (one, other)}
    return language == "es" and ends == {"a", "o"}


def _same_lemma(one: str, other: str, language: Language) -> bool:
    """The first letter must agree, so that «человек» and «люди» stay a doubt."""
    lemma = dictionary_form(one, language)
    return lemma is not None and lemma == dictionary_form(other, language) and one[0] == other[0]


def _verb_ending(word: str) -> str:
    """A "fishing" is no fish, and "darker" is not "dark"."""
    return next((e for e in ("ing", "ed", "er", "est") if word.endswith(e) and len(word) > len(e) + 2), "")


def _same_paradigm(one: str, other: str, language: Language) -> bool:
    """The same stem under two endings of nouns, unless the dictionary has both as words of their own."""
    if all(dictionary_form(word, language) == fold(word) for word in (one, other)):
        return False
    return bool(_stems(frozenset({fold(one)}), language) & _stems(frozenset({fold(other)}), language))


def _stems(words: frozenset[str], language: Language) -> frozenset[str]:
    return (
        frozenset(_stem(word, language) for word in words if len(word) > 4) if lexicon(language).noun_endings else words
    )


def _stem(word: str, language: Language) -> str:
    ending = next((e for e in lexicon(language).noun_endings if word.endswith(e) and len(word) - len(e) >= 4), "")
    return f"{word.removesuffix(ending)}-"


def _listed(text: str, folded: str, language: Language) -> list[str]:
    """The singular of an irregular plural, and the digit of a number word."""
    known = lexicon(language)
    number = known.numbers.get(folded) or known.numbers.get(dictionary_form(text, language) or "")
    return [form for form in (known.irregular_plurals.get(folded), number) if form]


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
