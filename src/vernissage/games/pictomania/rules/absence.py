"""Timeouts and absence: time that runs out, and players who are away or gone (P19, P33, P34)."""

from random import Random

from vernissage.contract.game import Clock, CloseSeat, SeatAway, SeatBack, TimeUp
from vernissage.contract.refused import Refused
from vernissage.games.pictomania.events import (
    CameBack,
    Event,
    Finished,
    SeatClosed,
    WentAway,
)
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.dealing import deal
from vernissage.games.pictomania.rules.guess import close_round
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.rules.reveal import agreed, end, go_on
from vernissage.games.pictomania.setup import PLAYERS
from vernissage.games.pictomania.state import State

AWAY_SECONDS = 30


def clock(state: State) -> Clock | None:
    """Returns the clock. It goes on while a player who is away may still come back (P19)."""
    if state.phase != "drawing":
        return None
    limit = Clock.of(round_clock(state), state.setup.seconds)
    return Clock(away_clock(state), AWAY_SECONDS, within=limit) if only_away_are_missing(state) else limit


def round_clock(state: State) -> str:
    return f"round:{state.round.number}"


def away_clock(state: State) -> str:
    return f"away:{state.round.number}"


def only_away_are_missing(state: State) -> bool:
    if not state.away:
        return False  # as nearly always
    missing = set(state.round.seats) - state.round.done
    return bool(missing) and missing <= state.away


def time_up(state: State, command: TimeUp) -> list[Event]:
    if state.phase != "drawing":
        raise Refused("wrong-phase")
    late = [seat for seat in state.round.seats if seat not in state.round.done]
    if command.clock == away_clock(state) and only_away_are_missing(state):
        return close_round(state, [Finished(seat, "away") for seat in late])
    if command.clock == round_clock(state):
        return close_round(state, [Finished(seat, "time") for seat in late])
    raise Refused("clock-gone")


def away(state: State, command: SeatAway, book: TableBook, rng: Random) -> list[Event]:
    """Records that a player is away: nobody waits until they have read or applauded."""
    if command.seat not in state.open_seats or command.seat in state.away:
        return []
    gone: list[Event] = [WentAway(command.seat)]
    return gone + _without(evolve_all(state, gone), book, rng)


def back(state: State, command: SeatBack) -> list[Event]:
    return [CameBack(command.seat)] if command.seat in state.away else []


def close(state: State, command: CloseSeat, book: TableBook, rng: Random) -> list[Event]:
    if command.seat not in state.open_seats or state.phase == "over":
        raise Refused("seat-closed")
    events: list[Event] = [SeatClosed(command.seat)]
    if state.phase == "drawing" and command.seat not in state.round.done:
        events.append(Finished(command.seat, "closed"))
    if state.phase == "drawing":
        events = close_round(state, events)
    if state.phase == "reveal":
        events += agreed(evolve_all(state, events))
    after = evolve_all(state, events)
    if state.phase == "reading" and len(after.open_seats) < PLAYERS[0]:
        return [*events, end(after, "too_few")]
    return events + _without(after, book, rng)


def _without(state: State, book: TableBook, rng: Random) -> list[Event]:
    """Goes on if everybody who is still there has said so; with nobody left to look at the reveal, the game is over."""
    if state.phase == "reveal" and not state.open_seats:
        return [end(state, "too_few")]
    if not state.present or not set(state.present) <= state.ready:
        return []
    if state.phase == "reading":
        return deal(state, rng)
    return go_on(state, book, rng) if state.phase == "reveal" else []
