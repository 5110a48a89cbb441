"""Words that say nothing by themselves, though phrases have them: "who am I" means something, "who" nothing."""

from functools import cache
from pathlib import Path

from vernissage.contract.catalogue import Language

_WORDS = Path(__file__).with_name("silent")


@cache
def silent_words(language: Language) -> frozenset[str]:
    return frozenset((_WORDS / f"{language}.txt").read_text("utf-8").split())
