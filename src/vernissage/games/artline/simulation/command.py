"""`vernissage simulate artline`."""

from collections.abc import Callable, Sequence

import click
import msgspec

from vernissage.contract.refused import Refused
from vernissage.contract.resources import Resources
from vernissage.games.artline.setup import EDITIONS, Setup
from vernissage.games.artline.simulation.bots import hall_of_bots
from vernissage.games.artline.simulation.playing import by_chance, tally
from vernissage.simulation.players import CHANCE, kinds_of
from vernissage.simulation.showing import progress, show


@click.command("artline")
@click.option(
    "--edition", type=click.Choice(list(EDITIONS)), default="louvre", show_default=True, help="Edition to play."
)
@click.option(
    "--players", default="4", show_default=True, help="Number of random players, or bot strengths: strong,easy."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--variant", "variants", type=click.Choice(["season", "curators"]), multiple=True, help="May be repeated."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.pass_obj
def command(
    resources: Callable[[], Resources],
    edition: str,
    players: str,
    games: int,
    seed: int,
    variants: Sequence[str],
    as_json: bool,
) -> None:
    """Play Artline with random legal moves, or with bots on the built-in decks.

    \b
    vernissage simulate artline --edition tretyakov --players 4 --games 200
    vernissage simulate artline --variant season --variant curators --json
    vernissage simulate artline --players strong,easy --games 400 --json
    """
    chosen = {"edition": edition, "season": "season" in variants, "curators": "curators" in variants}
    setup, kinds = msgspec.convert(chosen, Setup), kinds_of(players)
    hall = by_chance(setup) if CHANCE in kinds else hall_of_bots(resources())
    try:
        with progress(games, quiet=as_json) as done:
            result = tally(hall, setup, kinds, games, seed, done)
    except Refused as refused:
        facts = ", ".join(f"{name}={fact}" for name, fact in refused.facts.items())
        raise click.ClickException(f"{refused.code} ({facts})") from refused
    show(result, "Artline", as_json=as_json)
