"""How the built-in decks are made from packages, once, when the program is built."""
