"""Storyteller as the program finds it."""

import click

from vernissage.core.bot import AnyBot
from vernissage.core.package import GamePackage
from vernissage.core.resources import Resources
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.late import LateClues, LatePrinted
from vernissage.games.storyteller.ports import Clues, Printed
from vernissage.games.storyteller.refusals import REFUSALS


def rules(resources: Resources) -> Rules:
    clues, printed = LateClues(lambda: _clues(resources)), LatePrinted(lambda: _printed(resources))
    resources.later(clues.prepare)
    resources.later(printed.prepare)
    return Rules(resources.catalogue, clues, printed)


def bot(resources: Resources) -> AnyBot:
    from vernissage.games.storyteller.bot import Player

    return Player(LateClues(lambda: _clues(resources)))


def _clues(resources: Resources) -> Clues:
    from vernissage.games.storyteller.tag_clues import TagClues

    return TagClues(resources.catalogue, resources.vocabulary)


def _printed(resources: Resources) -> Printed:
    from vernissage.games.storyteller.printed_cards import PrintedCards

    return PrintedCards(resources.catalogue, resources.vocabulary)


def simulation() -> click.Command:
    from vernissage.games.storyteller.simulation.command import command

    return command


STORYTELLER = GamePackage(
    name=Rules.name,
    clauses="S",
    refusals=REFUSALS,
    messages=Rules.messages,
    rules=rules,
    bot=bot,
    simulation=simulation,
)
