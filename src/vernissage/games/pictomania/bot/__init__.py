"""Bots that draw what they are dealt and guess by looking at the ink."""

from vernissage.games.pictomania.bot.player import Player

__all__ = ["Player"]
