"""`vernissage words`: your own word cards, for the whole server."""

import shutil
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from vernissage.cli.where import data_option
from vernissage.contract.wordbook import LEVELS
from vernissage.words.own import FOLDER, KINDS, BadCards, files, read_file


@click.group("words")
def command() -> None:
    """List, add and remove word cards."""


@command.command("add")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@data_option
def add(file: Path, data: Path) -> None:
    """Add the word cards in FILE, replacing a file of the same name. A running server picks them up immediately.

    A .txt file has one card per line, a level from 1 to 4 and seven words. A .toml file can give the words in several
    languages, as the built-in cards do.

    \b
    echo "2: waltz, tango, samba, polka, ballet, tap dance, limbo" > dances.txt
    vernissage words add dances.txt
    """
    if file.suffix not in KINDS:
        raise click.ClickException(f"expected a file that ends in {' or '.join(KINDS)}, got {file.name}")
    try:
        cards = read_file(file)
    except BadCards as problem:
        raise click.ClickException(str(problem)) from problem
    folder = data / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)
    click.echo(f"{file.name}: {len(cards)} cards")


@command.command("list")
@data_option
def list_files(data: Path) -> None:
    """List the word-card files you added and how many cards of each level they have.

    Example: vernissage words list
    """
    table = Table("file", *(f"level {level}" for level in LEVELS), "problem")
    for file in files(data / FOLDER):
        try:
            levels = [card.level for card in read_file(file)]
            table.add_row(file.name, *(str(levels.count(level)) for level in LEVELS), "")
        except BadCards as problem:
            table.add_row(file.name, *("" for _ in LEVELS), str(problem))
    Console().print(table)


@command.command("remove")
@click.argument("name")
@data_option
def remove(name: str, data: Path) -> None:
    """Remove the word-card file NAME.

    Example: vernissage words remove dances.txt
    """
    file = next((file for file in files(data / FOLDER) if name in (file.name, file.stem)), None)
    if file is None:
        raise click.ClickException(f"{name} is not one of your files of word cards")
    file.unlink()
    click.echo(f"{file.name} has been removed")
