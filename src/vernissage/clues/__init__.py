"""Notions, the meanings that pictures may have, in five languages; clues by them, and the painting a clue is about."""
