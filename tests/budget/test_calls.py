"""What a move costs the table around the rules, counted in calls of Python functions: no clock, no machine."""

import sys
from types import FrameType
from typing import Any

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.virtual_player import Server, table_of

NAMES = ("Ada", "Ben", "Cleo", "Dan")
MOST = 240


class Calls:
    """Those of functions of the program while it is entered."""

    def __init__(self) -> None:
        self.count = 0

    def _on(self, frame: FrameType, event: str, _argument: Any) -> None:
        self.count += event == "call" and "/vernissage/" in frame.f_code.co_filename

    def __enter__(self) -> "Calls":
        sys.setprofile(self._on)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


def test_a_move_that_four_see_takes_a_few_hundred_calls() -> None:
    server = Server({Rules.name: any_game(Rules())})
    _, (ada, ben, *_) = table_of(server, high_card(first=0, window_seconds=0), *NAMES)
    ada.do("StartGame")
    ada.play("Offer", card=ada.view["game"]["hand"][0])
    with Calls() as calls:
        answer = ben.play("Agree")
    assert answer["type"] == "Done", answer
    assert 50 < calls.count <= MOST
