"""`vernissage dev themes`: ask the referee about a theme."""

from collections.abc import Callable, Sequence

import click
import msgspec

from vernissage.contract.languages import LANGUAGES
from vernissage.contract.resources import Resources
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.referee import ThemeReferee
from vernissage.games.artline.setup import EDITIONS, EditionName


@click.group("themes")
def command() -> None:
    """Ask the referee about a theme."""


@command.command("check")
@click.argument("text")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The player's language.")
@click.option("--standing", multiple=True, help="A theme that another gallery has; may be repeated.")
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="louvre", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
@click.pass_obj
def check(
    resources: Callable[[], Resources],
    text: str,
    lang: str,
    standing: tuple[str, ...],
    edition: EditionName,
    as_json: bool,
) -> None:
    """Say whether TEXT may be a theme, and what it was understood as.

    \b
    vernissage dev themes check --lang ru --standing лодка лодки
    vernissage dev themes check --lang en --edition tretyakov --json "still life"
    """
    program = resources()
    catalogue = program.catalogue
    referee = ThemeReferee(catalogue, program.vocabulary.names)
    deck = catalogue.paintings(catalogue.deck_ids())
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
