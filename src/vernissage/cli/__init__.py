"""The command line: one module per command, loaded only when it is called."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

import click

from vernissage import __version__
from vernissage.contract.resources import Resources


class Lazy(click.Group):
    """Loads a command when it is needed, so that help and start are quick."""

    def __init__(self, loaders: Mapping[str, Callable[[], click.Command]], **more: Any) -> None:
        super().__init__(**more)
        self.loaders = loaders

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return [*self.loaders]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        return self.loaders[name]() if name in self.loaders else None


def command_of(module: str) -> click.Command:
    command = import_module(f"vernissage.cli.{module}").command
    assert isinstance(command, click.Command)
    return command


MODULES = {"export": "export_tables", "import": "import_tables"}  # where a command's name can't be a module's name
COMMANDS = ("serve", "decks", "words", "export", "import", "doctor", "dev")


@click.group(cls=Lazy, loaders={name: partial(command_of, MODULES.get(name, name)) for name in COMMANDS})
@click.version_option(__version__, prog_name="vernissage")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Vernissage: play picture games with friends in the browser."""
    ctx.obj = built_in_resources


def built_in_resources() -> Resources:
    """What games play with on the command line: the built-in decks and word cards."""
    from vernissage.decks.catalogue import Decks
    from vernissage.words.book import built_in

    decks = Decks()
    return Resources(decks, decks.vocabulary, built_in())
