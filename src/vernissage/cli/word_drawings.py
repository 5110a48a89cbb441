"""Look at how bots draw the words, and find pictograms to draw them with."""

import sys
from collections.abc import Iterable
from pathlib import Path

import click

import vernissage
from vernissage.contract.languages import LANGUAGES
from vernissage.contract.wordbook import LEVELS, CardId
from vernissage.drawing.contact_sheet import Cell, contact_sheet, fitted, save
from vernissage.drawing.lineart.pictograms import BUILT, Pictogram, Pictograms, built
from vernissage.drawing.recipes.checking import Report, check
from vernissage.drawing.recipes.composing import compose
from vernissage.drawing.recipes.reading import BadRecipe, Recipes, used_pictograms, written
from vernissage.words.book import Card, built_in

_CHECKOUT = Path(vernissage.__file__).parents[2]
_SHOWN = 60


@click.command("sheet")
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
    vernissage words sheet --level 1
    vernissage words sheet --card 1/pets --card zoo --out pets.png
    """
    wanted = [card for card in built_in() if level in (None, card.level) and _is_asked_for(card, cards)]
    if not wanted:
        sys.exit(f"there is no card {', '.join(cards)}")
    recipes = _written()
    known = _for(recipes)
    cells = [cell for card in wanted for cell in _row(card, language, recipes, known, numbers)]
    save(contact_sheet(cells, 7 if level or cards else 14), out)
    _tell(check(_words(wanted), _of(recipes, wanted), known))
    click.echo(f"{len(cells)} words: {out}")


@click.command("pictograms")
@click.argument("words", nargs=-1, required=True)
@click.option("--out", type=click.Path(path_type=Path), help="Show them in a picture, their strokes numbered.")
def pictograms(words: tuple[str, ...], out: Path | None) -> None:
    """List the pictograms whose name or tags have each of WORDS.

    \b
    vernissage words pictograms bird
    vernissage words pictograms owl --out owl.png
    """
    found = _found(_everything().values(), [word.lower() for word in words])
    for one in found[:_SHOWN]:
        click.echo(f"{one.name:32} {one.hexcode:18} {len(one.strokes):3} strokes  {', '.join(one.words)[:90]}")
    if len(found) > _SHOWN:
        click.echo(f"… and {len(found) - _SHOWN} more")
    if out and found:
        save(contact_sheet([Cell(one.name, fitted(one.lines), numbered=True) for one in found[:_SHOWN]], 5), out)


def _found(known: Iterable[Pictogram], words: list[str]) -> list[Pictogram]:
    """Those with the words in their names come first."""
    fitting = [one for one in known if all(_has(one, word) for word in words) and not one.written]
    return sorted(fitting, key=lambda one: (not all(word in one.name for word in words), len(one.name)))


def _has(one: Pictogram, word: str) -> bool:
    return word in one.name or word == one.hexcode.lower() or any(word in tag for tag in one.words)


def _is_asked_for(card: Card, ids: tuple[CardId, ...]) -> bool:
    return not ids or card.id in ids or card.id.partition("/")[2] in ids


def _row(card: Card, language: str, recipes: Recipes, known: Pictograms, numbers: bool) -> Iterable[Cell]:
    for number, word in enumerate(card.in_language(language), 1):
        parts = recipes.words.get((card.id, number))
        caption = f"{word} · {card.id} {number}"
        if parts is None:
            yield Cell(caption, trouble="no recipe")
            continue
        try:
            marks = compose(parts, recipes, known, f"{card.id} {number}").marks
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


def _of(recipes: Recipes, cards: Iterable[Card]) -> Recipes:
    ids = {card.id for card in cards}
    return Recipes({word: parts for word, parts in recipes.words.items() if word[0] in ids}, recipes.figures)


def _tell(report: Report) -> None:
    for problem in report.problems:
        click.echo(problem)
    if report.missing:
        click.echo(f"{len(report.missing)} words have no recipe yet")


def _for(recipes: Recipes) -> Pictograms:
    """Those that were built, unless recipes name others by now."""
    has_all = BUILT.exists() and all(name in built() for name in used_pictograms(recipes))
    return built() if has_all else _everything()


def _everything() -> Pictograms:
    """All of them in a checkout, so that recipes can be written; else those that the program carries."""
    if not (_CHECKOUT / "pyproject.toml").exists():
        return built()
    from vernissage.drawing.lineart.build import everything

    return everything(_CHECKOUT / ".cache" / "lineart")
