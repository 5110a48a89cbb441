"""The languages that every word for people exists in."""

from vernissage.core.catalogue import Language

LANGUAGES: tuple[Language, ...] = ("en", "ru", "es", "zh", "uk")
