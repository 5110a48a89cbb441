"""Scoring: the points of a round follow from the guesses and tokens alone."""

from collections.abc import Container, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.values import Guess, Letter, WordRef

TokenFate: TypeAlias = Literal["none", "for", "against", "returned"]


class RevealedGuess(Struct, frozen=True):
    """`won`: the stars of the token that this guess earned; 0 when it was wrong or void. `letter`: what was meant
    (P12)."""

    seat: Seat
    number: int
    right: bool
    won: int
    letter: Letter | None = None


class SeatScore(Struct, frozen=True):
    """What a seat's points are made of (P25)."""

    won: int  # stars of the others' tokens
    black: int  # stars of its black token, 0 without one
    black_fate: TokenFate
    left: tuple[int, ...]  # own tokens that it could not give away
    wrong: int  # wrong guesses that count for the black sheep
    points: int


class RoundScore(Struct, frozen=True):
    stacks: dict[Seat, tuple[RevealedGuess, ...]]
    black_sheep: Seat | None
    seats: dict[Seat, SeatScore]


class PlayedRound(Struct, frozen=True):
    """Everything that decides the points of a round."""

    words: Mapping[Seat, WordRef]
    guesses: Mapping[Seat, Sequence[Guess]]  # on each drawer's stack, first made first
    black: Mapping[Seat, int]  # stars of the black tokens that were taken
    own: tuple[int, ...]  # what everybody could give away, highest first
    voided: frozenset[Seat]  # whose drawings do not count (P27, P31)
    learning: bool  # P26
    left: frozenset[Seat] = frozenset()  # who left in mid-round: nobody's black sheep (P23)


def score(played: PlayedRound) -> RoundScore:
    stacks = {seat: _reveal(played, seat) for seat in played.words}
    wrong = {seat: _wrong(played, stacks, seat) for seat in played.words}
    sheep = None if played.learning else black_sheep(wrong, played.left)
    seats = {seat: _score_seat(played, stacks, wrong[seat], seat, sheep) for seat in played.words}
    return RoundScore(stacks, sheep, seats)


def black_sheep(wrong: Mapping[Seat, int], left: Container[Seat] = ()) -> Seat | None:
    """The one with the most wrong guesses of those who have stayed, if there is just one (P23)."""
    counts = {seat: count for seat, count in wrong.items() if seat not in left}
    most = max(counts.values(), default=0)
    with_most = [seat for seat, count in counts.items() if count == most]
    return with_most[0] if most > 0 and len(with_most) == 1 else None


def _reveal(played: PlayedRound, drawer: Seat) -> tuple[RevealedGuess, ...]:
    """Reveals a stack: from the first guess to the last, each right one earns the highest token that is left (P20,
    P21)."""
    tokens = iter(played.own)
    revealed = []
    for guess in played.guesses.get(drawer, ()):
        assert guess.number is not None, "a round is scored by who knows all guesses"
        right = guess.number == played.words[drawer].number
        earns = right and drawer not in played.voided
        won = next(tokens, 0) if earns else 0
        revealed.append(RevealedGuess(guess.seat, guess.number, right, won, guess.letter))
    return tuple(revealed)


def _wrong(played: PlayedRound, stacks: Mapping[Seat, Sequence[RevealedGuess]], seat: Seat) -> int:
    return sum(
        guess.seat == seat and not guess.right
        for drawer, stack in stacks.items()
        if drawer not in played.voided
        for guess in stack
    )


def _score_seat(
    played: PlayedRound,
    stacks: Mapping[Seat, Sequence[RevealedGuess]],
    wrong: int,
    seat: Seat,
    sheep: Seat | None,
) -> SeatScore:
    won = sum(guess.won for stack in stacks.values() for guess in stack if guess.seat == seat)
    given = sum(guess.won > 0 for guess in stacks[seat])
    left = played.own[given:]
    black = played.black.get(seat, 0)
    fate = _black_fate(played, seat, sheep, has_token=seat in played.black, guessed=given > 0)
    points = won - sum(left) + (black if fate == "for" else -black if fate == "against" else 0)
    return SeatScore(won, black, fate, left, wrong, points)


def _black_fate(played: PlayedRound, seat: Seat, sheep: Seat | None, *, has_token: bool, guessed: bool) -> TokenFate:
    """Decides whether a black token counts (P24); P27 sends it back even from a black sheep, P26 lets it always count
    for its owner."""
    if not has_token:
        return "none"
    if seat in played.voided:
        return "returned"
    if played.learning:
        return "for"
    if seat == sheep:
        return "against"
    return "for" if guessed else "returned"
