"""The registry of games. Nothing else outside a game's own folder knows its name."""

from collections.abc import Callable, Mapping, Sequence

from vernissage.contract.any_game import AnyBot, AnyGame, AnyPackage, SomeSetup
from vernissage.contract.resources import Resources
from vernissage.games.artline.package import ARTLINE
from vernissage.games.pictomania.package import PICTOMANIA
from vernissage.games.storyteller.package import STORYTELLER

PACKAGES: Mapping[str, AnyPackage] = {package.game.name: package for package in (ARTLINE, PICTOMANIA, STORYTELLER)}


def all_games(resources: Resources) -> Mapping[str, AnyGame]:
    return {name: package.rules(resources) for name, package in PACKAGES.items()}


def all_bots(resources: Resources) -> Mapping[str, AnyBot]:
    return {name: package.bot(resources) for name, package in PACKAGES.items() if package.bot is not None}


def unsupported_by_bots(resources: Resources) -> Mapping[str, Callable[[SomeSetup], Sequence[str]]]:
    """What bots cannot do with a setup, by game."""
    asked = {name: package.unsupported_by_bots for name, package in PACKAGES.items()}
    return {name: ask(resources) for name, ask in asked.items() if ask is not None}
