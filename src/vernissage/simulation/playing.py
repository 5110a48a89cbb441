"""Plays many games of any kind from the first event to the last, without a table, a clock or a network."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from vernissage.contract.bot import STRENGTHS, Bot
from vernissage.contract.catalogue import Language
from vernissage.contract.game import Game, State
from vernissage.contract.messages import Answer, Command, Event, Own, Public, Query, Setup
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.simulation.beats import seated

Mover: TypeAlias = Callable[[State, Seat, Random], Command | None]
Result = TypeVar("Result")
IDLE_LOOKS = 10_000  # how often in a row nobody may have a move


class Hall(Struct, Generic[Setup, State, Command, Event], frozen=True):
    """What a simulation needs. `players` makes a player of each kind; `who_moves` chooses among the seats that the game
    waits for (by default, any); `count` counts what a decision means, given the state before it."""

    game: Game[Setup, State, Command, Any, Any, Event, Any, Any]
    players: Mapping[str, Mover[State, Command]]
    who_moves: Callable[[State, Random], Seat] | None = None
    count: Callable[[State, Sequence[Event]], Mapping[str, int]] = lambda _state, _events: {}


class Played(Struct, Generic[State], frozen=True):
    """The result of one game. `kinds`: the kind of player on each seat."""

    kinds: tuple[str, ...]
    final: State
    refused: int
    counts: Mapping[str, int] = {}


def play(
    hall: Hall[Setup, State, Command, Event],
    setup: Setup,
    kinds: Sequence[str],
    rng: Random,
    before: State | None = None,
) -> Played[State]:
    """Plays one game; `before`: how the last one ended at the same table."""
    game, counts, refused, idle = hall.game, Counter[str](), 0, 0
    state = evolved(game, game.begin(), game.start(setup, first_seats(len(kinds)), rng, before))
    who_moves = hall.who_moves or (lambda state, rng: rng.choice(game.waiting(state).seats))
    while not game.is_over(state):
        seat = who_moves(state, rng)
        command = hall.players[kinds[seat]](state, seat, rng)
        idle = 0 if command is not None else idle + 1
        assert idle < IDLE_LOOKS, f"nobody has a move: {state}"
        try:
            events = [] if command is None else game.decide(state, seat, command, rng)
        except Refused:
            refused += 1
            continue
        counts.update(hall.count(state, events))
        state = evolved(game, state, events)
    return Played(tuple(kinds), state, refused, counts)


def evolved(game: Game[Any, State, Any, Any, Any, Event, Any, Any], state: State, events: Sequence[Event]) -> State:
    for event in events:
        state = game.evolve(state, event)
    return state


def play_many(
    play_one: Callable[[Sequence[str], Random], Result],
    kinds: Sequence[str],
    games: int,
    seed: int,
    done: Callable[[], object],
) -> tuple[list[Result], float]:
    """Plays games, each with a seed of its own so that any of them can be played alone, and measures how many one core
    plays per second. The kinds change seats from game to game, so that nobody always begins. `done` is called after
    each."""
    begun, results = process_time(), []
    for number in range(games):
        results.append(play_one(seated(kinds, number), Random(f"{seed}:{number}")))
        done()
    return results, round(games / (process_time() - begun), 1)


def bots(
    game: Game[Setup, State, Command, Query, Answer, Event, Public, Own],
    bot: Bot[Public, Own, Query, Answer, Command],
    language: Language = "en",
) -> Mapping[str, Mover[State, Command]]:
    """Makes a bot of every strength; each sees what its seat sees and never pauses."""

    def mover(strength: Any) -> Mover[State, Command]:
        def move(state: State, seat: Seat, rng: Random) -> Command | None:
            deed = bot.move(
                game.public(state),
                game.own(state, seat),
                seat,
                strength=strength,
                language=language,
                rng=rng,
                ask=lambda query: game.answer(state, seat, query),
            )
            return None if deed is None else deed.command

        return move

    return {strength: mover(strength) for strength in STRENGTHS}
