"""`vernissage simulate storyteller`."""

from collections.abc import Callable

import click

from vernissage.contract.refused import Refused
from vernissage.contract.resources import Resources
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.simulation.bots import by_chance, hall_of_bots
from vernissage.games.storyteller.simulation.playing import tally
from vernissage.simulation.players import CHANCE, kinds_of
from vernissage.simulation.showing import progress, show


@click.command("storyteller")
@click.option(
    "--players", default="4", show_default=True, help="Number of random players, or bot strengths: strong,easy,medium."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--deck", default="impressions", show_default=True, help="Deck that bots play with.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.pass_obj
def command(resources: Callable[[], Resources], players: str, games: int, seed: int, deck: str, as_json: bool) -> None:
    """Play Storyteller with random legal moves, or with bots on the built-in decks.

    \b
    vernissage simulate storyteller --players 6 --games 200
    vernissage simulate storyteller --players strong,easy,medium,strong --games 200 --json
    """
    kinds = kinds_of(players)
    hall = by_chance() if CHANCE in kinds else hall_of_bots(resources())
    try:
        with progress(games, quiet=as_json) as done:
            result = tally(hall, Setup(decks=(deck,)), kinds, games, seed, done)
    except Refused as refused:
        facts = ", ".join(f"{name}={fact}" for name, fact in refused.facts.items())
        raise click.ClickException(f"{refused.code} ({facts})") from refused
    show(result, "Storyteller", as_json=as_json)
