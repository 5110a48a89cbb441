"""The languages in which every word of the house exists."""

LANGUAGES = ("en", "ru", "es", "zh", "uk")
