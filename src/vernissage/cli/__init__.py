"""The command line: one module per command, loaded only when it is called. Games bring commands of their own."""

from importlib import import_module

import click

from vernissage import __version__
from vernissage.contract.resources import Resources
from vernissage.games.registry import PACKAGES

COMMANDS = {
    "serve": "Start the server.",
    "decks": "List, check, add and remove decks of paintings.",
    "clues": "Match clues with paintings, and find clues for a painting.",
    "simulate": "Simulate many games with random moves or bots and print statistics.",
    "words": "Check, list, add and remove word cards.",
    "guess": "Say what drawings show.",
    "export": "Write tables to a file: to move them, or to report a fault.",
    "import": "Read tables from a file that export has written.",
    "doctor": "Check a setup, and say what to do.",
}
MODULES = {"export": "export_tables", "import": "import_tables"}  # where a command's name can't be a module's name
OF_GAMES = {name: load for package in PACKAGES.values() for name, load in package.commands.items()}


class Lazy(click.Group):
    """Finds `vernissage.cli.<name>.command` when it is needed, so that help and start are quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return [*COMMANDS, *OF_GAMES]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        if name in OF_GAMES:
            return OF_GAMES[name]()
        if name not in COMMANDS:
            return None
        found = import_module(f"vernissage.cli.{MODULES.get(name, name)}").command
        assert isinstance(found, click.Command)
        return found


@click.group(cls=Lazy)
@click.version_option(__version__, prog_name="vernissage")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Vernissage: play picture games with friends in the browser."""
    ctx.obj = _resources


def _resources() -> Resources:
    from vernissage.cli.resources import built_in_resources

    return built_in_resources()
