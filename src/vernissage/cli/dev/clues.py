"""`vernissage dev clues`: matches clues with paintings, and finds clues for a painting."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from vernissage.cli.deck_words import sentence
from vernissage.cli.decks import Told
from vernissage.cli.where import data_option
from vernissage.clues.checking import Report
from vernissage.clues.checking import check as check_notions
from vernissage.clues.moods import read_moods
from vernissage.clues.notion import notions
from vernissage.clues.search import ClueSearch
from vernissage.clues.understanding import Understanding
from vernissage.contract.catalogue import Painting
from vernissage.contract.languages import READERS
from vernissage.contract.refused import Refused
from vernissage.decks.catalogue import Decks

language_option = click.option(
    "--lang", default="en", show_default=True, type=click.Choice(READERS), help="The language of the clue."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")


class Question(Struct, frozen=True):
    """One line of `match --stdin`."""

    deck: str
    lang: str
    paintings: tuple[str, ...]
    clue: str


class Ranked(Struct, frozen=True):
    painting: str
    odds: float


class Ranking(Struct, frozen=True):
    ranked: tuple[Ranked, ...]
    ms: float


@click.group(cls=Told)
def command() -> None:
    """Match clues with paintings, and find clues for a painting."""


@command.command()
@json_option
def check(as_json: bool) -> None:
    """Validate the table of notions; exits with status 1 if there are problems.

    Example: vernissage dev clues check --json
    """
    decks = Decks()
    report = check_notions(decks, decks.vocabulary)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print(report)
    sys.exit(1 if report.problems or report.unlinked_tags else 0)


@command.command()
@click.argument("clue", required=False)
@click.option("--deck", default="met", show_default=True, help="The deck of the paintings.")
@language_option
@click.option("--paintings", default="", help="Ids of the paintings to choose from, separated by commas.")
@click.option("--stdin", "lines", is_flag=True, help="Read questions from standard input, one JSON object per line.")
@json_option
@data_option
def match(clue: str | None, deck: str, lang: str, paintings: str, lines: bool, as_json: bool, data: Path) -> None:
    """Say which painting CLUE is about; prints the paintings with probabilities, most likely first.

    \b
    Examples:
      vernissage dev clues match --paintings goya-manuel-osorio,manet-boating "too young to be cruel"
      echo '{"deck":"met","lang":"en","paintings":["manet-boating","courbet-calm-sea"],"clue":"a date"}' |
        vernissage dev clues match --stdin
    """
    decks = Decks(data)
    understanding = Understanding(decks, decks.vocabulary, notions(), read_moods())
    if lines:
        sys.exit(_answer_lines(decks, understanding))
    if not clue:
        raise click.UsageError("give a clue, or --stdin")
    asked = Question(deck, lang, tuple(painting.strip() for painting in paintings.split(",") if painting.strip()), clue)
    answer = _rank(decks, understanding, asked)
    if as_json:
        click.echo(msgspec.json.encode(answer).decode())
    else:
        _print_odds(answer)


@command.command()
@click.argument("painting")
@click.option("--deck", default="met", show_default=True, help="The deck of the painting.")
@language_option
@click.option("--seed", type=int, help="Tell the same clues again.")
@json_option
@data_option
def tell(painting: str, deck: str, lang: str, seed: int | None, as_json: bool, data: Path) -> None:
    """Find clues for PAINTING, with the odds that somebody finds it among six.

    \b
    Examples:
      vernissage dev clues tell courbet-calm-sea
      vernissage dev clues tell --deck impressions --lang es --json vangogh-starry-night
    """
    decks = Decks(data)
    (painting_id,) = _paintings(decks, deck, [painting])
    understanding = Understanding(decks, decks.vocabulary, notions(), read_moods())
    clues = ClueSearch(decks, understanding, notions()).tell(painting_id, lang, [deck], Random(seed))
    if as_json:
        click.echo(msgspec.json.encode({"painting": painting, "clues": clues}).decode())
        return
    for clue in clues:
        click.echo(f"{clue.obvious:4.0%}  {clue.clue}")


def _rank(decks: Decks, understanding: Understanding, asked: Question) -> Ranking:
    if asked.lang not in READERS:
        raise Refused("unknown-language", language=asked.lang)
    paintings = _paintings(decks, asked.deck, asked.paintings)
    understanding.prepare(asked.lang, paintings)
    started = time.perf_counter()
    odds = understanding.odds(asked.clue, asked.lang, paintings)
    spent = (time.perf_counter() - started) * 1000
    ranked = sorted(map(Ranked, asked.paintings, odds), key=lambda row: -row.odds)
    return Ranking(tuple(ranked), round(spent, 3))


def _answer_lines(decks: Decks, understanding: Understanding) -> int:
    """Answers the questions on standard input line by line; returns 1 if one could not be answered, else 0."""
    failed = 0
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            answer = msgspec.json.encode(_rank(decks, understanding, msgspec.json.decode(line, type=Question)))
        except (Refused, msgspec.MsgspecError, click.UsageError) as problem:
            failed = 1
            said = sentence(problem) if isinstance(problem, Refused) else str(problem)
            answer = msgspec.json.encode({"error": said})
        click.echo(answer.decode())
        sys.stdout.flush()
    return failed


def _paintings(decks: Decks, deck: str, asked: Sequence[str]) -> list[Painting]:
    ids = {stored.id for stored in decks.deck(deck).paintings}
    for painting in asked:
        if painting not in ids:
            raise Refused("unknown-painting", painting=painting)
    if not asked:
        raise click.UsageError("give the paintings to choose from")
    return [f"{deck}/{painting}" for painting in asked]


def _print(report: Report) -> None:
    click.echo(f"{report.notions} notions, {report.complete} in all languages, {report.linked} linked to tags")
    click.echo(f"{report.paintings_with_moods} paintings with moods")
    if report.unlinked_tags:
        click.echo(f"tags without a notion: {', '.join(report.unlinked_tags)}")
    for problem in report.problems:
        click.echo(problem)


def _print_odds(answer: Ranking) -> None:
    table = Table("painting", "odds")
    for row in answer.ranked:
        table.add_row(row.painting, f"{row.odds:.1%}")
    Console().print(table)
