"""Which kind of player finishes before which."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

Finish = Sequence[tuple[str, int]]  # of one game: what sat on each seat, and its points


def beats(games: Iterable[Finish]) -> dict[str, float]:
    """For `strong>easy`: the share of their pairs in which the strong one had more points, ties half."""
    won, met = Counter[str](), Counter[str]()
    for finish in games:
        for (kind, points), (other, others_points) in permutations(finish, 2):
            if kind != other:
                pair = f"{kind}>{other}"
                met[pair] += 2
                won[pair] += 1 + (points > others_points) - (points < others_points)
    return {pair: round(won[pair] / met[pair], 4) for pair in sorted(met)}


def seated(kinds: Sequence[str], game: int) -> list[str]:
    """Everybody moves on by one seat from game to game, so that nobody always sits first."""
    start = game % len(kinds)
    return [*kinds[start:], *kinds[:start]]
