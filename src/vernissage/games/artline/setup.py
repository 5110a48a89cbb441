"""Settings of Artline: what the host chooses, and how the boxes differ."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.sizes import MANY, Name

EditionName: TypeAlias = Literal["tretyakov", "hermitage", "louvre"]
PLAYERS = range(2, 7)  # A2
DAY = 24 * 60 * 60  # seconds: the longest clock, for a game by correspondence
Puzzled: TypeAlias = Literal["half-of-opponents", "half-of-players", "any-opponent"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's choices; every one has the default that a newcomer wants."""

    edition: EditionName = "louvre"
    decks: Annotated[tuple[Name, ...], MANY] = ("impressions",)
    season: bool = False  # A31
    season_start: int | None = None  # 2 to 4; None: half as many as players, rounded up, at least 2
    curators: bool = False  # A32
    size: int = 11  # A7: cells a side, odd or even, 7 to 21
    turn_seconds: int = 0  # A34: 0 is off, else 30 s to 24 h
    window_seconds: int = 20  # A20: 0 is without limit, else 5 s to 24 h
    first: Seat | None = None  # A3: None leaves it to chance


class Edition(Struct, frozen=True):
    """The rules in which one box differs from the others (A1)."""

    paintings: int
    may_discard_freely: bool  # A25
    unclear_to: Puzzled  # how many must not understand a theme, so that it does not stand (A19)
    too_broad_is_a_fault: bool  # A18
    still_life_is_refused: bool  # A17


EDITIONS: dict[EditionName, Edition] = {
    "tretyakov": Edition(96, False, "half-of-opponents", False, False),
    "hermitage": Edition(96, True, "half-of-players", True, False),
    "louvre": Edition(112, True, "any-opponent", True, True),
}
