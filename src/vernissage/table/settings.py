"""What the host of a table chooses, whatever the game."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from vernissage.core.catalogue import Language
from vernissage.games.artline.setup import ArtlineSetup
from vernissage.games.wire import Setup

Colour: TypeAlias = Literal["orange", "sky", "green", "yellow", "blue", "pink"]
COLOURS: tuple[Colour, ...] = ("orange", "sky", "green", "yellow", "blue", "pink")
Reaction: TypeAlias = Literal["bravo", "haha", "hmm", "wow", "thanks", "hurry"]


class TableSettings(Struct, frozen=True):
    setup: Setup = field(default_factory=ArtlineSetup)
    seats: int = 6
    language: Language = "en"  # what most at the table speak; each reader still has his own
    chat: bool = True
    public: bool = False  # shown in the list of open tables, where the server has one
