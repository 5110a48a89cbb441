"""Games of Artline from the first turn to the end, and what is counted in them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import process_time
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.artline.commands import Command
from vernissage.games.artline.events import Event, Stood
from vernissage.games.artline.game import Rules
from vernissage.games.artline.may import may
from vernissage.games.artline.rules.absence import acting
from vernissage.games.artline.setup import EDITIONS, Setup
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.simulation.fakes import NumberedPaintings, PlainReferee
from vernissage.games.artline.state import State
from vernissage.simulation.beats import Finish, beats, seated
from vernissage.simulation.players import CHANCE

Mover: TypeAlias = Callable[[State, Seat, Random], Command | None]
INTERRUPTIONS = 0.05  # how often the player who laid acts while the others answer, in random games


class Hall(Struct, frozen=True):
    """Where games are played and by which players, and how to count the lines that a placement does not fit."""

    game: Rules
    players: Mapping[str, Mover]
    misfits: Callable[[State], int] = lambda _state: 0


class Played(Struct, frozen=True):
    """What one game came to."""

    kinds: Sequence[str]  # who played each seat
    final: State
    exhibitions: int
    refused: int
    misfits: int = 0


class Tally(Struct, frozen=True, omit_defaults=True):
    """What many games came to. `wins` are shares of the games by kind of player, shared wins split."""

    games: int
    finished: int
    turns: float
    exhibitions: float
    ended: dict[str, int]
    shared: int
    refused: int
    games_per_second: float  # of one core
    wins: dict[str, float] | None = None
    beats: dict[str, float] | None = None  # for `strong>easy`: its share of their games, shared wins half
    misfits: int | None = None


def by_chance(setup: Setup) -> Hall:
    """Artline with a stand-in deck that is as big as the edition's box."""
    game = Rules(NumberedPaintings(EDITIONS[setup.edition].paintings), PlainReferee())
    return Hall(game, {CHANCE: chance.move})


def play(hall: Hall, setup: Setup, kinds: Sequence[str], rng: Random) -> Played:
    """One game; `kinds` says who plays each seat."""
    game, state = hall.game, hall.game.begin()
    for event in game.start(setup, first_seats(len(kinds)), rng):
        state = game.evolve(state, event)
    exhibitions = refused = misfits = 0
    interrupts = CHANCE in kinds
    while not game.is_over(state):
        seat = _who_moves(state, rng, interrupts=interrupts)
        command = hall.players[kinds[seat]](state, seat, rng)
        assert command is not None, f"{kinds[seat]} has no move in phase {state.phase}"
        try:
            events = game.decide(state, seat, command, rng)
        except Refused:
            refused += 1
            continue
        if _stands(events):
            exhibitions += state.placement is not None and state.placement.exhibition
            misfits += hall.misfits(state)
        for event in events:
            state = game.evolve(state, event)
    return Played(tuple(kinds), state, exhibitions, refused, misfits)


def _who_moves(state: State, rng: Random, *, interrupts: bool) -> Seat:
    if interrupts and state.placement and rng.random() < INTERRUPTIONS and may(state, state.placement.seat):
        return state.placement.seat
    return rng.choice(acting(state))


def _stands(events: list[Event]) -> bool:
    return Stood in map(type, events)


def tally(hall: Hall, setup: Setup, kinds: Sequence[str], games: int, seed: int, done: Callable[[], object]) -> Tally:
    """Play `games`, each with a seed of its own so that any of them can be played alone; the kinds change seats from
    game to game, so that nobody always begins. `done` is called after each."""
    begun = process_time()
    results = []
    for number in range(games):
        order = seated(kinds, number)
        results.append(play(hall, setup, order, Random(f"{seed}:{number}")))
        done()
    return _summed_up(results, process_time() - begun, against_bots=CHANCE not in kinds)


def game_winners(played: Played) -> tuple[Seat, ...]:
    return played.final.result.winners if played.final.result else ()


def _wins(results: list[Played]) -> dict[str, float]:
    wins: dict[str, float] = {}
    for played in results:
        winners = game_winners(played)
        for seat in winners:
            wins[played.kinds[seat]] = wins.get(played.kinds[seat], 0) + 1 / len(winners) / len(results)
    return {kind: round(share, 4) for kind, share in sorted(wins.items())}


def _finish(played: Played) -> Finish:
    winners = game_winners(played)
    return [(kind, int(seat in winners)) for seat, kind in enumerate(played.kinds)]


def _summed_up(results: list[Played], seconds: float, *, against_bots: bool) -> Tally:
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
        wins=_wins(results) if against_bots else None,
        beats=beats(map(_finish, results)) if against_bots else None,
        misfits=sum(played.misfits for played in results) if against_bots else None,
    )
