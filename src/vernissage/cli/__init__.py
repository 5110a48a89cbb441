"""The command line: one module a command, loaded only when it is called."""

from importlib import import_module

import click

from vernissage import __version__

COMMANDS = {
    "serve": "Open the house: start the server.",
    "decks": "List, check, add and remove decks of paintings.",
    "simulate": "Play many games by chance or by bots and count what happens.",
    "themes": "Ask the referee about a theme.",
    "words": "Look over the word cards, and bring more.",
    "guess": "Say what drawings show.",
}


class Lazy(click.Group):
    """Finds `vernissage.cli.<name>.command` when it is needed, so that help and start are quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        if name not in COMMANDS:
            return None
        found = import_module(f"vernissage.cli.{name}").command
        assert isinstance(found, click.Command)
        return found


@click.group(cls=Lazy)
@click.version_option(__version__, prog_name="vernissage")
def main() -> None:
    """Vernissage: a table in the browser for picture games."""
