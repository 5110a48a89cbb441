"""Pictomania as the program finds it."""

import click

from vernissage.core.bot import AnyBot
from vernissage.core.package import GamePackage
from vernissage.core.resources import Resources
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.migrations import from_schema_1
from vernissage.games.pictomania.refusals import REFUSALS


def rules(resources: Resources) -> Rules:
    return Rules(resources.book)


def bot(_resources: Resources) -> AnyBot:
    from vernissage.drawing.players import InkEye, RecipeArtist
    from vernissage.games.pictomania.bot import Player

    return Player(RecipeArtist(), InkEye())


def simulation() -> click.Command:
    from vernissage.games.pictomania.simulation.command import command

    return command


PICTOMANIA = GamePackage(
    name=Rules.name,
    clauses="P",
    refusals=REFUSALS,
    messages=Rules.messages,
    rules=rules,
    bot=bot,
    simulation=simulation,
    from_schema_1=from_schema_1,
)
