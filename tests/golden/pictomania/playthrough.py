"""How a game of Pictomania is recorded."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from tests.golden.recording import AnyRules, Move, Recording, shortened
from tests.rules.pictomania.numbered_cards import NumberedCards
from vernissage.contract.game import CloseSeat, HurryOn, SeatAway, SeatBack, TimeUp
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import OwnCard, Setup
from vernissage.games.pictomania.simulation.chance import move
from vernissage.games.pictomania.simulation.playing import who_moves
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.values import Guess, WordRef
from vernissage.games.pictomania.view_types import Own, Public

FATES = 0.06  # how often something happens that nobody at the table does


class Heading(Struct, frozen=True):
    setup: Setup
    players: int
    cards: int  # of each level
    seed: int


OWN = tuple(OwnCard(2, tuple(f"word {card}{number}" for number in range(1, 8))) for card in "abcdefgh")
HEADINGS = {
    "three": Heading(Setup(), players=3, cards=4, seed=9),
    "four": Heading(Setup(rounds=2, learning=True, led=True), players=4, cards=9, seed=1),
    "five": Heading(Setup(rounds=2, hurry=True, seconds=0), players=5, cards=9, seed=5),
    "six": Heading(Setup(rounds=2, levels=(2, 2), own_cards=OWN, own_only=True), players=6, cards=9, seed=45),
}


def _rules(heading: Heading) -> Rules:
    return Rules(NumberedCards(heading.cards))


def _choice(game: Rules, state: State, chooser: Random) -> Move | None:
    return _fate(game, state, chooser) if chooser.random() < FATES else _move(game, state, chooser)


def _move(game: Rules, state: State, chooser: Random) -> Move | None:
    waited_on = game.waiting(state)
    beside = [clock for clocks in waited_on.by_seat.values() for clock in clocks]
    if beside and chooser.random() < 0.3:
        return None, TimeUp(chooser.choice(beside).key)
    if state.phase == "reveal" and not state.round.sums_are_shown:
        return None, HurryOn(state.step)
    if set(waited_on.seats) <= state.away:
        return (None, TimeUp(waited_on.clock.key)) if waited_on.clock else _fate(game, state, chooser)
    seat = who_moves(game, state, chooser)
    command = None if seat in state.away else move(state, seat, chooser)
    return (seat, command) if command is not None else None


def _fate(game: Rules, state: State, chooser: Random) -> Move | None:
    if state.away and chooser.random() < 0.5:
        return None, SeatBack(min(state.away))
    fate = chooser.random()
    if fate < 0.3 and len(state.open_seats) > 4:
        return None, CloseSeat(chooser.choice(state.open_seats))
    if fate < 0.6:
        return None, SeatAway(chooser.choice(state.open_seats))
    if state.phase in ("reading", "reveal") and not state.wishes and not state.last_call:
        return None, HurryOn(state.step)
    clock = game.waiting(state).clock
    return (None, TimeUp(clock.key)) if clock and fate > 0.9 else None


def _scores(game: AnyRules, state: State) -> Iterator[str]:
    """The table of all rounds as it stands in the end."""
    for played in game.public(state).history.values():
        for seat, score in played.score.seats.items():
            left = short(score.left)
            yield (
                f"round {played.round}, {seat}: won {score.won}, black {score.black} {score.black_fate}, "
                f"left {left}, wrong {score.wrong}: {score.points}"
            )


def short(value: Any) -> str:
    return shortened(value, _own)


def _own(value: Struct) -> str | None:
    match value:
        case WordRef(letter, number):
            return f"{letter}{number}"
        case Guess(seat, number, None):
            return f"{seat}:{'?' if number is None else number}"
        case Guess(seat, number, letter):
            return f"{seat}:{number}{letter}"
        case _:
            return None


def _seen_by_all(public: Public) -> str:
    parts = [
        f"all: round {public.round} (level {public.level}), {public.phase}, waits on {short(public.acting)}",
        f"cards {short(public.cards)}",
        f"stacks {short(public.stacks)}, tokens {short(public.tokens)}, taken {short(public.black)}",
        f"done {short(public.done)}, away {short(public.away)}, totals {short(public.totals)}",
    ]
    if public.wishes:
        parts.append(f"wishes {short(public.wishes)}")
    if last := public.history.get(max(public.history, default=0)):
        parts.append(f"pointed {short(last.pointed)}, void {short(last.voided)}, contested {short(last.contested)}")
    if public.result:
        parts.append(f"{public.result.reason}, winners {short(public.result.winners)}")
    return "; ".join(parts)


def _seen_by_one(public: Public, own: Own, reader: Seat) -> str:
    parts = [f"{reader}: word {short(own.word)}, may {short(own.may)}"]
    if public.phase == "drawing":
        parts.append(f"cards {short(own.numbers)}, guesses {short(own.guessable)}")
        parts.append(f"stacks {short(_stacks(public, own, reader))}")
    return "; ".join(parts)


def _stacks(public: Public, own: Own, reader: Seat) -> dict[Seat, tuple[Guess, ...]]:
    """With the numbers that the reader knows: their own."""
    return {
        drawer: tuple(Guess(reader, own.guesses[drawer]) if guess.seat == reader else guess for guess in stack)
        for drawer, stack in public.stacks.items()
    }


RECORDING = Recording(HEADINGS, _rules, _choice, _seen_by_all, _seen_by_one, short, _scores)
