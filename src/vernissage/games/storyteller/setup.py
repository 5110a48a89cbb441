"""Settings of Storyteller: what the host chooses, and what follows from it."""

from typing import Annotated

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.contract.sizes import SHORT_LIST, Name

PLAYERS = range(3, 9)  # S1
PAINTINGS_EACH = 14  # S1: the smallest deck, per player
PLENTY_EACH = 25  # S8: from here on the pile is not shuffled again unless the host wants it
GOALS = range(15, 61)  # S8
ROUNDS = range(1, 11)  # S8
CLUE_SECONDS = range(30, 601)  # S10
SECONDS = range(20, 301)  # S10
TWO_VOTES_FROM = 7  # S5: open seats


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's choices; every one has the default that a newcomer wants."""

    decks: Annotated[tuple[Name, ...], SHORT_LIST] = ("impressions",)
    goal: int = 30  # S8; 0: none, the game ends with the pile
    rounds: int = 0  # S8: how many times everybody tells; 0: until somebody has reached the goal
    reshuffle: bool | None = None  # S8: None leaves it to the size of the deck
    second_vote: bool | None = None  # S5: None leaves it to the number of players
    clue_seconds: int = 120  # S10: 0 is off
    give_seconds: int = 60
    vote_seconds: int = 60
    first: Seat | None = None  # S1: None leaves it to chance


def ends_with_the_pile(setup: Setup) -> bool:
    """S8: no goal, and no number of turns."""
    return not setup.goal and not setup.rounds


def hand_size(players: int) -> int:
    """Returns the size of a full hand, by open seats (S1)."""
    return 7 if players <= 3 else 6


def gifts(players: int) -> int:
    """Returns how many paintings everyone but the storyteller gives (S3)."""
    return 2 if players <= 3 else 1


def votes(setup: Setup, players: int) -> int:
    """Returns how many votes everyone has (S5)."""
    second = players >= TWO_VOTES_FROM if setup.second_vote is None else setup.second_vote
    return 2 if second else 1
