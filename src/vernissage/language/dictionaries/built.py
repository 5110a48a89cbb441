"""The dictionaries that there are, and where."""

from functools import cache
from pathlib import Path

from vernissage.contract.catalogue import Language
from vernissage.language.dictionaries.dictionary import Dictionary

BUILT = Path(__file__).with_name("built")
LANGUAGES: tuple[Language, ...] = ("en", "es", "ru", "uk")


def file_of(language: Language, folder: Path = BUILT) -> Path:
    return folder / f"{language}.dictionary"


@cache
def dictionary(language: Language) -> Dictionary:
    return Dictionary(file_of(language))
