"""`vernissage dev simulate artline`."""

from collections.abc import Callable, Sequence

import click
import msgspec

from vernissage.contract.resources import Resources
from vernissage.games.artline.setup import EDITIONS, Setup
from vernissage.games.artline.simulation.bots import hall_of_bots
from vernissage.games.artline.simulation.playing import by_chance, tally
from vernissage.simulation.players import CHANCE, kinds_of
from vernissage.simulation.showing import options, simulate


@click.command("artline")
@click.option(
    "--edition", type=click.Choice(list(EDITIONS)), default="louvre", show_default=True, help="Edition to play."
)
@options
@click.option(
    "--variant", "variants", type=click.Choice(["season", "curators"]), multiple=True, help="May be repeated."
)
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
    vernissage dev simulate artline --edition tretyakov --players 4 --games 200
    vernissage dev simulate artline --variant season --variant curators --json
    vernissage dev simulate artline --players strong,easy --games 400 --json
    """
    chosen = {"edition": edition, "season": "season" in variants, "curators": "curators" in variants}
    setup, kinds = msgspec.convert(chosen, Setup), kinds_of(players)
    hall = by_chance(setup) if CHANCE in kinds else hall_of_bots(resources())
    simulate("Artline", lambda done: tally(hall, setup, kinds, games, seed, done), games, as_json=as_json)
