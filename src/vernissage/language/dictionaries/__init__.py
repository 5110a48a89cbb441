"""Dictionaries of word forms, made ahead into files that are opened in a moment."""
