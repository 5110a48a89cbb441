"""Games of Artline from the first turn to the end, and what is counted in them."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import TypeAlias

from msgspec import Struct

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.artline.clock import acting
from vernissage.games.artline.commands import PlayerCommand
from vernissage.games.artline.events import Event, Stood
from vernissage.games.artline.game import Artline
from vernissage.games.artline.may import may
from vernissage.games.artline.setup import EDITIONS, ArtlineSetup
from vernissage.games.artline.state import State
from vernissage.simulation import chance
from vernissage.simulation.stand_ins import NumberedPaintings, PlainReferee

Player: TypeAlias = Callable[[State, Seat, Random], PlayerCommand]
INTERRUPTIONS = 0.05  # how often the one who laid acts while the others answer


class Played(Struct, frozen=True):
    """What one game came to."""

    final: State
    exhibitions: int
    refused: int


class Tally(Struct, frozen=True):
    """What many games came to."""

    games: int
    finished: int
    turns: float
    exhibitions: float
    ended: dict[str, int]
    shared: int
    refused: int
    games_per_second: float


def by_chance(setup: ArtlineSetup) -> Artline:
    """Artline with a stand-in deck that is as big as the edition's box."""
    return Artline(NumberedPaintings(EDITIONS[setup.edition].paintings), PlainReferee())


def play(game: Artline, setup: ArtlineSetup, players: Sequence[Player], rng: Random) -> Played:
    state = game.begin()
    for event in game.start(setup, range(len(players)), rng):
        state = game.evolve(state, event)
    exhibitions = refused = 0
    while not game.is_over(state):
        seat = _who_moves(state, rng)
        try:
            events = game.decide(state, seat, players[seat](state, seat, rng), rng)
        except Refused:
            refused += 1
            continue
        exhibitions += _is_exhibition(state, events)
        for event in events:
            state = game.evolve(state, event)
    return Played(state, exhibitions, refused)


def _who_moves(state: State, rng: Random) -> Seat:
    if state.placement and rng.random() < INTERRUPTIONS and may(state, state.placement.seat):
        return state.placement.seat
    return rng.choice(acting(state))


def _is_exhibition(state: State, events: list[Event]) -> bool:
    laid = state.placement
    return laid is not None and laid.exhibition and any(isinstance(event, Stood) for event in events)


def tally(setup: ArtlineSetup, players: int, games: int, seed: int, done: Callable[[], object]) -> Tally:
    """Play `games`, each with a seed of its own so that any of them can be played alone; `done` after each."""
    game = by_chance(setup)
    begun = perf_counter()
    results = []
    for number in range(games):
        results.append(play(game, setup, [chance.move] * players, Random(f"{seed}:{number}")))
        done()
    return _summed_up(results, perf_counter() - begun)


def _summed_up(results: list[Played], seconds: float) -> Tally:
    ends = [played.final.result for played in results]
    count = len(results)
    ended = Counter(end.reason for end in ends if end)
    return Tally(
        games=count,
        finished=sum(end is not None for end in ends),
        turns=round(sum(played.final.turn.number for played in results) / count, 2),
        exhibitions=round(sum(played.exhibitions for played in results) / count, 2),
        ended={"last_round": ended["last_round"], "pile_empty": ended["pile_empty"]},
        shared=sum(end is not None and len(end.winners) > 1 for end in ends),
        refused=sum(played.refused for played in results),
        games_per_second=round(count / seconds, 1),
    )
