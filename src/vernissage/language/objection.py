"""What can be said against words."""

from typing import Literal, NamedTuple


class Objection(NamedTuple):
    """A word that speaks against a theme, and how surely."""

    verdict: Literal["doubt", "refused"]
    word: str
