"""Decks of paintings: what is on them, where they come from, and how they become cards."""
