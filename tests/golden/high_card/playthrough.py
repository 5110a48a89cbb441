"""How the tiny game is recorded."""

from msgspec import Struct

from tests.golden.recording import Recording
from tests.high_card import Rules, Setup
from tests.property.high_card.games import choice


class Heading(Struct, frozen=True):
    setup: Setup
    players: int
    seed: int


RECORDING = Recording({"three": Heading(Setup(turn_seconds=30), 3, 7)}, lambda _heading: Rules(), choice)
