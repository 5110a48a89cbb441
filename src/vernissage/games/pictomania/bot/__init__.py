"""Bots that draw what they are dealt and guess by looking at the ink."""

from vernissage.games.pictomania.bot.player import PictomaniaBot

__all__ = ["PictomaniaBot"]
