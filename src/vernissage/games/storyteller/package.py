"""The package of Storyteller: what the program may ask of the game."""

from functools import lru_cache
from typing import TYPE_CHECKING

import click

from vernissage.contract.any_game import any_package
from vernissage.contract.package import GamePackage
from vernissage.contract.resources import Resources
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.late import LateClues, LatePrinted
from vernissage.games.storyteller.ports import Clues, Printed

if TYPE_CHECKING:
    from vernissage.games.storyteller.bot import Player


def rules(resources: Resources) -> Rules:
    clues = LateClues(lambda: _clues(resources))
    printed = LatePrinted(lambda: _printed(resources))
    resources.later(clues.prepare)
    resources.later(printed.prepare)
    return Rules(resources.catalogue, clues, printed)


def bot(resources: Resources) -> "Player":
    from vernissage.games.storyteller.bot import Player

    return Player(LateClues(lambda: _clues(resources)), resources.catalogue)


@lru_cache(maxsize=1)
def _clues(resources: Resources) -> Clues:
    """Makes the port of clues, one for the rules and the bots."""
    from vernissage.games.storyteller.notion_clues import NotionClues

    clues = NotionClues(resources.catalogue, resources.vocabulary)
    clues.prepare()
    return clues


def _printed(resources: Resources) -> Printed:
    from vernissage.games.storyteller.printed_cards import PrintedCards

    return PrintedCards(resources.catalogue, resources.vocabulary)


def simulation() -> click.Command:
    from vernissage.games.storyteller.simulation.command import command

    return command


STORYTELLER = any_package(
    GamePackage(
        game=Rules,
        rules=rules,
        bot=bot,
        simulation=simulation,
    )
)
