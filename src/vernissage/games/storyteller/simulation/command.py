"""`vernissage dev simulate storyteller`."""

from collections.abc import Callable

import click

from vernissage.contract.resources import Resources
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.simulation.bots import by_chance, hall_of_bots
from vernissage.games.storyteller.simulation.playing import tally
from vernissage.simulation.players import CHANCE, kinds_of
from vernissage.simulation.showing import options, simulate


@click.command("storyteller")
@options
@click.option("--deck", default="impressions", show_default=True, help="Deck that bots play with.")
@click.pass_obj
def command(resources: Callable[[], Resources], players: str, games: int, seed: int, deck: str, as_json: bool) -> None:
    """Play Storyteller with random legal moves, or with bots on the built-in decks.

    \b
    vernissage dev simulate storyteller --players 6 --games 200
    vernissage dev simulate storyteller --players strong,easy,medium,strong --games 200 --json
    """
    kinds = kinds_of(players)
    hall = by_chance() if CHANCE in kinds else hall_of_bots(resources())
    setup = Setup(decks=(deck,))
    simulate("Storyteller", lambda done: tally(hall, setup, kinds, games, seed, done), games, as_json=as_json)
