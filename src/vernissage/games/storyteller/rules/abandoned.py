"""Abandoned games: rounds in which nobody told anything, since everybody has left without ending the game (S10)."""

from collections.abc import Collection
from itertools import groupby, takewhile

from vernissage.games.storyteller.state import State, Turn


def is_silent(state: State) -> bool:
    """Whether the time of every open seat has run out, one after another, since the last clue."""
    return _is_round(state, [*takewhile(_ran_out, reversed(state.turns[:-1]))])


def turns_that_count(state: State) -> list[Turn]:
    """Returns the turns that count towards everybody's number (S8): one that ran out of time counts, but not while
    nobody told anything."""
    runs = [(in_vain, [*run]) for in_vain, run in groupby(state.turns, _ran_out)]
    return [turn for in_vain, run in runs if not (in_vain and _is_round(state, run)) for turn in run]


def _ran_out(turn: Turn) -> bool:
    return turn.passed == "time"


def _is_round(state: State, turns: Collection[Turn]) -> bool:
    return {turn.teller for turn in turns}.issuperset(state.open_seats)
