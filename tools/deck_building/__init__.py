"""Builds the built-in decks from packages, when the program is built."""
