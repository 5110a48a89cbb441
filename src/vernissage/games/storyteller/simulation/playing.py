"""Statistics of simulated games of Storyteller, by random players and by bots."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from vernissage.games.storyteller.commands import Command
from vernissage.games.storyteller.events import Event
from vernissage.games.storyteller.rules.scoring import Outcome
from vernissage.games.storyteller.setup import Setup
from vernissage.games.storyteller.state import State, totals
from vernissage.simulation import playing
from vernissage.simulation.beats import beats

Hall: TypeAlias = playing.Hall[Setup, State, Command, Event]
Played: TypeAlias = playing.Played[State]
OUTCOMES: tuple[Outcome, ...] = ("all", "none", "some")


class Tally(Struct, frozen=True):
    """The results of many games. `points`: per seat and turn, by the seat's part in that turn; `outcomes` are shares
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


def tally(hall: Hall, setup: Setup, kinds: Sequence[str], games: int, seed: int, done: Callable[[], object]) -> Tally:
    results, per_second = playing.play_many(
        lambda order, rng: playing.play(hall, setup, order, rng), kinds, games, seed, done
    )
    return _summed_up(results, per_second)


def _summed_up(results: list[Played], per_second: float) -> Tally:
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
        games_per_second=per_second,
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
            finds = turn.score is not None and seat in turn.score.finders
            yield "teller" if seat == turn.teller else "finder" if finds else "other", scored.points
