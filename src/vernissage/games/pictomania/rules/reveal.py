"""After the round: stack by stack, hearts, and on to the next round or the end (P20, P29, P32)."""

from random import Random
from typing import Literal

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.commands import GiveHeart, Ready
from vernissage.games.pictomania.events import Ended, Event, HeartGiven, LastCall, ReadySaid, StackShown
from vernissage.games.pictomania.evolve import evolve_all
from vernissage.games.pictomania.rules.dealing import begin_round
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.setup import PLAYERS
from vernissage.games.pictomania.state import State, totals

LAST_CALL_SECONDS = 30  # P32


def give_heart(state: State, seat: Seat, command: GiveHeart) -> list[Event]:
    shown = state.rounds if state.phase in ("reveal", "over") else state.rounds[:-1]
    played = next((played for played in shown if played.number == command.round), None)
    if played is None or command.drawer not in played.seats or command.drawer == seat:
        raise Refused("no-such-drawing")
    return [HeartGiven(seat, command.round, command.drawer, (seat, command.drawer) not in played.hearts)]


def ready_to_go_on(state: State, seat: Seat, command: Ready, book: TableBook, rng: Random) -> list[Event]:
    del command
    if not state.round.sums_are_shown:
        raise Refused("reveal-is-led")
    if seat in state.ready:
        raise Refused("already-ready")
    said: list[Event] = [ReadySaid(seat)]
    return said + go_on_if_seen(evolve_all(state, said), book, rng)


def go_on_if_seen(state: State, book: TableBook, rng: Random) -> list[Event]:
    """Once everybody who is there has said so."""
    has_seen = bool(state.present) and set(state.present) <= state.ready
    return go_on(state, book, rng) if has_seen else []


def hurry_on(state: State, book: TableBook, rng: Random) -> list[Event]:
    """By the host: the next stack where the reveal is led, else on for everybody."""
    current = state.round
    if not current.sums_are_shown:
        return show_next(state)
    if state.last_call == current.number:
        raise Refused("last-call")
    return go_on(state, book, rng)


def show_next(state: State) -> list[Event]:
    """Show everybody the next stack, or the sums after the last one."""
    return [StackShown(state.round.number, state.round.stacks_shown + 1)]


def go_on(state: State, book: TableBook, rng: Random) -> list[Event]:
    """The next round, or the end: after the last, or with fewer than three open seats (P34). Whoever has not said "go
    on" has a while to point at a drawing (P32)."""
    number, everybody = state.round.number, set(state.open_seats) <= state.ready
    call: list[Event] = [] if everybody or state.last_call == number else [LastCall(number)]
    reason = why_over(state)
    if reason is None:
        return [*call, *begin_round(state, number + 1, book, rng)]
    return [end(state, reason)] if everybody else call


def why_over(state: State) -> Literal["rounds", "too_few"] | None:
    if len(state.open_seats) < PLAYERS[0]:
        return "too_few"
    return "rounds" if state.round.number >= state.setup.rounds else None


def last_call_clock(state: State) -> str:
    return f"last-call:{state.last_call}"


def end(state: State, reason: Literal["rounds", "too_few"]) -> Ended:
    """Ends the game: the highest total wins, and equal totals share the win (P29)."""
    sums = {seat: points for seat, points in totals(state).items() if seat in state.open_seats}
    best = max(sums.values(), default=0)
    winners = tuple(seat for seat, points in sums.items() if points == best)
    return Ended(reason, winners)
