"""A game of six, written down beforehand: what everybody draws, guesses and takes, and the points worked out by hand.

The host has chosen the stars: own tokens are 3 2 1 1 1, black ones 3 2 1 1 1 1 (P4). Nothing here asks the program for
a point.
"""

from math import cos, pi, sin

from msgspec import Struct

from tests.browser.pictomania.screen import Line

TOKENS = {"6": {"own": [3, 2, 1, 1, 1], "black": [3, 2, 1, 1, 1, 1]}}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
ADA, BEN, CLEO, DAN, EVE, FAY = range(6)
NOBODY = None


class Guess(Struct, frozen=True):
    """`by` lays on the sheet of `on` the number of `whose` word; that of NOBODY is the one that was not dealt."""

    by: int
    on: int
    whose: int | None

    @classmethod
    def right(cls, by: int, on: int) -> "Guess":
        return cls(by, on, on)


class Round(Struct, frozen=True):
    """`tokens`: by seat, in the order of taking; a player without one says that they are done. `points`: by seat."""

    guesses: tuple[Guess, ...]
    tokens: dict[int, int]
    sheep: int | None
    points: tuple[int, ...]


right = Guess.right

# Everybody is guessed once, Ada twice, and all are right: 3 won, 2 1 1 1 left over. Fay takes no token.
FIRST = Round(
    (
        right(ADA, BEN),
        right(BEN, CLEO),
        right(CLEO, DAN),
        right(DAN, EVE),
        right(EVE, FAY),
        right(FAY, ADA),
        right(CLEO, ADA),
    ),
    {ADA: 3, BEN: 2, CLEO: 1, DAN: 1, EVE: 1},
    NOBODY,
    (3 + 3 - 3, 3 + 2 - 5, 3 + 2 + 1 - 5, 3 + 1 - 5, 3 + 1 - 5, 3 - 5),
)

# Dan is wrong twice: his 3 count against him. Nobody guesses Fay, so her 2 go back.
SECOND = Round(
    (
        right(BEN, ADA),
        right(CLEO, ADA),
        Guess(DAN, ADA, BEN),
        right(EVE, ADA),
        right(ADA, BEN),
        Guess(DAN, BEN, NOBODY),
        right(DAN, CLEO),
        right(FAY, CLEO),
        right(ADA, DAN),
        right(FAY, EVE),
        Guess(ADA, EVE, FAY),
        Guess(EVE, FAY, CLEO),
    ),
    {DAN: 3, FAY: 2, ADA: 1, BEN: 1, CLEO: 1, EVE: 1},
    DAN,
    (3 + 3 + 1 - 2, 3 + 1 - 5, 2 + 1 - 3, 3 - 3 - 5, 1 + 1 - 5, 2 + 3 - 8),
)

# Everybody guesses Fay. She and Ada are wrong once, so nobody is the black sheep; nobody guesses Dan.
THIRD = Round(
    (
        right(FAY, ADA),
        Guess(FAY, BEN, NOBODY),
        right(ADA, FAY),
        right(BEN, FAY),
        right(CLEO, FAY),
        right(DAN, FAY),
        right(EVE, FAY),
        Guess(ADA, BEN, CLEO),
        right(CLEO, BEN),
        right(BEN, EVE),
        right(DAN, CLEO),
    ),
    {FAY: 3, ADA: 2, BEN: 1, CLEO: 1, DAN: 1, EVE: 1},
    NOBODY,
    (3 + 2 - 5, 2 + 3 + 1 - 5, 1 + 3 + 1 - 5, 1 + 3 - 8, 1 + 1 - 5, 3 + 3 - 0),
)

# Eve is wrong three times, but has no token to lose by it; nobody guesses Ben.
FOURTH = Round(
    (
        right(ADA, CLEO),
        right(BEN, CLEO),
        right(DAN, CLEO),
        Guess(EVE, CLEO, FAY),
        right(FAY, CLEO),
        Guess(EVE, ADA, NOBODY),
        Guess(EVE, BEN, DAN),
        right(CLEO, ADA),
        right(FAY, EVE),
        Guess(ADA, BEN, DAN),
        right(BEN, DAN),
        right(CLEO, FAY),
    ),
    {CLEO: 3, BEN: 2, ADA: 1, DAN: 1, FAY: 1},
    EVE,
    (3 + 1 - 5, 2 + 3 - 8, 3 + 3 + 3 - 1, 1 + 1 - 5, 0 - 5, 1 + 3 + 1 - 5),
)

ROUNDS = (FIRST, SECOND, THIRD, FOURTH)
TOTALS = (7, -3, 9, -13, -12, 1)
WINNER = CLEO


def figure(seat: int, number: int) -> tuple[Line, Line]:
    """What a seat draws in a round, unlike all else: as many corners as its seat says, and a bar."""
    corners = seat + 3
    middle, size = 300 + 100 * number, 140 + 30 * seat
    angles = [2 * pi * corner / corners + number for corner in range(corners + 1)]
    shape = [(round(middle + size * sin(angle)), round(middle + size * cos(angle))) for angle in angles]
    return _on_sheet(shape), [(60, 60 + 90 * seat), (60 + 100 * number, 60 + 90 * seat)]


def _on_sheet(line: Line) -> Line:
    return [(min(max(x, 20), 880), min(max(y, 20), 880)) for x, y in line]
