"""Compares kinds of players: which kind finishes before which."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

Finish = Sequence[tuple[str, int]]  # of one game: the kind of player on each seat, and its points


def beats(games: Iterable[Finish]) -> dict[str, float]:
    """Counts how often one kind beats another. `strong>easy`: the share of pairs in which strong has more points, ties
    half."""
    won, met = Counter[str](), Counter[str]()
    for finish in games:
        for (kind, points), (rival, rival_points) in permutations(finish, 2):
            if kind != rival:
                pair = f"{kind}>{rival}"
                met[pair] += 2
                won[pair] += 1 + (points > rival_points) - (points < rival_points)
    return {pair: round(won[pair] / met[pair], 4) for pair in sorted(met)}


def seated(kinds: Sequence[str], game: int) -> list[str]:
    """Seats the kinds. Everybody moves on by one seat from game to game, so that nobody is always first."""
    start = game % len(kinds)
    return [*kinds[start:], *kinds[:start]]
