"""Tables that play the tiny game."""

from typing import Any

from tests.high_card import Rules, Setup, State
from vernissage.contract.messages import raw
from vernissage.table.state.settings import TableSettings
from vernissage.table.state.table import Table


def high_card(seats: int = 6, language: str = "en", stand_in_seconds: int = 45, **setup: Any) -> TableSettings:
    """The settings of a table for it."""
    return TableSettings(Rules.name, raw(Setup(**setup)), seats, language, stand_in_seconds=stand_in_seconds)


def state_of(table: Table) -> State:
    """How the game on `table` stands."""
    assert isinstance(table.game, State)
    return table.game
