"""Games of Storyteller from the first clue to the end, and what is counted in them."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.storyteller.commands import Command
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.rules.scoring import Outcome
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.state import State, totals
from vernissage.simulation.beats import beats, seated

Mover: TypeAlias = Callable[[State, Seat, Random], Command | None]
OUTCOMES: tuple[Outcome, ...] = ("all", "none", "some")


class Hall(Struct, frozen=True):
    """Where games are played, and by whom."""

    game: Rules
    players: Mapping[str, Mover]


class Played(Struct, frozen=True):
    """What one game came to."""

    final: State
    refused: int
    kinds: tuple[str, ...]


class Tally(Struct, frozen=True):
    """What many games came to. `points` are of one seat in one turn, by what it was in that turn; `outcomes` are shares
    of the turns; `beats`: in which share of their pairs a player of the first kind finished higher than one of the
    second, ties half."""

    games: int
    finished: int
    turns: float
    points: dict[str, float]
    outcomes: dict[str, float]
    beats: dict[str, float]
    refused: int
    games_per_second: float  # of one core


def play(hall: Hall, setup: Setup, kinds: Sequence[str], rng: Random, before: State | None = None) -> Played:
    """One game; `kinds` says who plays each seat, `before` is how the last one ended at the same table."""
    game, state = hall.game, hall.game.begin()
    for event in game.start(setup, first_seats(len(kinds)), rng, before):
        state = game.evolve(state, event)
    refused = 0
    while not game.is_over(state):
        seat = rng.choice(game.waiting(state).seats)
        command = hall.players[kinds[seat]](state, seat, rng)
        assert command is not None, f"{kinds[seat]} has no move in phase {state.phase}"
        try:
            events = game.decide(state, seat, command, rng)
        except Refused:
            refused += 1
            continue
        for event in events:
            state = game.evolve(state, event)
    return Played(state, refused, tuple(kinds))


def tally(hall: Hall, setup: Setup, kinds: Sequence[str], games: int, seed: int, done: Callable[[], object]) -> Tally:
    """Play `games`, each with a seed of its own so that any of them can be played alone; the kinds change seats from
    game to game, so that nobody always begins. `done` is called after each."""
    begun = process_time()
    results = []
    for number in range(games):
        results.append(play(hall, setup, seated(kinds, number), Random(f"{seed}:{number}")))
        done()
    return _summed_up(results, process_time() - begun)


def _summed_up(results: list[Played], seconds: float) -> Tally:
    ended = Counter(turn.score.outcome for played in results for turn in played.final.turns if turn.score)
    turns = sum(ended.values())
    return Tally(
        games=len(results),
        finished=sum(played.final.phase == "over" for played in results),
        turns=round(sum(len(played.final.turns) for played in results) / len(results), 2),
        points=_points(results),
        outcomes={outcome: round(ended[outcome] / turns, 4) for outcome in OUTCOMES},
        beats=beats([(played.kinds[seat], sum) for seat, sum in totals(played.final).items()] for played in results),
        refused=sum(played.refused for played in results),
        games_per_second=round(len(results) / seconds, 1),
    )


def _points(results: list[Played]) -> dict[str, float]:
    sums, counts = Counter[str](), Counter[str]()
    for role, points in _roles(results):
        sums[role] += points
        counts[role] += 1
    return {role: round(sums[role] / max(1, counts[role]), 3) for role in ("teller", "finder", "other")}


def _roles(results: list[Played]) -> Iterator[tuple[str, int]]:
    for turn in (turn for played in results for turn in played.final.turns):
        for seat, scored in turn.score.seats.items() if turn.score else ():
            found = turn.score is not None and seat in turn.score.finders
            yield "teller" if seat == turn.teller else "finder" if found else "other", scored.points
