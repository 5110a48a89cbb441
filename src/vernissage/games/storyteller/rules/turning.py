"""Turns: from one to the next, or to the end (S1, S8, S14)."""

from random import Random

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import Dealt, Ended, Event, Reason, Shuffled, TurnBegan
from vernissage.games.storyteller.rules.abandoned import turns_that_count
from vernissage.games.storyteller.setup import PLAYERS, hand_size
from vernissage.games.storyteller.state import State, totals


def go_on(state: State, rng: Random) -> list[Event]:
    reason = _why_over(state)
    if reason:
        return [end(state, reason)]
    wanted = {seat: _missing(state, seat) for seat in state.open_seats}
    pile, shuffled = _filled(state, sum(wanted.values()), rng)
    if len(pile) < sum(wanted.values()):
        return [end(state, "pile")]
    dealt = [Dealt(seat, count, tuple(pile.pop() for _ in range(count))) for seat, count in wanted.items() if count]
    return [*shuffled, *dealt, TurnBegan(state.turn.number + 1, next_teller(state), state.open_seats)]


def next_teller(state: State) -> Seat:
    """Returns the next open seat in order (S1)."""
    after = [seat for seat in state.open_seats if seat > state.turn.teller]
    return (after or list(state.open_seats))[0]


def end(state: State, reason: Reason) -> Ended:
    """Ends the game: the highest total of an open seat wins; equal totals share the win (S8, S14)."""
    sums = {seat: points for seat, points in totals(state).items() if seat in state.open_seats}
    best = max(sums.values(), default=0)
    return Ended(reason, tuple(seat for seat, points in sums.items() if points == best))


def _why_over(state: State) -> Reason | None:
    if len(state.open_seats) < PLAYERS[0]:
        return "too_few"
    if state.setup.rounds:
        return "rounds" if all(_told(state, seat) >= state.setup.rounds for seat in state.open_seats) else None
    if not state.setup.goal:
        return None  # the pile ends it
    sums = totals(state)
    return "goal" if any(sums[seat] >= state.setup.goal for seat in state.open_seats) else None


def _told(state: State, seat: Seat) -> int:
    return sum(turn.teller == seat for turn in turns_that_count(state))


def _missing(state: State, seat: Seat) -> int:
    """Counts what `seat` lacks of a full hand, by the number of players in the next turn (S1, S8)."""
    return max(0, hand_size(len(state.open_seats)) - len(state.hands[seat]))


def _filled(state: State, wanted: int, rng: Random) -> tuple[list[Painting], list[Event]]:
    """Returns the pile; if it is too small and the host wants it so, with the paintings that were shown under it
    (S8)."""
    if len(state.pile) >= wanted or not state.setup.reshuffle:
        return list(state.pile), []
    shown = list(state.discard)
    rng.shuffle(shown)
    pile = [*shown, *state.pile]
    return list(pile), [Shuffled(len(pile), again=True, pile=tuple(pile))]
