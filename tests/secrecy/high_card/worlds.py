"""The tiny game up to the first card, in which the others hold each other's hands."""

from random import Random

from msgspec.structs import replace

from tests.any_game import any_game
from tests.high_card import Dealt, Rules, Setup
from tests.secrecy.worlds import Worlds
from vernissage.contract.seat import first_seats


def make_worlds(seed: int) -> Worlds:
    reader = Random(seed).choice([None, *first_seats(4)])
    here = Rules().start(Setup(), first_seats(4), Random(seed))
    hidden = [event for event in here if isinstance(event, Dealt) and event.seat != reader]
    moved = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    there = [replace(moved[event], seat=event.seat) if event in hidden else event for event in here]
    return Worlds(any_game(Rules()), Setup(), 4, reader, [here], [there], [])
