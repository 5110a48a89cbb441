"""`vernissage dev simulate pictomania`."""

from collections.abc import Callable

import click

from vernissage.contract.resources import Resources
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.simulation import playing
from vernissage.simulation.players import CHANCE, kinds_of
from vernissage.simulation.showing import options, simulate


@click.command("pictomania")
@options
@click.option("--hurry", is_flag=True, help="The round ends when the last black token is taken.")
@click.pass_obj
def command(
    resources: Callable[[], Resources], players: str, games: int, seed: int, hurry: bool, as_json: bool
) -> None:
    """Play Pictomania on the built-in word cards: with random moves and scribbles, or with bots that draw and look.

    \b
    vernissage dev simulate pictomania --players 5 --games 200
    vernissage dev simulate pictomania --players strong,strong,easy,easy --games 50 --json
    """
    kinds = kinds_of(players)
    if len(kinds) not in Rules.seats:
        raise click.BadParameter("3 to 6 play", param_hint="--players")
    setup, game = Setup(hurry=hurry, countdown=False), Rules(resources().book)

    def tally(done: Callable[[], None]) -> playing.Tally:
        if CHANCE in kinds:
            return playing.tally(game, setup, kinds, games, seed, done)
        # Here, so that numpy and the guesser are read only where they are needed.
        from vernissage.games.pictomania.simulation import bots

        return bots.tally(game, setup, kinds, games, seed, done)

    simulate("Pictomania", tally, games, as_json=as_json)
