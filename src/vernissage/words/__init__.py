"""Word cards: seven words that belong together, by level, each in every language."""
