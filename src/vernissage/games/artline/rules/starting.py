"""Setting the table (A1–A3, A31)."""

from collections.abc import Sequence
from random import Random

from vernissage.contract.catalogue import Catalogue, Painting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat, next_in_turn
from vernissage.games.artline.events import Dealt, Event, Hung, Shuffled, Started, TurnBegan
from vernissage.games.artline.museum import start_cells
from vernissage.games.artline.setup import DAY, EDITIONS, PLAYERS, Setup, edition_of

VERSION = 4
HAND = 5  # A2


def check_setup(setup: Setup, catalogue: Catalogue) -> None:
    ranges = {
        "edition": setup.edition in EDITIONS,
        "decks": bool(setup.decks) and len(set(setup.decks)) == len(setup.decks),
        "season_start": setup.season_start is None or 2 <= setup.season_start <= 4,  # A31
        "size": 7 <= setup.size <= 21,  # A7
        "turn_seconds": setup.turn_seconds == 0 or 30 <= setup.turn_seconds <= DAY,  # A34
        "window_seconds": setup.window_seconds == 0 or 5 <= setup.window_seconds <= DAY,  # A20
        "first": setup.first is None or setup.first >= 0,
        "house": setup.house.paintings in (None, 96, 112),  # A1
    }
    for field, is_good in ranges.items():
        if not is_good:
            raise Refused("bad-setup", field=field)
    catalogue.paintings(setup.decks)


def start(
    setup: Setup, seats: Sequence[Seat], rng: Random, catalogue: Catalogue, next_first: Seat | None
) -> list[Event]:
    check_setup(setup, catalogue)
    order = tuple(sorted(seats))  # A4
    if len(order) not in PLAYERS:
        raise Refused("bad-number-of-players", players=len(order), least=PLAYERS[0], most=PLAYERS[-1])
    cells = start_cells(setup.size, start_count(setup, len(order)))
    box = _box(setup, catalogue, rng)
    needed = 7 * len(order) + len(cells)  # A2
    if len(box) < needed:
        raise Refused("too-few-paintings", paintings=len(box), needed=needed)
    dealt = [Dealt(seat, HAND, _take(box, HAND)) for seat in order]
    hung = [Hung(painting, cell) for painting, cell in zip(_take(box, len(cells)), cells, strict=True)]
    first = _first(setup, order, rng, next_first)
    started = Started(VERSION, setup, order, first)
    return [started, Shuffled(len(box), tuple(box)), *dealt, *hung, TurnBegan(first, 1)]


def _first(setup: Setup, order: Sequence[Seat], rng: Random, next_first: Seat | None) -> Seat:
    """Chooses who begins: whom the host named if they are still there, in a rematch the next in turn, else chance
    decides (A3)."""
    if setup.first is not None and setup.first in order:
        return setup.first
    return rng.choice(order) if next_first is None else next_in_turn(order, next_first)


def start_count(setup: Setup, players: int) -> int:
    """How many paintings hang at the start: one, or in the exhibition season half as many as players, rounded up, at
    least 2 (A31)."""
    if not setup.season:
        return 1
    return setup.season_start or max(2, (players + 1) // 2)


def _box(setup: Setup, catalogue: Catalogue, rng: Random) -> list[Painting]:
    """Shuffles as many paintings as the edition's box holds; decks may be smaller or bigger (A1)."""
    paintings = list(catalogue.paintings(setup.decks))
    rng.shuffle(paintings)
    return paintings[: edition_of(setup).paintings]


def _take(box: list[Painting], count: int) -> tuple[Painting, ...]:
    return tuple(box.pop() for _ in range(count))
