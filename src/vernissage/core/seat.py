"""A place at a table, counted from 0 in the order in which turns go."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Seat: TypeAlias = Annotated[int, Meta(title="Seat")]  # the title names the type in TypeScript


def first_seats(count: int) -> tuple[Seat, ...]:
    return tuple(range(count))
