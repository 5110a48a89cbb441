"""The package of Artline: what the program may ask of the game."""

from typing import TYPE_CHECKING

import click

from vernissage.contract.any_game import any_package
from vernissage.contract.package import GamePackage
from vernissage.contract.resources import Resources
from vernissage.games.artline.game import Rules
from vernissage.games.artline.late import LateReferee

if TYPE_CHECKING:
    from vernissage.games.artline.bot import Player
    from vernissage.games.artline.referee import ThemeReferee


def rules(resources: Resources) -> Rules:
    referee = LateReferee(lambda: _referee(resources))
    resources.later(referee.prepare)
    return Rules(resources.catalogue, referee)


def _referee(resources: Resources) -> "ThemeReferee":
    from vernissage.games.artline.referee import ThemeReferee

    referee = ThemeReferee(resources.catalogue, resources.vocabulary.names)
    referee.prepare()
    return referee


def bot(resources: Resources) -> "Player":
    from vernissage.games.artline.bot import Player

    words = resources.vocabulary
    player = Player(resources.catalogue, words.names, words.broader, words.dull)
    resources.later(player.prepare)
    return player


def simulation() -> click.Command:
    from vernissage.games.artline.simulation.command import command

    return command


def themes() -> click.Command:
    from vernissage.games.artline.referee.command import command

    return command


ARTLINE = any_package(
    GamePackage(
        game=Rules,
        rules=rules,
        bot=bot,
        simulation=simulation,
        commands={"themes": themes},
    )
)
