"""Stop words: words that say little or nothing by themselves, in each language."""

from functools import cache
from pathlib import Path

from vernissage.contract.catalogue import Language
from vernissage.language.lexicon import lexicon

_WORDS = Path(__file__).with_name("silent")


@cache
def fillers(language: Language) -> frozenset[str]:
    """Words that phrases and clues are compared without, such as articles."""
    return lexicon(language).articles | lexicon(language).neutral


@cache
def silent_words(language: Language) -> frozenset[str]:
    """Words that mean something only as part of a phrase: "who am I" does, "who" alone does not."""
    return frozenset((_WORDS / f"{language}.txt").read_text("utf-8").split())
