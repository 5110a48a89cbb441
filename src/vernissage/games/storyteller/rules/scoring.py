"""Scoring: what a turn is worth, and why (S6, S7)."""

from collections.abc import Container, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat

Outcome: TypeAlias = Literal["all", "none", "some", "no-votes"]
MOST_DRAWN = 3  # S7


class SeatScore(Struct, frozen=True):
    """A seat's points by reason: for the clue, for finding the painting, for a clue that all or nobody found, for votes
    for the seat's paintings, for being sure enough to vote only once."""

    told: int = 0
    found: int = 0
    spared: int = 0
    drew: int = 0
    sure: int = 0

    @property
    def points(self) -> int:
        return self.told + self.found + self.spared + self.drew + self.sure


class TurnScore(Struct, frozen=True):
    outcome: Outcome
    finders: tuple[Seat, ...]
    seats: dict[Seat, SeatScore]


def score(
    teller: Seat,
    given: Mapping[Seat, Sequence[Painting]],
    votes: Mapping[Seat, Sequence[Painting]],
    *,
    counted: Container[Seat] = (),
    two_votes: bool,
) -> TurnScore:
    """`given`: what lies there by seat, the storyteller's painting among it; `counted`: who were there for any part of
    the voting, whether they voted or not (S6)."""
    target = given[teller][0]
    finders = tuple(seat for seat in votes if target in votes[seat])
    asleep = [seat for seat in given if seat in counted and seat not in votes and seat != teller]
    outcome = _outcome(len(finders), len(votes), len(votes) + len(asleep))
    seats = {
        seat: SeatScore(
            found=3 if outcome == "some" and seat in finders else 0,
            spared=2 if outcome in ("all", "none") and seat in votes else 0,
            drew=_drawn(given.get(seat, ()), votes),
            sure=int(two_votes and outcome == "some" and seat in finders and len(votes[seat]) == 1),
        )
        for seat in sorted({*given, *votes} - {teller})
    }
    return TurnScore(outcome, finders, {teller: SeatScore(told=3 if outcome == "some" else 0), **seats})


def _outcome(finders: int, voted: int, counted: int) -> Outcome:
    if not voted:
        return "no-votes"
    if finders == counted:
        return "all"
    return "some" if finders else "none"


def _drawn(given: Sequence[Painting], votes: Mapping[Seat, Sequence[Painting]]) -> int:
    return min(MOST_DRAWN, sum(painting in given for chosen in votes.values() for painting in chosen))
