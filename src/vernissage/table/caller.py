"""Who wants something of a table, and whether they may."""

from random import Random

from msgspec import Struct

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.table.state import Table


class Caller(Struct, frozen=True):
    """Who wants something, and what is so right now. `word` is a fresh one-time word, in case one is asked for."""

    key: str
    now: int
    rng: Random
    connected: frozenset[Seat] = frozenset()
    word: str = ""
    addresses: tuple[str, ...] = ()  # hashes of where the seat that is to be removed is connected from


def seated(table: Table, caller: Caller) -> Seat:
    seat = table.seat_of(caller.key)
    if seat is None:
        raise Refused("not-seated")
    return seat


def as_host(table: Table, caller: Caller) -> Seat:
    seat = seated(table, caller)
    if seat != table.host:
        raise Refused("not-host")
    return seat
