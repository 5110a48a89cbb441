"""Check, list, add and remove word cards."""

import sys

import click
import msgspec
from rich.console import Console
from rich.table import Table

from vernissage.cli.word_cards import add, list_files, remove
from vernissage.cli.word_drawings import pictograms, sheet
from vernissage.contract.languages import LANGUAGES
from vernissage.words.book import built_in
from vernissage.words.checking import Report, check


@click.group("words")
def command() -> None:
    """Check, list, add and remove word cards."""


command.add_command(add)
command.add_command(list_files)
command.add_command(remove)
command.add_command(sheet)
command.add_command(pictograms)


@command.command("check")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
def check_words(as_json: bool) -> None:
    """Count the cards by level and language and report any problems; exits with status 1 if there are any.

    \b
    vernissage words check
    vernissage words check --json
    """
    report = check(built_in())
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        Console().print(_table(report))
        for problem in report.problems:
            click.echo(problem)
    sys.exit(1 if report.problems else 0)


def _table(report: Report) -> Table:
    table = Table("level", *LANGUAGES, "for families", title="Whole cards")
    for level, counts in report.cards.items():
        table.add_row(str(level), *(str(counts[language]) for language in LANGUAGES), str(report.family[level]))
    return table
