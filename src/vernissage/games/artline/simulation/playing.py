"""Statistics of simulated games of Artline, by random players and by bots."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Command
from vernissage.games.artline.events import Event, Stood
from vernissage.games.artline.game import Rules
from vernissage.games.artline.may import may
from vernissage.games.artline.rules.absence import acting
from vernissage.games.artline.setup import EDITIONS, Setup
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import State
from vernissage.simulation import playing
from vernissage.simulation.beats import Finish, beats
from vernissage.simulation.numbered_paintings import NumberedPaintings
from vernissage.simulation.players import CHANCE

Hall: TypeAlias = playing.Hall[Setup, State, Command, Event]
Played: TypeAlias = playing.Played[State]
INTERRUPTIONS = 0.05  # how often the player who laid acts while the others answer, in random games


class Tally(Struct, frozen=True, omit_defaults=True):
    """The results of many games. `wins`: shares of the games by kind of player, shared wins split."""

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
    """Sets up Artline for random players, with a made-up deck as big as the edition's box."""
    game = Rules(NumberedPaintings(EDITIONS[setup.edition].paintings), PlainReferee())
    return playing.Hall(game, {CHANCE: chance.move}, _who_moves, count)


def _who_moves(state: State, rng: Random) -> Seat:
    if state.placement and rng.random() < INTERRUPTIONS and may(state, state.placement.seat):
        return state.placement.seat
    return rng.choice(acting(state))


def count(
    state: State, events: Sequence[Event], misfits: Callable[[State], int] = lambda _state: 0
) -> Mapping[str, int]:
    """Counts what a decision did. `misfits`: how many of its lines the placement does not fit."""
    if Stood not in map(type, events):
        return {}
    return {"exhibitions": state.placement is not None and state.placement.exhibition, "misfits": misfits(state)}


def tally(hall: Hall, setup: Setup, kinds: Sequence[str], games: int, seed: int, done: Callable[[], object]) -> Tally:
    results, per_second = playing.play_many(
        lambda order, rng: playing.play(hall, setup, order, rng), kinds, games, seed, done
    )
    return _summed_up(results, per_second, against_bots=CHANCE not in kinds)


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


def _summed_up(results: list[Played], per_second: float, *, against_bots: bool) -> Tally:
    ends = [played.final.result for played in results]
    ended = Counter(end.reason for end in ends if end)
    return Tally(
        games=len(results),
        finished=sum(end is not None for end in ends),
        turns=round(sum(played.final.turn.number for played in results) / len(results), 2),
        exhibitions=round(_counted(results, "exhibitions") / len(results), 2),
        ended={"last_round": ended["last_round"], "pile_empty": ended["pile_empty"]},
        shared=sum(end is not None and len(end.winners) > 1 for end in ends),
        refused=sum(played.refused for played in results),
        games_per_second=per_second,
        wins=_wins(results) if against_bots else None,
        beats=beats(map(_finish, results)) if against_bots else None,
        misfits=_counted(results, "misfits") if against_bots else None,
    )


def _counted(results: list[Played], what: str) -> int:
    return sum(played.counts.get(what, 0) for played in results)
