"""A bot that tells, gives and votes by what it makes of clues and paintings."""

from vernissage.games.storyteller.bot.player import Player

__all__ = ["Player"]
