"""A place at a table, counted from 0 in the order in which turns go."""

from collections.abc import Sequence
from typing import Annotated, NewType

from msgspec import Meta

# A type of its own: no index, count or number of a painting passes for a seat. The title names it in TypeScript.
Seat = NewType("Seat", Annotated[int, Meta(title="Seat")])


def first_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(count))


def next_in_turn(seats: Sequence[Seat], seat: Seat) -> Seat:
    """`seat`, or the next of `seats` in turn if it is empty."""
    return next((other for other in sorted(seats) if other >= seat), min(seats))
