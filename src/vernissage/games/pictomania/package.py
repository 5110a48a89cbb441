"""The package of Pictomania: what the program may ask of the game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from vernissage.contract.any_game import any_package
from vernissage.contract.package import GamePackage
from vernissage.contract.resources import Resources
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.rules.own_cards import tidied
from vernissage.games.pictomania.setup import Setup

if TYPE_CHECKING:
    from vernissage.games.pictomania.bot import Player


def rules(resources: Resources) -> Rules:
    return Rules(resources.book, counts_down=resources.bots_pause)


def bot(resources: Resources) -> "Player":
    from vernissage.drawing.bot_artist import InkEye, RecipeArtist
    from vernissage.games.pictomania.bot import Player
    from vernissage.games.pictomania.bot.known_words import KnownWords

    artist = RecipeArtist()
    return Player(artist, InkEye(), KnownWords(resources.book, artist))


def unsupported_by_bots(resources: Resources) -> Callable[[Setup], list[str]]:
    from vernissage.drawing.bot_artist import RecipeArtist
    from vernissage.games.pictomania.bot.known_words import KnownWords

    words = KnownWords(resources.book, RecipeArtist())
    return lambda setup: words.unknown(word for card in tidied(setup).own_cards for word in card.words)


def simulation() -> click.Command:
    from vernissage.games.pictomania.simulation.command import command

    return command


PICTOMANIA = any_package(
    GamePackage(
        game=Rules,
        rules=rules,
        bot=bot,
        unsupported_by_bots=unsupported_by_bots,
        simulation=simulation,
    )
)
