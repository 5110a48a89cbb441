"""Settings of Artline: what the host chooses, and how the boxes differ."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.sizes import MANY, Name

EditionName: TypeAlias = Literal["tretyakov", "hermitage", "louvre"]
PLAYERS = range(2, 7)  # A2
DAY = 24 * 60 * 60  # seconds: the longest clock
BY_CORRESPONDENCE = 12 * 60 * 60  # seconds: from here on people are meant to be away (A20, A33, A34)
Puzzled: TypeAlias = Literal["half-of-opponents", "half-of-players", "any-opponent"]


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules: switches that differ from the edition's; `None` leaves the edition's."""

    paintings: int | None = None
    may_discard_freely: bool | None = None
    unclear_to: Puzzled | None = None
    too_broad_is_a_fault: bool | None = None
    still_life_is_refused: bool | None = None


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
    house: House = House()
    stand_ins_by_correspondence: bool = False  # A33: a bot stands in however long the clock


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


def edition_of(setup: Setup) -> Edition:
    """Returns the edition's switches with the house's own in their places."""
    house = msgspec.structs.asdict(setup.house)
    own = {switch: value for switch, value in house.items() if value is not None}
    return msgspec.structs.replace(EDITIONS[setup.edition], **own) if own else EDITIONS[setup.edition]


def has_house_rules(setup: Setup) -> bool:
    return edition_of(setup) != EDITIONS[setup.edition]


def window_seconds(setup: Setup) -> int:
    """Returns the length of a window: by correspondence that of a turn, so that absent opponents can object (A20)."""
    if setup.window_seconds and is_by_correspondence(setup):
        return setup.turn_seconds
    return setup.window_seconds


def is_by_correspondence(setup: Setup) -> bool:
    return setup.turn_seconds >= BY_CORRESPONDENCE
