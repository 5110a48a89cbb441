"""Bots at a simulated round: they really draw and really look; only time is left out."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter

from vernissage.core.bot import Strength
from vernissage.core.refused import Refused
from vernissage.drawing.players import InkEye, RecipeArtist
from vernissage.games.pictomania.bot import PictomaniaBot
from vernissage.games.pictomania.game import PictomaniaGame
from vernissage.games.pictomania.setup import PictomaniaSetup
from vernissage.games.pictomania.state import Pictomania
from vernissage.simulation.pictomania import Played, Tally, summed_up


class BotTally(Tally, frozen=True):
    """`accuracy`: which part of the guesses were right, by who guessed and by the level of the round."""

    accuracy: dict[str, float]
    accuracy_by_level: dict[int, float]
    guesses_per_round: float


def play(game: PictomaniaGame, setup: PictomaniaSetup, kinds: Sequence[Strength], rng: Random) -> Played:
    bot = PictomaniaBot(RecipeArtist(), InkEye())
    state = game.begin()
    for event in game.start(setup, range(len(kinds)), rng):
        state = game.evolve(state, event)
    refused = 0
    while not game.is_over(state):
        seat = rng.choice(game.waiting(state).seats)
        view = game.view(state, seat)
        command = bot.move(view, seat, strength=kinds[seat], language="en", rng=rng, ask=lambda _query: None)
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


def tally(
    game: PictomaniaGame,
    setup: PictomaniaSetup,
    kinds: Sequence[Strength],
    games: int,
    seed: int,
    done: Callable[[], object],
) -> BotTally:
    begun = perf_counter()
    results, right, made = [], Counter[str](), Counter[str]()
    levels_right, levels_made = Counter[int](), Counter[int]()
    for number in range(games):
        played = play(game, setup, kinds, Random(f"{seed}:{number}"))
        results.append(played)
        for kind, level, was_right in _guesses(played.final, kinds):
            made[kind] += 1
            right[kind] += was_right
            levels_made[level] += 1
            levels_right[level] += was_right
        done()
    rounds = sum(len(played.final.rounds) for played in results)
    plain = summed_up(results, perf_counter() - begun)
    return BotTally(
        **{field: getattr(plain, field) for field in Tally.__struct_fields__},
        accuracy={kind: round(right[kind] / made[kind], 4) for kind in sorted(made)},
        accuracy_by_level={level: round(levels_right[level] / levels_made[level], 4) for level in sorted(levels_made)},
        guesses_per_round=round(sum(made.values()) / rounds, 2),
    )


def _guesses(final: Pictomania, kinds: Sequence[Strength]) -> Iterator[tuple[str, int, bool]]:
    """Who guessed, at which level, and whether it was right."""
    for played in final.rounds:
        for drawer, stack in played.guesses.items():
            for guess in stack:
                yield kinds[guess.seat], played.level, guess.number == played.words[drawer].number
