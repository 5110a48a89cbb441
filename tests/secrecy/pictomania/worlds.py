"""A game of Pictomania up to the middle of a round, in which others drew other words and guessed other numbers."""

from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from tests.any_game import any_game
from tests.property.pictomania.games import PLAYERS, record
from tests.secrecy.worlds import Appends, Worlds
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import Command, DoNotKnow, GiveHeart, MakeGuess
from vernissage.games.pictomania.events import Event, Guessed, GuessLaid, WordDealt
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import LETTERS, NUMBERS, WordRef


class Exchanged(NamedTuple):
    """What others drew and guessed there, by round."""

    words: dict[tuple[int, Seat], WordRef]
    guesses: dict[tuple[int, Seat, Seat], int]

    def event(self, event: Event, number: int) -> Event:
        match event:
            case WordDealt(seat=seat):
                return replace(event, word=self.words.get((number, seat), event.word))
            case Guessed(seat=seat, drawer=drawer) | GuessLaid(seat=seat, drawer=drawer):
                assert seat is not None
                assert drawer is not None
                guessed = self.guesses.get((number, seat, drawer))
                return event if guessed is None else replace(event, number=guessed, letter="B")
            case _:
                return event


def make_worlds(seed: int) -> Worlds:
    rng = Random(seed)
    players = rng.choice(PLAYERS)
    setup = Setup(rounds=rng.randint(1, 3), hurry=rng.random() < 0.5, learning=rng.random() < 0.5)
    recording = record(setup, players, rng.randint(3, 12), rng.randrange(2**32))
    moments = [at for at, state in enumerate(recording.states) if state.phase == "drawing"] or [0]
    moment = rng.choice(moments)
    state = recording.states[moment]
    reader = rng.choice([None, *state.seats])
    other = Exchanged(_words(rng, state, reader), _guesses(rng, state, reader))
    here = recording.decisions[: moment + 1]
    there = _there(recording.game, here, other)
    return Worlds(any_game(recording.game), setup, players, reader, here, there, _probes(state))


def _words(rng: Random, state: State, reader: Seat | None) -> dict[tuple[int, Seat], WordRef]:
    others = [seat for seat in state.round.words if seat != reader]
    return {(state.round.number, seat): WordRef(rng.choice(LETTERS), rng.choice(NUMBERS)) for seat in others}


def _guesses(rng: Random, state: State, reader: Seat | None) -> dict[tuple[int, Seat, Seat], int]:
    made = [(guess.seat, drawer) for drawer, stack in state.round.guesses.items() for guess in stack]
    return {(state.round.number, seat, drawer): rng.choice(NUMBERS) for seat, drawer in made if seat != reader}


def _probes(state: State) -> list[Command]:
    """Is that somebody's word? None of these may be done while people draw."""
    number, cards = state.round.number, state.round.cards
    unknown = [DoNotKnow(number, letter, card, 1) for letter, card in cards.items()]
    hearts = [GiveHeart(number, seat) for seat in state.seats]
    return [*unknown, *hearts, *(MakeGuess(number, seat, 99) for seat in state.seats)]


def _there(game: Rules, here: Appends, other: Exchanged) -> Appends:
    state, there = game.begin(), []
    for append in here:
        exchanged = []
        for event in append:
            number = state.round.number if state.rounds else 0
            exchanged.append(other.event(event, number))
            state = game.evolve(state, event)
        there.append(exchanged)
    return there
