"""The context of a command: who sends it, and whether they may."""

from random import Random

from msgspec import Struct

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.state.table import Table


class CommandContext(Struct, frozen=True):
    """The sender of a command and the situation. `word`: a fresh one-time word, in case one is asked for."""

    key: str
    now: int
    rng: Random
    connected: frozenset[Seat] = frozenset()
    word: str = ""
    addresses: tuple[str, ...] = ()  # hashed addresses of the devices of the seat that is to be removed


def seated(table: Table, context: CommandContext) -> Seat:
    seat = table.seat_of(context.key)
    if seat is None:
        raise Refused("not-seated")
    return seat


def as_host(table: Table, context: CommandContext) -> Seat:
    seat = seated(table, context)
    if seat != table.host:
        raise Refused("not-host")
    return seat
