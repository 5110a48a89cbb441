"""Compares the words of a clue with those of titles, since a title names what the painting is about."""

from collections.abc import Sequence

from vernissage.contract.catalogue import Language
from vernissage.language.endings import forms
from vernissage.language.lexicon import languages_for, lexicon
from vernissage.language.spelling import Word, is_han, words_of

_SHORTEST_WORD = 4  # letters; shorter words are not worth comparing


def title_words(titles: Sequence[str]) -> frozenset[str]:
    """Every form by which a word of the titles can be recognised; for Chinese, pairs of characters."""
    return frozenset(key for title in titles for word in words_of(title) for key in _keys(word, "en"))


def clue_words(clue: str, language: Language) -> list[frozenset[str]]:
    """The same forms for each word of a clue, except for words that are not worth comparing."""
    return [keys for word in words_of(clue) if (keys := _keys(word, language))]


def _keys(word: Word, language: Language) -> frozenset[str]:
    if is_han(word.folded[0]):
        return frozenset(word.folded[place : place + 2] for place in range(len(word.folded) - 1))
    if len(word.folded) < _SHORTEST_WORD:
        return frozenset()
    spoken = [name for name in languages_for(word.script, language) if word.folded not in lexicon(name).neutral]
    return frozenset(key for name in spoken for key in forms(word.text, name).lemma)
