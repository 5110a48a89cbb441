"""Storyteller at a real table that everybody leaves in mid-game (S10)."""

from typing import Any

from tests.any_game import any_game
from tests.rules.storyteller.table import Plates, with_clocks
from tests.seats import S0
from tests.virtual import Node, arrive, leave
from vernissage.contract.messages import raw
from vernissage.games.storyteller.commands import Tell
from vernissage.games.storyteller.game import Rules
from vernissage.games.storyteller.simulation.fakes import NumberedClues
from vernissage.games.storyteller.state import State
from vernissage.simulation.numbered_paintings import NumberedPaintings
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c
from vernissage.table.state.retention import DAY
from vernissage.table.state.secrets import hashed
from vernissage.table.state.settings import TableSettings

NAMES = ("Ada", "Ben", "Cleo")
HOUR = 3_600_000


class Scene(Node):
    """Three have begun to play with the usual clocks, and have closed their browsers."""

    def __init__(self) -> None:
        rules = Rules(NumberedPaintings(100), NumberedClues(), Plates())
        super().__init__({Rules.name: any_game(rules)}, patience=Patience(idle=HOUR))
        self.house.keep_order()
        self.code = self.open(TableSettings(Rules.name, raw(with_clocks())))
        room = self.find(self.code)
        eyes = [arrive(room, hashed(name)) for name in NAMES]
        for name in NAMES:
            self.does(name, c.TakeSeat(name))
        self.does("Ada", c.StartGame())
        for eye in eyes:
            leave(room, eye)

    def does(self, name: str, command: Any) -> None:
        self.submit(self.find(self.code), hashed(name), f"{name} {type(command).__name__}", command)

    @property
    def game(self) -> State:
        game = self.find(self.code).table.game
        assert isinstance(game, State)
        return game


def test_a_table_that_everybody_has_left_comes_to_rest() -> None:  # S10
    on = Scene()
    on.passes(3 * HOUR)
    assert on.house.rooms() == []
    assert [turn.passed for turn in on.game.turns] == ["time", "time", "time", None]
    on.passes(31 * DAY)
    assert on.code not in on.store.tables


def test_whoever_comes_back_after_hours_finds_the_game_where_they_left_it() -> None:  # S10
    on = Scene()
    on.passes(3 * HOUR)
    arrive(on.find(on.code), hashed("Ada"))
    assert on.find(on.code).table.clocks.running is None
    on.does("Ada", Tell(on.game.turn.number, on.game.hands[S0][0], "Where were we?", "en"))
    assert on.game.phase == "giving"
    assert on.find(on.code).table.clocks.running is not None
