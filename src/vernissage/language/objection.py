"""Objections that the referee raises to a theme."""

from typing import Literal, NamedTuple


class Objection(NamedTuple):
    """A reason against a theme: the word at fault, and how sure the referee is."""

    verdict: Literal["doubt", "refused"]
    word: str
