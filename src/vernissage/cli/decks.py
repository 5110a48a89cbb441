"""`vernissage decks`: list, check, add and remove decks."""

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from vernissage.cli.deck_words import sentence
from vernissage.cli.where import data_option
from vernissage.contract.refused import Refused
from vernissage.decks.catalogue import Decks
from vernissage.decks.checking import Report, check_all
from vernissage.decks.folder import add_folder, missing_files, picture_files
from vernissage.decks.model import StoredDeck
from vernissage.decks.museums.collecting import Museum, collect
from vernissage.decks.museums.fetching import Fetcher
from vernissage.decks.museums.met import Met
from vernissage.decks.museums.wikidata import COLLECTIONS, Wikidata
from vernissage.decks.own import MOST_PAINTINGS, OwnDecks, slug


class Told(click.Group):
    """Prints a refusal as a sentence and exits with status 1 instead of a traceback."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except Refused as refused:
            raise click.ClickException(sentence(refused)) from None


@click.group(cls=Told)
def command() -> None:
    """List, check, add and remove decks of paintings."""


@command.command("list")
@data_option
def list_decks(data: Path) -> None:
    """List all decks, built-in ones first.

    Example: vernissage decks list
    """
    table = Table("deck", "name", "paintings", "tagged", "origin")
    for deck in Decks(data).decks():
        tagged = sum(bool(painting.tags) for painting in deck.paintings)
        table.add_row(deck.id, deck.name.get("en", deck.id), str(len(deck.paintings)), str(tagged), deck.origin)
    Console().print(table)


@command.command()
@click.argument("deck")
@click.option("--json", "as_json", is_flag=True, help="Output JSON: a list with one object per painting.")
@data_option
def show(deck: str, as_json: bool, data: Path) -> None:
    """List the paintings in DECK and their tags.

    \b
    Examples:
      vernissage decks show met
      vernissage decks show met --json
    """
    decks = Decks(data)
    paintings = decks.deck(deck).paintings
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(paintings), indent=2).decode())
        return
    click.echo(f"{_name(decks.deck(deck))}: {len(paintings)} paintings")
    for painting in paintings:
        printed = (painting.title.get("en"), painting.artist.get("en"), painting.year, painting.licence)
        tags = ", ".join(decks.vocabulary.name(tag, "en") for tag in (*painting.tags, *painting.computed))
        click.echo(f"\n{painting.id}\n  {', '.join(word for word in printed if word)}")
        click.echo(click.wrap_text(tags, initial_indent="  ", subsequent_indent="  "))


@command.command()
@click.option("--json", "as_json", is_flag=True, help="Output JSON: a list with one object per deck.")
@data_option
def check(as_json: bool, data: Path) -> None:
    """Validate all decks; exits with status 1 if there are problems.

    Example: vernissage decks check --json
    """
    reports = check_all(Decks(data))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        _tell(reports)
    sys.exit(1 if not reports or any(report.problems for report in reports) else 0)


@command.command()
@click.argument("deck")
@data_option
def remove(deck: str, data: Path) -> None:
    """Delete DECK (only decks you added).

    Example: vernissage decks remove holidays
    """
    OwnDecks(data).delete(deck)
    click.echo(f"{deck} is deleted")


@command.command()
@click.argument("source")
@click.option(
    "--id", "deck", help="Id of the deck: lowercase letters, digits and hyphens. Derived from the name by default."
)
@click.option("--name", help="Name of the deck.")
@click.option("--search", help="For met: what to search for.")
@click.option("--collection", type=click.Choice(sorted(COLLECTIONS)), help="For wikidata: which museum.")
@click.option(
    "--count", type=click.IntRange(1, MOST_PAINTINGS), default=112, show_default=True, help="How many paintings."
)
@click.option("--contact", default="", help="Your e-mail address, sent to the museum's server as its terms require.")
@data_option
def add(
    source: str, deck: str | None, name: str | None, search: str | None, collection: str | None, count: int,
    contact: str, data: Path,
) -> None:  # fmt: skip
    """Create a deck from a folder of pictures or from a museum collection. SOURCE is a folder, "met" or "wikidata".

    A folder may contain a table (CSV) with the columns file, title, artist, year, tags. If a museum download is
    interrupted, run the same command again to resume.

    \b
    Examples:
      vernissage decks add ~/pictures/holidays --name "Our holidays"
      vernissage decks add met --search boat --count 112
      vernissage decks add wikidata --collection louvre --count 112
    """
    own, fetcher = OwnDecks(data), Fetcher(contact=contact)
    if source == "met":
        if not search:
            raise click.UsageError('met needs --search, for instance --search "boat"')
        museum: Museum = Met(search, fetcher, own.vocabulary)
        _add_museum(own, deck or slug(f"met-{search}"), name or f"The Met: {search}", museum, fetcher, count)
    elif source == "wikidata":
        if not collection:
            raise click.UsageError(f"wikidata needs --collection: {', '.join(sorted(COLLECTIONS))}")
        museum = Wikidata(collection, count, fetcher, own.vocabulary)
        _add_museum(own, deck or collection, name or collection.capitalize(), museum, fetcher, count)
    else:
        _add_folder(own, Path(source).expanduser(), deck, name)


def _add_folder(own: OwnDecks, folder: Path, deck: str | None, name: str | None) -> None:
    if not folder.is_dir() or not picture_files(folder):
        raise click.ClickException(f"{folder}: no folder with pictures (JPEG, PNG, WebP or AVIF)")
    made = own.create(deck or slug(name or folder.resolve().name), name or folder.resolve().name)
    refused, unknown = 0, set[str]()
    with _bar() as bar:
        row = bar.add_task(made.id, total=len(picture_files(folder)))
        for entry in add_folder(own, made.id, folder):
            bar.advance(row)
            unknown.update(entry.unknown)
            if entry.refused:
                refused += 1
                bar.console.print(f"{entry.file}: {sentence(entry.refused)}", highlight=False, markup=False)
    if not own.get(made.id).paintings:
        own.delete(made.id)
        raise click.ClickException(f"{folder}: none of the pictures can be used")
    if missing := missing_files(folder):
        click.echo(f"the table describes pictures that are not there: {', '.join(missing)}")
    if unknown:
        click.echo(f"no tag is called: {', '.join(sorted(unknown))}")
    click.echo(f"{_name(own.get(made.id))}: {len(own.get(made.id).paintings)} paintings, {refused} refused")
    _say_what_bots_see(own.get(made.id))


def _add_museum(own: OwnDecks, deck: str, name: str, museum: Museum, fetcher: Fetcher, count: int) -> None:
    with _bar() as bar:
        row = bar.add_task(deck, total=count)
        have = collect(own, deck, name, museum, fetcher, count, lambda done, _: bar.update(row, completed=done))
    click.echo(f"{name}: {have} paintings" + ("" if have >= count else f" (there are no more; you asked for {count})"))
    _say_what_bots_see(own.get(deck))


def _say_what_bots_see(deck: StoredDeck) -> None:
    bare = sum(not painting.tags for painting in deck.paintings)
    if bare:
        click.echo(f"{bare} paintings have no tags: bots see only their colours and light")


def _bar() -> Progress:
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=Console(stderr=True))


def _tell(reports: tuple[Report, ...]) -> None:
    table = Table("deck", "paintings", "median tags", "pairs that share a tag", "problems")
    for report in reports:
        table.add_row(
            report.deck, str(report.paintings), f"{report.median_tags:g}", f"{report.pairs_sharing:.1%}",
            str(len(report.problems)),
        )  # fmt: skip
    Console().print(table)
    for report in reports:
        for problem in report.problems:
            click.echo(f"{report.deck}: {problem}")
    if not reports:
        click.echo("there are no decks; in a checkout, ./play builds the built-in ones")


def _name(deck: StoredDeck) -> str:
    return f"{deck.name.get('en', deck.id)} ({deck.id})"
