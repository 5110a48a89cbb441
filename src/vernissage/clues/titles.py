"""Words that a painting's title has in common with a clue: titles name what a painting is about."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Language
from vernissage.language.endings import forms
from vernissage.language.lexicon import languages_for, lexicon
from vernissage.language.spelling import Word, is_han, words_of

_SHORTEST = 4  # letters of a word that is worth comparing


def title_words(titles: Sequence[str]) -> frozenset[str]:
    """Every form that a word of the titles can be recognised by; pairs of characters for Chinese."""
    return frozenset(key for title in titles for word in words_of(title) for key in _keys(word, "en"))


def clue_words(clue: str, language: Language) -> list[frozenset[str]]:
    """The same of each word of a clue; words that are not worth comparing have none."""
    return [keys for word in words_of(clue) if (keys := _keys(word, language))]


def _keys(word: Word, language: Language) -> frozenset[str]:
    if is_han(word.folded[0]):
        return frozenset(word.folded[at : at + 2] for at in range(len(word.folded) - 1))
    if len(word.folded) < _SHORTEST:
        return frozenset()
    spoken = [one for one in languages_for(word.script, language) if word.folded not in lexicon(one).neutral]
    return frozenset(key for one in spoken for key in forms(word.text, one).lemma)
