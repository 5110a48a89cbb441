"""Simulates rounds of bots that really draw and look, at the pace of a hand, without waiting for it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import heappop, heappush
from random import Random
from typing import TypeVar, assert_never

import msgspec

from vernissage.contract.bot import Deed, Strength
from vernissage.contract.game import Clock, TimeUp
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, first_seats
from vernissage.drawing.bot_artist import InkEye, RecipeArtist
from vernissage.games.pictomania.bot import Player
from vernissage.games.pictomania.commands import Command
from vernissage.games.pictomania.events import Event
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.simulation.playing import Played, Tally, summed_up
from vernissage.games.pictomania.state import State, totals
from vernissage.games.pictomania.view_types import Public
from vernissage.simulation.beats import beats
from vernissage.simulation.playing import play_many

Of = TypeVar("Of", str, int)
PAUSE = (900, 2_100)  # milliseconds between two things that a bot does, as at a real table


class BotTally(Tally, frozen=True):
    """The results of many games. `beats`: how often one kind finishes before another. `accuracy`: the share of right
    guesses, by guesser and by level of the round."""

    beats: dict[str, float]
    accuracy: dict[str, float]
    accuracy_by_level: dict[int, float]
    guesses_per_round: float


class Evening:
    """One game with a clock of its own. `agenda`: at which moment who looks up, or finishes which stroke."""

    def __init__(self, game: Rules, setup: Setup, kinds: Sequence[Strength], rng: Random) -> None:
        self._game, self._kinds, self._rng = game, kinds, rng
        self._bot = Player(RecipeArtist(), InkEye())
        self._state = game.begin()
        self._record(game.start(setup, first_seats(len(kinds)), rng))
        self._refused = 0
        self._shown: tuple[State, Public] | None = None
        self._clock: tuple[Clock, int] | None = None  # and when it runs out
        self._agenda: list[tuple[int, Seat, Deed[Command] | None]] = []
        for seat in first_seats(len(kinds)):
            self._look_up(seat, 0)

    def play(self) -> Played:
        while not self._game.is_over(self._state):
            now, seat, stroke = heappop(self._agenda)
            self._watch_clock(now)
            deed = stroke or self._choice(seat, now)
            if deed is not None and deed.lasts and stroke is None:
                heappush(self._agenda, (now + deed.lasts, seat, deed))
                continue
            if deed is not None:
                self._do(seat, deed)
            self._look_up(seat, now, at_once=deed is not None and deed.goes_on)
        return Played(tuple(self._kinds), self._state, self._refused)

    def _choice(self, seat: Seat, now: int) -> Deed[Command] | None:
        if seat not in self._game.waiting(self._state).seats:
            return None
        public, own, kind = self._public(), self._game.own(self._state, seat), self._kinds[seat]
        left = None if self._clock is None else self._clock[1] - now
        return self._bot.move(
            public, own, seat, strength=kind, language="en", rng=self._rng, ask=assert_never, left=left
        )

    def _public(self) -> Public:
        """Caches the public view: several bots look before anything happens."""
        state = self._state
        if self._shown is None or self._shown[0] is not state:
            self._shown = state, self._game.public(state)
        return self._shown[1]

    def _do(self, seat: Seat, deed: Deed[Command]) -> None:
        if deed.lasts and not self._game.may_ink(self._state, seat):
            return  # the round ended while the pen was down
        try:
            self._record(self._game.decide(self._state, seat, deed.command, self._rng))
        except Refused:
            self._refused += 1

    def _record(self, events: Iterable[Event]) -> None:
        for event in events:
            self._state = self._game.evolve(self._state, event)

    def _look_up(self, seat: Seat, now: int, *, at_once: bool = False) -> None:
        heappush(self._agenda, (now if at_once else now + self._rng.randint(*PAUSE), seat, None))

    def _watch_clock(self, now: int) -> None:
        clock = self._game.waiting(self._state).clock
        if clock is None or self._clock is None or self._clock[0] != clock:
            self._clock = None if clock is None else (clock, now + round(clock.seconds * 1000))
        elif now >= self._clock[1]:
            self._record(self._game.decide(self._state, None, TimeUp(clock.key), self._rng))


def play(game: Rules, setup: Setup, kinds: Sequence[Strength], rng: Random) -> Played:
    return Evening(game, setup, kinds, rng).play()


def tally(
    game: Rules, setup: Setup, kinds: Sequence[str], games: int, seed: int, done: Callable[[], object]
) -> BotTally:
    def play_one(order: Sequence[str], rng: Random) -> Played:
        return play(game, setup, msgspec.convert(order, list[Strength]), rng)

    return _counted(*play_many(play_one, kinds, games, seed, done))


def _counted(results: list[Played], per_second: float) -> BotTally:
    guesses = [guess for played in results for guess in _guesses(played)]
    plain = summed_up(results, per_second)
    return BotTally(
        **{field: getattr(plain, field) for field in Tally.__struct_fields__},
        beats=beats([(played.kinds[seat], sum) for seat, sum in totals(played.final).items()] for played in results),
        accuracy=_shares((kind, right) for kind, _, right in guesses),
        accuracy_by_level=_shares((level, right) for _, level, right in guesses),
        guesses_per_round=round(len(guesses) / sum(len(played.final.rounds) for played in results), 2),
    )


def _shares(guesses: Iterable[tuple[Of, bool]]) -> dict[Of, float]:
    made, right = Counter[Of](), Counter[Of]()
    for of, was_right in guesses:
        made[of] += 1
        right[of] += was_right
    return {of: round(right[of] / made[of], 4) for of in sorted(made)}


def _guesses(played: Played) -> Iterator[tuple[str, int, bool]]:
    """Yields each guess: who guessed, at which level, and whether it was right."""
    for past in played.final.rounds:
        for drawer, stack in past.guesses.items():
            for guess in stack:
                yield played.kinds[guess.seat], past.level, guess.number == past.words[drawer].number
