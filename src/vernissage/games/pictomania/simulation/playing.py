"""Games of Pictomania from the first word to the end, and what is counted in them."""

from collections.abc import Callable, Iterable
from random import Random
from statistics import fmean, pstdev
from time import process_time

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.simulation.chance import move
from vernissage.games.pictomania.state import State, totals

INTERRUPTIONS = 0.05  # how often a player acts although nobody waits for them: a heart, a pointing finger


class Played(Struct, frozen=True):
    """What one game came to."""

    final: State
    refused: int


class Tally(Struct, frozen=True):
    """What many games came to. Points are of a seat in a game; their spread is the standard deviation."""

    games: int
    finished: int
    points_mean: float
    points_spread: float
    black_sheep_per_round: float
    refused: int
    games_per_second: float  # of one core


def play(game: Rules, setup: Setup, players: int, rng: Random) -> Played:
    state = game.begin()
    for event in game.start(setup, first_seats(players), rng):
        state = game.evolve(state, event)
    refused = 0
    while not game.is_over(state):
        seat = who_moves(game, state, rng)
        command = move(state, seat, rng)
        if command is None:
            continue
        try:
            events = game.decide(state, seat, command, rng)
        except Refused:
            refused += 1
            continue
        for event in events:
            state = game.evolve(state, event)
    return Played(state, refused)


def who_moves(game: Rules, state: State, rng: Random) -> Seat:
    anybody = rng.random() < INTERRUPTIONS
    return rng.choice(state.open_seats if anybody else game.waiting(state).seats)


def tally(game: Rules, setup: Setup, players: int, games: int, seed: int, done: Callable[[], object]) -> Tally:
    """Play `games`, each with a seed of its own so that any can be played alone. `done` is called after each."""
    begun = process_time()
    results = []
    for number in range(games):
        results.append(play(game, setup, players, Random(f"{seed}:{number}")))
        done()
    return summed_up(results, process_time() - begun)


def summed_up(results: list[Played], seconds: float) -> Tally:
    points = [sum_of_seat for played in results for sum_of_seat in totals(played.final).values()]
    sheep = list(_black_sheep(results))
    return Tally(
        games=len(results),
        finished=sum(played.final.phase == "over" for played in results),
        points_mean=round(fmean(points), 3),
        points_spread=round(pstdev(points), 3),
        black_sheep_per_round=round(fmean(sheep), 3),
        refused=sum(played.refused for played in results),
        games_per_second=round(len(results) / seconds, 1),
    )


def _black_sheep(results: Iterable[Played]) -> Iterable[bool]:
    """Of every round: was there one?"""
    for played in results:
        for scored in (one.score for one in played.final.rounds):
            yield scored is not None and scored.black_sheep is not None
