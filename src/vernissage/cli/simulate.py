"""Simulate many games with random moves or bots and print statistics."""

import click

from vernissage.games.registry import PACKAGES


class Simulations(click.Group):
    """One command per game, loaded when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return [name for name, package in PACKAGES.items() if package.simulation is not None]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        package = PACKAGES.get(name)
        return package.simulation() if package is not None and package.simulation is not None else None


@click.group("simulate", cls=Simulations)
def command() -> None:
    """Simulate many games with random moves or bots and print statistics."""
