"""Statistics of simulated games of Pictomania, by random players and by bots."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.simulation.chance import move
from vernissage.games.pictomania.state import State, totals
from vernissage.simulation import playing
from vernissage.simulation.players import CHANCE

Played: TypeAlias = playing.Played[State]
INTERRUPTIONS = 0.05  # how often a player acts although nobody waits for them: a heart, a pointing finger


class Tally(Struct, frozen=True):
    """The results of many games. Points are per seat and game; their spread is the standard deviation."""

    games: int
    finished: int
    points_mean: float
    points_spread: float
    black_sheep_per_round: float
    refused: int
    games_per_second: float  # of one core


def who_moves(game: Rules, state: State, rng: Random) -> Seat:
    anybody = rng.random() < INTERRUPTIONS
    return rng.choice(state.open_seats if anybody else game.waiting(state).seats)


def tally(game: Rules, setup: Setup, kinds: Sequence[str], games: int, seed: int, done: Callable[[], object]) -> Tally:
    hall = playing.Hall(game, {CHANCE: move}, lambda state, rng: who_moves(game, state, rng))
    results, per_second = playing.play_many(
        lambda order, rng: playing.play(hall, setup, order, rng), kinds, games, seed, done
    )
    return summed_up(results, per_second)


def summed_up(results: list[Played], per_second: float) -> Tally:
    points = [sum_of_seat for played in results for sum_of_seat in totals(played.final).values()]
    sheep = list(_black_sheep(results))
    return Tally(
        games=len(results),
        finished=sum(played.final.phase == "over" for played in results),
        points_mean=round(fmean(points), 3),
        points_spread=round(pstdev(points), 3),
        black_sheep_per_round=round(fmean(sheep), 3),
        refused=sum(played.refused for played in results),
        games_per_second=per_second,
    )


def _black_sheep(results: Iterable[Played]) -> Iterable[bool]:
    """Yields for every round whether it had a black sheep."""
    for played in results:
        for scored in (past.score for past in played.final.rounds):
            yield scored is not None and scored.black_sheep is not None
