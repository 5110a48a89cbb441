"""What goes out for a move does not grow with the wall."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from tests.any_game import any_game
from tests.budget.updates import sizes, tables
from tests.property.artline.games import choice_by_chance
from tests.property.recording import steps_from
from tests.rules.artline.table import state_of
from tests.seats import S0
from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat, first_seats
from vernissage.games.artline.game import Rules
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.setup import Setup
from vernissage.games.artline.simulation.fakes import PlainReferee
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Line, Theme
from vernissage.simulation.numbered_paintings import NumberedPaintings
from vernissage.simulation.playing import evolved

DECK = "a-deck-of-paintings-with-names-as-long-as-they-come"
SETUP = Setup(decks=(DECK,), size=15, turn_seconds=120)
PLAYERS = 4
ACROSS = 8  # paintings in a row of the wall
SEEDS = range(6)


def wall(count: int) -> Museum:
    """A block in the middle, every line of it under a theme."""
    museum = Museum(SETUP.size)
    for place in range(count):
        cell = 3 + place % ACROSS, 3 + place // ACROSS
        themes = {line: theme(line) for line in museum.opened(cell)}
        museum = museum.hang(name_of(place), cell, Seat(place % PLAYERS), themes)
    return museum


def theme(line: Line) -> Theme:
    return Theme(f"a theme for {line} in a few words", "en", S0, ("calm-water", "reflection"))


def name_of(place: int) -> Painting:
    return f"{DECK}/hung-{place}"


def largest_update(paintings: int) -> int:
    """In games that go on from such a wall, to a reader who does not have the turn."""
    return max(size for seed in SEEDS for size in _sizes(paintings, seed))


def _sizes(paintings: int, seed: int) -> Iterator[int]:
    game = Rules(NumberedPaintings(112), PlainReferee())
    begun = evolved(game, game.begin(), game.start(SETUP, first_seats(PLAYERS), Random(seed)))
    state: State = replace(begun, museum=wall(paintings))
    steps = [(step.events, step.after) for step in steps_from(game, state, seed, choice_by_chance)]
    for before, after in pairwise(tables(any_game(game), state, steps)):
        for reader, size in sizes(any_game(game), before, after).items():
            if reader not in (state_of(before).turn.seat, state_of(after).turn.seat) and state_of(after).result is None:
                yield size


@pytest.mark.parametrize(("paintings", "most"), [(5, 1_500), (20, 1_500), (60, 1_500)])
def test_an_update_is_small_to_whoever_is_not_at_turn(paintings: int, most: int) -> None:
    assert largest_update(paintings) <= most


def test_an_update_hardly_grows_with_the_wall() -> None:
    assert largest_update(60) <= largest_update(20) + 300
