"""`vernissage simulate pictomania`."""

from collections.abc import Callable

import click
import msgspec

from vernissage.contract.bot import Strength
from vernissage.contract.resources import Resources
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.simulation import playing
from vernissage.simulation.players import CHANCE, kinds_of
from vernissage.simulation.showing import progress, show


@click.command("pictomania")
@click.option("--players", default="4", show_default=True, help="Number of random players, or bot strengths.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--hurry", is_flag=True, help="The round ends when the last black token is taken.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.pass_obj
def command(
    resources: Callable[[], Resources], players: str, games: int, seed: int, hurry: bool, as_json: bool
) -> None:
    """Play Pictomania on the built-in word cards: with random moves and scribbles, or with bots that draw and look.

    \b
    vernissage simulate pictomania --players 5 --games 200
    vernissage simulate pictomania --players strong,strong,easy,easy --games 50 --json
    """
    kinds = kinds_of(players)
    if len(kinds) not in Rules.seats:
        raise click.BadParameter("3 to 6 play", param_hint="--players")
    setup, game = Setup(hurry=hurry), Rules(resources().book)
    with progress(games, quiet=as_json) as done:
        if CHANCE in kinds:
            result = playing.tally(game, setup, len(kinds), games, seed, done)
        else:
            # Here, so that numpy and the guesser are read only where they are needed.
            from vernissage.games.pictomania.simulation import bots

            result = bots.tally(game, setup, msgspec.convert(kinds, list[Strength]), games, seed, done)
    show(result, "Pictomania", as_json=as_json)
