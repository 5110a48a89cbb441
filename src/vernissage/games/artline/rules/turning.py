"""Discarding, drawing, the next turn and the end (A25–A30)."""

from random import Random

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Discard
from vernissage.games.artline.events import Discarded, Drew, Ended, Event, LastRoundBegan, TurnBegan
from vernissage.games.artline.evolve import evolve
from vernissage.games.artline.rules.seating import contenders, seats_after
from vernissage.games.artline.state import State


def discard(state: State, seat: Seat, command: Discard) -> list[Event]:
    if seat != state.turn.seat:
        raise Refused("not-your-turn", turn=state.turn.seat)
    if state.phase not in ("turn", "must-discard"):
        raise Refused("wrong-phase", phase=state.phase)
    if command.painting not in state.hands[seat]:
        raise Refused("not-in-hand", painting=command.painting)
    if state.phase == "turn":
        _refuse_choice(state, command)
    return _discarded(state, command.painting, by_clock=False)


def _refuse_choice(state: State, command: Discard) -> None:
    if state.setup.curators:
        raise Refused("must-show-hand")  # A32
    if not state.edition.may_discard_freely and not command.sure:
        raise Refused("not-sure-yet")  # A25


def discard_by_chance(state: State, rng: Random) -> list[Event]:
    """Discards a random painting, unshown, since time is up (A34)."""
    return _discarded(state, rng.choice(state.hands[state.turn.seat]), by_clock=True)


def _discarded(state: State, painting: str, *, by_clock: bool) -> list[Event]:
    discarded = Discarded(state.turn.seat, painting, by_clock)
    return [discarded, *end_turn(evolve(state, discarded), exhibition=False)]


def end_turn(state: State, *, exhibition: bool) -> list[Event]:
    """Ends the turn: draws unless it was an exhibition (A27); an exhibition that empties the hand starts the last round
    (A28). It makes no difference whether the painting hangs already."""
    seat = state.turn.seat
    if not exhibition:
        drew = Drew(seat, state.pile[-1])  # A29
        return [drew, next_turn(evolve(state, drew))]
    if not state.hands[seat] and state.last_round is None:
        began = LastRoundBegan(seat, seats_after(state, seat))
        return [began, next_turn(evolve(state, began))]
    return [next_turn(state)]


def next_turn(state: State) -> TurnBegan | Ended:
    """Begins the next turn, or ends the game."""
    if state.last_round and not _still_to_play(state):
        return Ended("last_round", _with_fewest(state))  # A28: the one who began the round has none
    if not state.pile:
        return Ended("pile_empty", _with_fewest(state))  # A30
    return TurnBegan(seats_after(state, state.turn.seat)[0], state.turn.number + 1)


def _still_to_play(state: State) -> bool:
    assert state.last_round, "only asked in a last round"
    return any(seat != state.turn.seat for seat in state.last_round.left)


def _with_fewest(state: State) -> tuple[Seat, ...]:
    fewest = min(len(state.hands[seat]) for seat in contenders(state))
    return tuple(seat for seat in contenders(state) if len(state.hands[seat]) == fewest)
