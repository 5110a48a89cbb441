"""Bots of Storyteller: they tell, give and vote by what they make of clues and paintings."""

from vernissage.games.storyteller.bot.player import Player

__all__ = ["Player"]
