"""`vernissage dev words`: checks the word cards, shows how bots draw the words, and finds pictograms for them."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

import vernissage
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.wordbook import LEVELS, CardId
from vernissage.drawing.contact_sheet import Cell, contact_sheet, fitted, save
from vernissage.drawing.pictograms import BUILT, Pictogram, Pictograms, built, read
from vernissage.drawing.recipes.checking import Report, check
from vernissage.drawing.recipes.composing import compose
from vernissage.drawing.recipes.reading import BadRecipe, Recipes, used_pictograms, written
from vernissage.words import checking
from vernissage.words.book import Card, built_in

_CHECKOUT = Path(vernissage.__file__).parents[2]
_SHOWN = 60


@click.group("words")
def command() -> None:
    """Check the word cards, and look at how bots draw them."""


@command.command("check")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
def check_words(as_json: bool) -> None:
    """Count the cards by level and language and report any problems; exits with status 1 if there are any.

    \b
    vernissage dev words check
    vernissage dev words check --json
    """
    report = checking.check(built_in())
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
    else:
        Console().print(_table(report))
        for problem in report.problems:
            click.echo(problem)
    sys.exit(1 if report.problems else 0)


def _table(report: checking.Report) -> Table:
    table = Table("level", *LANGUAGES, "for families", title="Whole cards")
    for level, counts in report.cards.items():
        table.add_row(str(level), *(str(counts[language]) for language in LANGUAGES), str(report.family[level]))
    return table


@command.command("sheet")
@click.option("--level", type=click.IntRange(min(LEVELS), max(LEVELS)), help="Only the cards of this level.")
@click.option("--card", "cards", multiple=True, metavar="ID", help="Only this card; may be given more than once.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the captions."
)
@click.option("--numbers", is_flag=True, help="Number the strokes in the order in which they are drawn.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("words.png"), show_default=True)
def sheet(level: int | None, cards: tuple[CardId, ...], language: str, numbers: bool, out: Path) -> None:
    """Draw all words on one contact sheet for review. Distinguishing strokes are shown in red.

    \b
    vernissage dev words sheet --level 1
    vernissage dev words sheet --card 1/pets --card zoo --out pets.png
    """
    wanted = [card for card in built_in() if level in (None, card.level) and _is_asked_for(card, cards)]
    if not wanted:
        sys.exit(f"there is no card {', '.join(cards)}")
    recipes = _written()
    library = _library_for(recipes)
    cells = [cell for card in wanted for cell in _row(card, language, recipes, library, numbers)]
    save(contact_sheet(cells, 7 if level or cards else 14), out)
    _print(check(_words(wanted), _only(recipes, wanted), library))
    click.echo(f"{len(cells)} words: {out}")


@command.command("pictograms")
@click.argument("words", nargs=-1, required=True)
@click.option("--out", type=click.Path(path_type=Path), help="Show them in a picture, their strokes numbered.")
def pictograms(words: tuple[str, ...], out: Path | None) -> None:
    """List the pictograms whose name or tags have each of WORDS.

    \b
    vernissage dev words pictograms bird
    vernissage dev words pictograms owl --out owl.png
    """
    matches = _matching(_everything().values(), [word.lower() for word in words])
    shown = matches[:_SHOWN]
    for match in shown:
        click.echo(f"{match.name:32} {match.hexcode:18} {len(match.strokes):3} strokes  {', '.join(match.words)[:90]}")
    if len(matches) > _SHOWN:
        click.echo(f"… and {len(matches) - _SHOWN} more")
    if out and shown:
        save(contact_sheet([Cell(match.name, fitted(match.lines), numbered=True) for match in shown], 5), out)


def _matching(library: Iterable[Pictogram], words: list[str]) -> list[Pictogram]:
    """The pictograms that fit all `words`, those with the words in their names first."""
    fitting = [icon for icon in library if all(_has(icon, word) for word in words) and not icon.written]
    return sorted(fitting, key=lambda icon: (not all(word in icon.name for word in words), len(icon.name)))


def _has(icon: Pictogram, word: str) -> bool:
    return word in icon.name or word == icon.hexcode.lower() or any(word in tag for tag in icon.words)


def _is_asked_for(card: Card, ids: tuple[CardId, ...]) -> bool:
    return not ids or card.id in ids or card.id.partition("/")[2] in ids


def _row(card: Card, language: str, recipes: Recipes, library: Pictograms, numbers: bool) -> Iterable[Cell]:
    for number, word in enumerate(card.in_language(language), 1):
        parts = recipes.words.get((card.id, number))
        caption = f"{word} · {card.id} {number}"
        if parts is None:
            yield Cell(caption, trouble="no recipe")
            continue
        try:
            marks = compose(parts, recipes, library, f"{card.id} {number}").marks
        except BadRecipe as problem:
            yield Cell(caption, trouble=str(problem))
            continue
        telling = frozenset(index for index, mark in enumerate(marks) if mark.telling)
        yield Cell(caption, tuple(mark.line for mark in marks), telling, numbers)


def _written() -> Recipes:
    try:
        return written()
    except BadRecipe as problem:
        sys.exit(str(problem))


def _words(cards: Iterable[Card]) -> list[tuple[CardId, int]]:
    return [(card.id, number) for card in cards for number in range(1, len(card.words) + 1)]


def _only(recipes: Recipes, cards: Iterable[Card]) -> Recipes:
    ids = {card.id for card in cards}
    return Recipes({word: parts for word, parts in recipes.words.items() if word[0] in ids}, recipes.figures)


def _print(report: Report) -> None:
    for problem in report.problems:
        click.echo(problem)
    if report.missing:
        click.echo(f"{len(report.missing)} words have no recipe yet")


def _library_for(recipes: Recipes) -> Pictograms:
    """Returns the built pictograms, or all of them if recipes name others by now."""
    has_all = BUILT.exists() and all(name in built() for name in used_pictograms(recipes))
    return built() if has_all else _everything()


def _everything() -> Pictograms:
    """Returns all pictograms in a checkout, for writing recipes; elsewhere those that come with the program."""
    maker = _CHECKOUT / "tools" / "lineart"
    if not maker.is_dir():
        return built()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(_CHECKOUT / "src"), str(maker.parent)))}
    words = (sys.executable, "-m", "lineart.build", "--all", "--cache", str(_CHECKOUT / ".cache" / "lineart"))
    said = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    return read(Path(said.stdout.strip()))
