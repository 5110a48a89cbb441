"""Play many games by chance or by bots and count what happens."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from vernissage.core.bot import STRENGTHS, Strength
from vernissage.core.refused import Refused
from vernissage.games.artline.setup import EDITIONS, ArtlineSetup
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import PictomaniaSetup
from vernissage.simulation import bots
from vernissage.simulation import pictomania as drawing
from vernissage.simulation.artline import CHANCE, Tally, by_chance, tally
from vernissage.words.book import built_in


@click.group("simulate")
def command() -> None:
    """Play many games by chance or by bots and count what happens."""


@command.command()
@click.option("--edition", type=click.Choice(list(EDITIONS)), default="louvre", show_default=True, help="Which box.")
@click.option(
    "--players", default="4", show_default=True, help="How many play by chance, or the strengths of bots: strong,easy."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--variant", "variants", type=click.Choice(["season", "curators"]), multiple=True, help="May be repeated."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
def artline(edition: str, players: str, games: int, seed: int, variants: Sequence[str], as_json: bool) -> None:
    """Play Artline with random legal moves, or with bots on the built-in decks.

    \b
    vernissage simulate artline --edition tretyakov --players 4 --games 200
    vernissage simulate artline --variant season --variant curators --json
    vernissage simulate artline --players strong,easy --games 400 --json
    """
    setup = msgspec.convert(
        {"type": "artline", "edition": edition, "season": "season" in variants, "curators": "curators" in variants},
        ArtlineSetup,
    )
    try:
        result = _played(setup, _kinds_of(players), games, seed, quiet=as_json)
    except Refused as refused:
        facts = ", ".join(f"{name}={fact}" for name, fact in refused.facts.items())
        raise click.ClickException(f"{refused.code} ({facts})") from refused
    _show(result, "Artline", as_json=as_json)


@command.command()
@click.option("--players", default="4", show_default=True, help="How many scribble by chance, or strengths of bots.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--hurry", is_flag=True, help="The round ends when the last black token is taken.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
def pictomania(players: str, games: int, seed: int, hurry: bool, as_json: bool) -> None:
    """Play Pictomania on the built-in word cards: with random moves and scribbles, or with bots that draw and look.

    \b
    vernissage simulate pictomania --players 5 --games 200
    vernissage simulate pictomania --players strong,strong,easy,easy --games 50 --json
    """
    kinds = _kinds_of(players)
    if not Rules.min_seats <= len(kinds) <= Rules.max_seats:
        raise click.BadParameter("3 to 6 play", param_hint="--players")
    setup, game = PictomaniaSetup(hurry=hurry), Rules(built_in())
    with _progress(games, quiet=as_json) as done:
        if CHANCE in kinds:
            result = drawing.tally(game, setup, len(kinds), games, seed, done)
        else:
            # Here, so that numpy and the guesser are read only where they are needed.
            from vernissage.simulation import pictomania_bots

            result = pictomania_bots.tally(game, setup, msgspec.convert(kinds, list[Strength]), games, seed, done)
    _show(result, "Pictomania", as_json=as_json)


def _kinds_of(players: str) -> list[str]:
    """Who sits on each seat."""
    if players.isdecimal():
        return [CHANCE] * int(players)
    kinds = [kind.strip() for kind in players.split(",")]
    if not set(kinds) <= set(STRENGTHS):
        known = ", ".join(STRENGTHS)
        raise click.BadParameter(f"{players!r} is neither a number nor strengths ({known})", param_hint="--players")
    return kinds


def _played(setup: ArtlineSetup, kinds: Sequence[str], games: int, seed: int, *, quiet: bool) -> Tally:
    hall = by_chance(setup) if CHANCE in kinds else bots.hall()
    with _progress(games, quiet=quiet) as done:
        return tally(hall, setup, kinds, games, seed, done)


@contextmanager
def _progress(games: int, *, quiet: bool) -> Iterator[Callable[[], None]]:
    """To be called after each game."""
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("Playing", total=games)
        yield lambda: progress.advance(task)


def _show(result: Struct, title: str, *, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(result).decode())
        return
    table = Table("what", "how much", title=title)
    for name, value in msgspec.to_builtins(result).items():
        table.add_row(name.replace("_", " "), msgspec.json.encode(value).decode())
    Console().print(table)
