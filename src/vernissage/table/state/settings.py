"""Settings of a table: what the host chooses, whatever the game."""

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from vernissage.contract.catalogue import Language
from vernissage.contract.sizes import Name

Colour: TypeAlias = Literal["orange", "sky", "green", "yellow", "blue", "pink", "red", "grey"]
COLOURS: tuple[Colour, ...] = ("orange", "sky", "green", "yellow", "blue", "pink", "red", "grey")
STAND_IN_SECONDS = range(10, 3601)
Reaction: TypeAlias = Literal["bravo", "haha", "hmm", "wow", "thanks", "hurry"]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings. `setup`: the choices for `game`, in its own words, which the table passes on unread."""

    game: Name
    setup: Raw = Raw(b"{}")
    seats: int = 6
    language: Language = "en"  # what most at the table speak; each reader still has a language of their own
    chat: bool = True
    stand_in_seconds: int = 45  # how long the others wait before a bot plays for somebody who is away; 0: no bot does
    public: bool = False  # shown in the list of open tables, if the server has one
