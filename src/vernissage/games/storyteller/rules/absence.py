"""Timeouts and absence: time that runs out, and players who are away or gone (S10, S14)."""

from random import Random

from vernissage.contract.game import Clock, CloseSeat, SeatAway, SeatBack, TimeUp, Waiting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import CameBack, Event, SeatClosed, TurnPassed, WentAway
from vernissage.games.storyteller.evolve import evolve_all
from vernissage.games.storyteller.rules import giving, voting
from vernissage.games.storyteller.rules.abandoned import is_silent
from vernissage.games.storyteller.rules.giving import give_by_chance, show_if_complete
from vernissage.games.storyteller.rules.turning import end, go_on
from vernissage.games.storyteller.rules.voting import reveal_if_complete, revealed
from vernissage.games.storyteller.setup import PLAYERS
from vernissage.games.storyteller.state import State

ENOUGH_FOR_A_TURN = 2  # somebody who tells, and somebody to tell it to


def waiting(state: State) -> Waiting:
    return Waiting(acting(state), clock(state))


def acting(state: State) -> tuple[Seat, ...]:
    """Lists whom the game waits for: nobody before the first turn, and never for an absent player's applause."""
    if not state.turns:
        return ()
    match state.phase:
        case "clue":
            return (state.turn.teller,)
        case "giving":
            return giving.missing(state)
        case "voting":
            return voting.missing(state)
        case "reveal":
            return tuple(seat for seat in state.present if seat not in state.ready)
        case "over":
            return ()


def clock(state: State) -> Clock | None:
    """Returns the clock; none once nobody has told anything for a whole round: the game rests until somebody does
    (S10)."""
    setup = state.setup
    limits = {"clue": setup.clue_seconds, "giving": setup.give_seconds, "voting": setup.vote_seconds}
    rests = not state.turns or (state.phase == "clue" and is_silent(state))
    seconds = 0 if rests else limits.get(state.phase, 0)
    return Clock(state.step, seconds) if seconds else None


def time_up(state: State, command: TimeUp, rng: Random) -> list[Event]:
    running = clock(state)
    if running is None or command.clock != running.key:
        raise Refused("clock-gone")
    if state.phase == "clue":
        return _pass_turn(state, [TurnPassed(state.turn.number, "time")], rng)
    if state.phase == "giving":
        return give_by_chance(state, rng)
    return [revealed(state)]


def away(state: State, command: SeatAway, rng: Random) -> list[Event]:
    if command.seat not in state.open_seats or command.seat in state.away or state.phase == "over":
        return []
    gone: list[Event] = [WentAway(command.seat)]
    return gone + _go_on_without(evolve_all(state, gone), rng)


def back(state: State, command: SeatBack) -> list[Event]:
    return [CameBack(command.seat)] if command.seat in state.away else []


def close(state: State, command: CloseSeat, rng: Random) -> list[Event]:
    """Closes a seat. A painting or vote already given counts; without its storyteller a turn is passed (S14)."""
    if command.seat not in state.open_seats or state.phase == "over":
        raise Refused("seat-closed")
    closed: list[Event] = [SeatClosed(command.seat)]
    after = evolve_all(state, closed)
    if state.phase == "reveal":
        return closed + _go_on_without(after, rng)
    if state.phase == "clue" and len(after.open_seats) < PLAYERS[0]:
        return [*closed, end(after, "too_few")]
    if command.seat == state.turn.teller or len(after.open_seats) < ENOUGH_FOR_A_TURN:
        return _pass_turn(state, [*closed, TurnPassed(state.turn.number, "closed")], rng)
    if state.phase == "giving" and not giving.leaves_a_choice(after):
        return _pass_turn(state, [*closed, TurnPassed(state.turn.number, "no-choice")], rng)
    if state.phase == "giving":
        return show_if_complete(state, closed, rng)
    return reveal_if_complete(state, closed) if state.phase == "voting" else closed


def _pass_turn(state: State, events: list[Event], rng: Random) -> list[Event]:
    return events + go_on(evolve_all(state, events), rng)


def _go_on_without(state: State, rng: Random) -> list[Event]:
    """Goes on if everybody who is still there has seen enough."""
    if state.phase != "reveal":
        return []
    if not state.open_seats:
        return [end(state, "too_few")]
    return go_on(state, rng) if state.present and set(state.present) <= state.ready else []
