"""How each word can be drawn: written by people, by level, card and number."""
