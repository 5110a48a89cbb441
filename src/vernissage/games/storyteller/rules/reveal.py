"""The reveal: hearts for the clue, and on to the next turn (S11, S16)."""

from random import Random

from vernissage.contract.game import HurryOn
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import GiveHeart, Ready
from vernissage.games.storyteller.events import Event, HeartGiven, ReadySaid
from vernissage.games.storyteller.rules.turning import go_on
from vernissage.games.storyteller.state import State


def give_heart(state: State, seat: Seat, command: GiveHeart) -> list[Event]:
    _check_is_revealed(state)
    if seat == state.turn.teller:
        raise Refused("own-clue")
    return [HeartGiven(seat, command.turn, on=seat not in state.turn.hearts)]


def ready(state: State, seat: Seat, command: Ready, rng: Random) -> list[Event]:
    del command  # the turn was checked before, for every command
    _check_is_revealed(state)
    if seat in state.ready:
        raise Refused("already-ready")
    said: list[Event] = [ReadySaid(seat)]
    everybody = set(state.present) <= state.ready | {seat}
    return said + go_on(state, rng) if everybody else said


def hurry_on(state: State, command: HurryOn, rng: Random) -> list[Event]:
    if command.step != state.step:
        return []  # somebody else was faster: what the host wanted has happened
    _check_is_revealed(state)
    return go_on(state, rng)


def _check_is_revealed(state: State) -> None:
    if state.phase != "reveal":
        raise Refused("wrong-phase", phase=state.phase)
