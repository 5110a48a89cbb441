"""The languages in which every word for people exists."""

LANGUAGES = ("en", "ru", "es", "zh", "uk")
