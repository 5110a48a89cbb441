"""Setting the table (S1)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from vernissage.contract.catalogue import Catalogue
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, next_in_turn
from vernissage.games.storyteller.events import Dealt, Event, Shuffled, Started, TurnBegan
from vernissage.games.storyteller.setup import (
    CLUE_SECONDS,
    GOALS,
    PAINTINGS_EACH,
    PLAYERS,
    PLENTY_EACH,
    ROUNDS,
    SECONDS,
    Setup,
    ends_with_the_pile,
    hand_size,
)
from vernissage.games.storyteller.state import State

VERSION = 2  # since 2, whoever was there and did not vote counts among those who did not find it (S6)
REMEMBERED = 200  # clues of earlier games that are not suggested again


def check_setup(setup: Setup, catalogue: Catalogue) -> None:
    ranges = {
        "decks": bool(setup.decks) and len(set(setup.decks)) == len(setup.decks),
        "goal": setup.goal == 0 or setup.goal in GOALS,
        "rounds": setup.rounds == 0 or setup.rounds in ROUNDS,
        "clue_seconds": setup.clue_seconds == 0 or setup.clue_seconds in CLUE_SECONDS,
        "give_seconds": setup.give_seconds == 0 or setup.give_seconds in SECONDS,
        "vote_seconds": setup.vote_seconds == 0 or setup.vote_seconds in SECONDS,
        "first": setup.first is None or setup.first >= 0,
    }
    for field, is_good in ranges.items():
        if not is_good:
            raise Refused("bad-setup", field=field)
    catalogue.paintings(setup.decks)


def start(
    setup: Setup,
    seats: Sequence[Seat],
    rng: Random,
    catalogue: Catalogue,
    next_first: Seat | None,
    before: State | None,
) -> list[Event]:
    check_setup(setup, catalogue)
    order = tuple(sorted(seats))
    if len(order) not in PLAYERS:
        raise Refused("wrong-number-of-players", least=PLAYERS[0], most=PLAYERS[-1])
    pile = list(catalogue.paintings(setup.decks))
    if len(pile) < PAINTINGS_EACH * len(order):
        raise Refused("too-few-paintings", paintings=len(pile), needed=PAINTINGS_EACH * len(order))
    rng.shuffle(pile)
    settled = replace(setup, reshuffle=_reshuffles(setup, len(pile), len(order)))
    shuffled = Shuffled(len(pile), again=False, pile=tuple(pile))
    hand = hand_size(len(order))
    dealt = [Dealt(seat, hand, tuple(pile.pop() for _ in range(hand))) for seat in order]
    teller = _first(setup, order, rng, next_first)
    return [Started(VERSION, settled, order, _told_in(before)), shuffled, *dealt, TurnBegan(1, teller, order)]


def _first(setup: Setup, order: Sequence[Seat], rng: Random, next_first: Seat | None) -> Seat:
    """Chooses who tells first: whom the host named if they are still there, in a rematch the next in turn, else chance
    decides."""
    if setup.first is not None and setup.first in order:
        return setup.first
    return rng.choice(order) if next_first is None else next_in_turn(order, next_first)


def _told_in(before: State | None) -> tuple[str, ...]:
    """Collects the clues of the game before, and of those before it."""
    if before is None:
        return ()
    return (*before.told, *(turn.clue.text for turn in before.turns if turn.clue))[-REMEMBERED:]


def _reshuffles(setup: Setup, paintings: int, players: int) -> bool:
    if ends_with_the_pile(setup):
        return False
    return paintings < PLENTY_EACH * players if setup.reshuffle is None else setup.reshuffle
