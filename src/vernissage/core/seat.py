"""A place at a table, counted from 0 in the order in which turns go."""

from typing import TypeAlias

Seat: TypeAlias = int
