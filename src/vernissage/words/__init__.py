"""Word cards: seven words that belong together, each in every language, by level."""
