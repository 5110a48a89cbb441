"""Bots that see by tags: they lay, name themes, accept, object, vote, discard and play every edition and variant."""

from vernissage.games.artline.bot.player import Player

__all__ = ["Player"]
