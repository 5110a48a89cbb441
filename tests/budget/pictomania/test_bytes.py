"""A stroke costs its own bytes and little more, however much has been drawn."""

from itertools import pairwise

from tests.any_game import any_game
from tests.budget.updates import sizes, tables
from tests.property.pictomania.games import record
from tests.rules.pictomania.table import state_of
from vernissage.games.pictomania.events import StrokeDrawn
from vernissage.games.pictomania.setup import Setup

MOST = 360
SEEDS = range(4)


def test_a_stroke_adds_little_to_its_own_bytes() -> None:
    seen = 0
    for seed in SEEDS:
        recording = record(Setup(rounds=3), 6, 12, seed)
        steps = [(step.events, step.after) for step in recording.steps]
        for before, after in pairwise(tables(any_game(recording.game), recording.states[0], steps)):
            match [recent.event for recent in after.recent]:
                case [StrokeDrawn(seat=seat, ink=ink)] if state_of(before).round.sheet(seat).undone is None:
                    seen += 1
                    assert max(sizes(any_game(recording.game), before, after).values()) <= len(ink) + MOST
    assert seen > 100
