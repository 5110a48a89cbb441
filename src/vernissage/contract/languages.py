"""The languages that every word for people exists in, and the countries that have words of their own."""

from collections.abc import Mapping

from vernissage.contract.catalogue import Language

LANGUAGES: tuple[Language, ...] = ("en", "ru", "es", "zh", "uk")
VARIANTS: Mapping[Language, Language] = {"en-US": "en", "es-419": "es"}  # named as in BCP 47
READERS: tuple[Language, ...] = (*LANGUAGES, *VARIANTS)


def language_of(reader: Language) -> Language:
    """The language that a reader of it or of one of its variants reads in."""
    return VARIANTS.get(reader, reader)
