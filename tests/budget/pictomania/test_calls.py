"""What live ink costs, counted in calls of Python functions: no clock, no machine."""

from tests.any_game import any_game
from tests.budget.test_calls import Calls
from tests.rules.pictomania.table import Book
from tests.unit.web.pictomania.test_live_ink import cards_of
from tests.virtual_player import Server, table_of
from vernissage.contract.messages import raw
from vernissage.games.pictomania.game import Rules
from vernissage.games.pictomania.setup import Setup
from vernissage.table.ink.fan_out import TICK
from vernissage.table.state.settings import TableSettings

NAMES = ("Antonia", "Benjamin", "Cleopatra", "Daniela", "Eveline", "Ferdinand")
FRAMES = 20  # a second of each pen, which is paid for at once
MOST = 24


def test_a_piece_of_ink_that_five_others_see_takes_few_calls() -> None:
    server = Server({Rules.name: any_game(Rules(Book()))})
    settings = TableSettings(game=Rules.name, setup=raw(Setup(seconds=180, countdown=False)), seats=len(NAMES))
    _, players = table_of(server, settings, *NAMES)
    assert players[0].do("StartGame")["type"] == "Done"
    for player in players:
        assert player.play("Ready", round=1, cards=cards_of(player))["type"] == "Done"
    with Calls() as calls:
        for frame in range(FRAMES):
            for player in players:
                player.send_ink(bytes([1, 1, 6 * frame]) + b"points")
            server.passes(TICK)
    assert all(len(player.line.ink) == FRAMES for player in players)
    assert FRAMES * len(players) < calls.count <= MOST * FRAMES * len(players)
