"""Who sits on each seat of a simulated game."""

import click

from vernissage.contract.bot import STRENGTHS

CHANCE = "chance"


def kinds_of(players: str) -> list[str]:
    """`4`: that many random players; `strong,easy`: bots of these strengths."""
    if players.isdecimal():
        return [CHANCE] * int(players)
    kinds = [kind.strip() for kind in players.split(",")]
    if not set(kinds) <= set(STRENGTHS):
        strengths = ", ".join(STRENGTHS)
        raise click.BadParameter(f"{players!r} is neither a number nor strengths ({strengths})", param_hint="--players")
    return kinds
