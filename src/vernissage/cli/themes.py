"""`vernissage themes`: ask the referee about a theme."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

import vernissage.decks
from vernissage.core.catalogue import Painting, PaintingFacts
from vernissage.decks import vocabulary
from vernissage.decks.languages import LANGUAGES
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.setup import EDITIONS, EditionName
from vernissage.games.artline.themes import Verdict

_BUILT_IN = Path(vernissage.decks.__file__).with_name("builtin")


class PrintedFacts:
    """What is printed on the paintings of the built-in decks; nothing of what can be seen on them."""

    revision = 0

    def __init__(self, folder: Path) -> None:
        self._facts = {facts.painting: facts for facts in _read_facts(folder)}

    def paintings(self, decks: Sequence[str]) -> Sequence[Painting]:
        return [painting for painting in self._facts if painting.partition("/")[0] in decks or not decks]

    def facts(self, painting: Painting) -> PaintingFacts:
        return self._facts[painting]


@click.group("themes")
def command() -> None:
    """Ask the referee about a theme."""


@command.command("check")
@click.argument("text")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The player's language.")
@click.option("--standing", multiple=True, help="A theme that another gallery has; may be repeated.")
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="louvre", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
def check(text: str, lang: str, standing: tuple[str, ...], edition: EditionName, as_json: bool) -> None:
    """Say whether TEXT may be a theme, and what it was understood as.

    \b
    vernissage themes check --lang ru --standing лодка лодки
    vernissage themes check --lang en --edition tretyakov --json "still life"
    """
    catalogue = PrintedFacts(_BUILT_IN)
    words = vocabulary.load()
    names = {tag: {language: words.words(tag, language) for language in LANGUAGES} for tag in words.entries}
    referee = ThemeReferee(catalogue, names)
    deck = catalogue.paintings(())
    verdict = referee.judge(text, lang, standing=standing, edition=EDITIONS[edition], line=(), deck=deck)
    understood = referee.understand(text, lang)
    click.echo(_as_json(verdict, understood) if as_json else _as_line(verdict, understood))


def _as_json(verdict: Verdict, understood: Sequence[str]) -> str:
    said = {"verdict": verdict.verdict, "code": verdict.code, "understood": list(understood)}
    return msgspec.json.encode(said).decode()


def _as_line(verdict: Verdict, understood: Sequence[str]) -> str:
    reasons = [verdict.code or "", *(f"{name}: {fact}" for name, fact in verdict.facts.items())]
    reason = f" ({', '.join(reasons)})" if verdict.code else ""
    return f"{verdict.verdict}{reason}; understood: {', '.join(understood) or 'nothing'}"


def _read_facts(folder: Path) -> Iterator[PaintingFacts]:
    artists = _read(folder / "artists.toml")
    for file in sorted(folder.glob("*.toml")):
        deck = _read(file)
        for painting in deck.get("painting", ()):
            yield PaintingFacts(
                f"{file.stem}/{painting['id']}",
                titles=_spellings(painting.get("title", {})),
                artists=_spellings(artists.get(painting.get("artist", ""), {})),
                years=tuple(int(year) for year in re.findall(r"\d{3,4}", str(painting.get("year", "")))),
            )


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def _spellings(names: dict[str, Any]) -> tuple[str, ...]:
    return tuple(names[language] for language in LANGUAGES if language in names)
