"""Whole random games of the tiny game."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.high_card import Agree, Command, Offer, Rules, Setup, State
from tests.property.recording import Recording, record
from vernissage.contract.game import CloseSeat, Order, TimeUp
from vernissage.contract.seat import Seat


def move(state: State, seat: Seat, rng: Random) -> Command:
    return Agree(stays=rng.random() < 0.7) if state.offered else Offer(rng.choice(state.hands[seat]))


def choice(game: Rules, state: State, rng: Random) -> tuple[Seat | None, Command | Order]:
    waiting, fate = game.waiting(state), rng.random()
    if fate < 0.05:
        return None, CloseSeat(state.left[0]) if fate < 0.01 or not waiting.clock else TimeUp(waiting.clock.key)
    return (seat := rng.choice(waiting.seats)), move(state, seat, rng)


def recordings() -> st.SearchStrategy[Recording[Rules, Setup, State, Any, Any]]:
    setups = st.builds(Setup, st.integers(1, 10), st.sampled_from([0, 30]), st.sampled_from([0, 20]))
    return st.builds(record, st.just(Rules()), setups, st.sampled_from(Rules.seats), st.integers(0), st.just(choice))
