"""The reducer of Storyteller: records what has happened, without rules, dice or refusals."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import (
    CameBack,
    Dealt,
    Ended,
    Event,
    Given,
    HeartGiven,
    Hung,
    ReadySaid,
    Revealed,
    SeatClosed,
    Shuffled,
    Started,
    Told,
    TurnBegan,
    TurnPassed,
    Voted,
    WentAway,
)
from vernissage.games.storyteller.state import Gifts, State, Turn, score_turn


def evolve_all(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    match event:
        case Started(setup=setup, seats=seats, told=told):
            return State(setup, seats, told=told)
        case Shuffled() | Dealt():
            return _evolve_pile(state, event)
        case TurnBegan(turn=number, teller=teller, seats=seats):
            turn = Turn(number, teller, seats)
            return replace(state, phase="clue", turns=(*state.turns, turn), ready=frozenset())
        case Told() | Given() | Hung() | Voted() | Revealed() | TurnPassed() | HeartGiven():
            return _evolve_turn(state, event)
        case ReadySaid() | WentAway() | CameBack() | SeatClosed():
            return _evolve_seat(state, event)
        case Ended(reason=reason, winners=winners):
            return replace(state, phase="over", reason=reason, winners=winners)
        case _:
            assert_never(event)


def _evolve_pile(state: State, event: Shuffled | Dealt) -> State:
    match event:
        case Shuffled(pile=pile):
            return replace(state, pile=pile or (), discard=())
        case Dealt(seat=seat, count=count, paintings=paintings):
            hand = (*state.hands.get(seat, ()), *(paintings or ()))
            return replace(state, hands={**state.hands, seat: hand}, pile=state.pile[: len(state.pile) - count])
        case _:
            assert_never(event)


def _evolve_turn(state: State, event: Told | Given | Hung | Voted | Revealed | TurnPassed | HeartGiven) -> State:
    turn = state.turn
    match event:
        case Told(seat=seat, clue=clue, painting=painting):
            told = replace(turn, clue=clue, given={seat: _known(painting)})
            return replace(_with_turn(state, told), phase="giving")
        case Given(seat=seat, paintings=paintings):
            return _with_turn(state, replace(turn, given={**turn.given, seat: paintings or ()}))
        case Hung(paintings=paintings):
            shown = replace(turn, shown=paintings, there=frozenset(state.present))
            return replace(_with_turn(state, shown), phase="voting", hands=_without(state.hands, paintings))
        case Voted(seat=seat, paintings=paintings):
            return _with_turn(state, replace(turn, votes={**turn.votes, seat: paintings or ()}))
        case Revealed():
            scored = _revealed(state, event)
            return replace(_with_turn(state, scored), phase="reveal", discard=(*state.discard, *turn.shown))
        case TurnPassed(why=why):
            passed = replace(turn, passed=why, given={}, votes={}, shown=())
            return _with_turn(_cleared(state), passed)
        case HeartGiven(seat=seat, on=on):
            hearts = turn.hearts | {seat} if on else turn.hearts - {seat}
            return _with_turn(state, replace(turn, hearts=hearts))
        case _:
            assert_never(event)


def _revealed(state: State, event: Revealed) -> Turn:
    turn = replace(state.turn, given=event.given, votes=event.votes, left_out=event.left_out or ())
    there = frozenset[Seat]() if event.left_out is None else frozenset(state.givers) - {*event.left_out}
    counted = replace(turn, there=there)
    return replace(counted, score=score_turn(state.setup, counted))


def _evolve_seat(state: State, event: ReadySaid | WentAway | CameBack | SeatClosed) -> State:
    match event:
        case ReadySaid(seat=seat):
            return replace(state, ready=state.ready | {seat})
        case WentAway(seat=seat):
            return replace(state, away=state.away | {seat})
        case CameBack(seat=seat):
            return replace(_arrived(state, seat), away=state.away - {seat})
        case SeatClosed(seat=seat):
            return _close(state, seat)
        case _:
            assert_never(event)


def _arrived(state: State, seat: Seat) -> State:
    if state.phase != "voting":
        return state
    return _with_turn(state, replace(state.turn, there=state.turn.there | {seat}))


def _close(state: State, seat: Seat) -> State:
    """Closes a seat: a painting given but not shown yet stays; the rest of the hand goes under the pile (S14)."""
    hand = state.hands.get(seat, ())
    given = state.turn.given.get(seat, ())
    kept = tuple(painting for painting in hand if painting in given)
    under = tuple(painting for painting in hand if painting not in given)
    return replace(
        state,
        hands={**state.hands, seat: kept},
        pile=(*under, *state.pile),
        closed=state.closed | {seat},
        away=state.away - {seat},
    )


def _cleared(state: State) -> State:
    """Clears the turn: shown paintings are out; unseen ones of players who have left follow their hands (S14)."""
    left = tuple(painting for seat in sorted(state.closed) for painting in state.hands.get(seat, ()))
    hands = _without(state.hands, left)
    return replace(state, hands=hands, pile=(*left, *state.pile), discard=(*state.discard, *state.turn.shown))


def _with_turn(state: State, turn: Turn) -> State:
    return replace(state, turns=(*state.turns[:-1], turn))


def _without(hands: Gifts, paintings: Iterable[Painting]) -> Gifts:
    gone = set(paintings)
    return {seat: tuple(painting for painting in hand if painting not in gone) for seat, hand in hands.items()}


def _known(painting: Painting | None) -> tuple[Painting, ...]:
    return () if painting is None else (painting,)
