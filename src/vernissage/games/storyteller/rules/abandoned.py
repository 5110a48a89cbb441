"""Rounds in which nobody told anything: everybody has left, and nobody has ended the game (S10)."""

from collections.abc import Collection
from itertools import groupby, takewhile

from vernissage.games.storyteller.state import State, Turn


def is_silent(state: State) -> bool:
    """Since the last clue the time of every open seat has run out, one after another."""
    return _is_round(state, [*takewhile(_ran_out, reversed(state.turns[:-1]))])


def turns_that_count(state: State) -> list[Turn]:
    """For everybody's number of turns (S8): whose time ran out had theirs, but not while nobody told anything."""
    runs = [(in_vain, [*run]) for in_vain, run in groupby(state.turns, _ran_out)]
    return [turn for in_vain, run in runs if not (in_vain and _is_round(state, run)) for turn in run]


def _ran_out(turn: Turn) -> bool:
    return turn.passed == "time"


def _is_round(state: State, turns: Collection[Turn]) -> bool:
    return {turn.teller for turn in turns}.issuperset(state.open_seats)
