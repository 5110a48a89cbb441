"""`vernissage dev`: commands for developers, hidden from the help of `vernissage`."""

from functools import partial

import click

from vernissage.cli import Lazy, command_of
from vernissage.games.registry import PACKAGES

simulate = Lazy(
    name="simulate",
    help="Simulate many games with random moves or bots and print statistics.",
    loaders={name: package.simulation for name, package in PACKAGES.items() if package.simulation is not None},
)
LOADERS = {
    **{name: partial(command_of, f"dev.{name}") for name in ("clues", "guess", "words")},
    "simulate": lambda: simulate,
    **{name: load for package in PACKAGES.values() for name, load in package.commands.items()},
}


@click.group("dev", cls=Lazy, loaders=LOADERS, hidden=True)
def command() -> None:
    """Try out, measure and look at the parts of Vernissage while you develop it."""
