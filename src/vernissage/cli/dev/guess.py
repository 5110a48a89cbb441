"""`vernissage dev guess`: guesses what drawings show."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from vernissage.drawing.recognition.drawings import BadDrawing, Ink, drawing_of
from vernissage.drawing.recognition.guesser import Guesser, WordId
from vernissage.words.book import Book, built_in


class Guess(Struct, frozen=True):
    word: str
    odds: float


class Ranking(Struct, frozen=True):
    ranked: tuple[Guess, ...]


@click.command("guess")
@click.argument("drawings", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--words", required=True, help="Words to choose from, separated by commas: in English, or as 1/pets/3.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
def command(drawings: Path, words: str, as_json: bool) -> None:
    """Guess what each drawing in a file shows; prints words with probabilities, most likely first.

    One drawing per line: {"strokes": [[[x, …], [y, …]], …]}, in any coordinates.

    \b
    vernissage dev guess --words "cat,dog,horse" drawings.ndjson
    vernissage dev guess --words "1/pets/1,1/pets/2,umbrella" drawings.ndjson --json
    """
    guesser = Guesser.load()
    asked = [word.strip() for word in words.split(",") if word.strip()]
    word_ids = _word_ids(asked, guesser, built_in())
    rankings = [_ranking(guesser, ink, asked, word_ids) for ink in _read(drawings)]
    if as_json:
        click.echo(msgspec.json.encode(rankings).decode())
    else:
        for number, ranking in enumerate(rankings, 1):
            Console().print(_table(number, ranking))


def _word_ids(asked: Sequence[str], guesser: Guesser, book: Book) -> list[WordId]:
    """The ids to choose from. A word means a kind of human sketches of that name, else a word on a card."""
    if len(asked) < 2:
        raise click.ClickException(f"give two words or more to choose from, got {len(asked)}")
    cards = {
        card.words[number - 1].get("en", "").casefold(): f"{card.id}/{number}"
        for card in book
        for number in range(1, len(card.words) + 1)
    }
    word_ids = [word if guesser.knows(word) else cards.get(word.casefold(), word) for word in asked]
    unknown = [word for word, meant in zip(asked, word_ids, strict=True) if not guesser.knows(meant)]
    if unknown:
        raise click.ClickException(f"nothing is known about how to draw {', '.join(map(repr, unknown))}")
    return word_ids


def _read(path: Path) -> Iterable[Ink]:
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        if line.strip():
            try:
                yield drawing_of(line)
            except BadDrawing as problem:
                raise click.ClickException(f"{path}, line {number}: {problem}") from problem


def _ranking(guesser: Guesser, ink: Ink, asked: Sequence[str], word_ids: Sequence[WordId]) -> Ranking:
    guesses = [Guess(word, round(odds, 5)) for word, odds in zip(asked, guesser.odds(ink, word_ids), strict=True)]
    return Ranking(tuple(sorted(guesses, key=lambda guess: -guess.odds)))


def _table(number: int, ranking: Ranking) -> Table:
    table = Table("word", "odds", title=f"Drawing {number}")
    for guess in ranking.ranked:
        table.add_row(guess.word, f"{guess.odds:.1%}")
    return table
