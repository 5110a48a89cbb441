"""People who are away or gone (P19, P33, P34)."""

from random import Random

from vernissage.contract.game import CloseSeat, SeatAway, SeatBack
from vernissage.contract.refused import Refused
from vernissage.games.pictomania.events import CameBack, Event, Finished, SeatClosed, WentAway
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.dealing import begin_if_read
from vernissage.games.pictomania.rules.guess import close_round, removed_with, stopped
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.rules.pointing import agreed
from vernissage.games.pictomania.rules.reveal import end, go_on_if_seen
from vernissage.games.pictomania.setup import PLAYERS
from vernissage.games.pictomania.state import State


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
    events = _closed(state, command)
    events += agreed(evolve_all(state, events))
    after = evolve_all(state, events)
    if state.phase in ("reading", "counting") and len(after.open_seats) < PLAYERS[0]:
        return [*events, end(after, "too_few")]
    return events + _without(after, book, rng)


def _closed(state: State, command: CloseSeat) -> list[Event]:
    """With what follows in the round that is drawn."""
    closed: list[Event] = [SeatClosed(command.seat)]
    if state.phase != "drawing":
        return closed
    if command.seat not in state.round.done:
        closed.append(Finished(command.seat, "closed"))
    return close_round(state, stopped(state, [*closed, *removed_with(state, command.seat)]))


def _without(state: State, book: TableBook, rng: Random) -> list[Event]:
    """Goes on if everybody who is still there has said so; with nobody left to look at the reveal, the game is over."""
    if state.phase == "reveal" and not state.open_seats:
        return [end(state, "too_few")]
    if state.phase == "reading":
        return begin_if_read(state, rng)
    return go_on_if_seen(state, book, rng) if state.phase == "reveal" else []
