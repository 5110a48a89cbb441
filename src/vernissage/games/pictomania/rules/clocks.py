"""Which clocks run, and what happens when one has run out (P8, P10, P13, P19, P32)."""

from random import Random

from vernissage.contract.game import Clock, TimeUp, Waiting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import Event, Finished, LastCallOver
from vernissage.games.pictomania.rules.dealing import COUNTDOWN_SECONDS, countdown_clock, deal
from vernissage.games.pictomania.rules.guess import SLIP_SECONDS, close_round, settled, slip_clock
from vernissage.games.pictomania.rules.own_cards import TableBook
from vernissage.games.pictomania.rules.pointing import asked
from vernissage.games.pictomania.rules.reveal import LAST_CALL_SECONDS, end, last_call_clock, show_next, why_over
from vernissage.games.pictomania.rules.wishes import EXPLAIN_SECONDS, fulfil, wish_clock
from vernissage.games.pictomania.state import State

AWAY_SECONDS = 30
LED_SECONDS = 120  # a led reveal waits no longer for its host


def waiting(state: State) -> Waiting:
    return Waiting(acting(state), clock(state), together=state.phase == "drawing", by_seat=_clocks_by_seat(state))


def acting(state: State) -> tuple[Seat, ...]:
    """Whom the game is waiting for; for a player who is away only if their drawing is still open (P19)."""
    if state.phase == "drawing":
        done = state.round.done
        ready = done if only_away_are_missing(state) else done | state.away
        return tuple([seat for seat in state.round.seats if seat not in ready])
    if state.phase == "reading" or (state.phase == "reveal" and state.round.sums_are_shown):
        silent = asked(state)
        return tuple(seat for seat in state.present if seat not in state.ready or seat in silent)
    return tuple(seat for seat in asked(state) if seat in state.present)


def clock(state: State) -> Clock | None:
    """The clock of the whole table."""
    if state.phase == "counting":
        return Clock(countdown_clock(state), COUNTDOWN_SECONDS)
    if state.phase == "drawing":
        return _drawing_clock(state)
    if state.phase == "reveal" and not state.round.sums_are_shown:
        return Clock(state.step, LED_SECONDS)
    calls = state.phase in ("reading", "reveal") and state.last_call
    return Clock(last_call_clock(state), LAST_CALL_SECONDS) if calls else None


def _drawing_clock(state: State) -> Clock | None:
    """The time limit goes on while one who is away may still come back (P19)."""
    limit = Clock.of(round_clock(state), state.setup.seconds)
    return Clock(away_clock(state), AWAY_SECONDS, within=limit) if only_away_are_missing(state) else limit


def _clocks_by_seat(state: State) -> dict[Seat, tuple[Clock, ...]]:
    if state.phase == "drawing":
        current = state.round
        return {seat: (Clock(slip_clock(current, seat), SLIP_SECONDS),) for seat in current.held}
    if state.phase == "reading":
        return {seat: (Clock(wish_clock(state, seat), EXPLAIN_SECONDS),) for seat in state.wishes}
    return {}


def round_clock(state: State) -> str:
    return f"round:{state.round.number}"


def away_clock(state: State) -> str:
    return f"away:{state.round.number}"


def only_away_are_missing(state: State) -> bool:
    if not state.away:
        return False  # as nearly always
    missing = set(state.round.seats) - state.round.done
    return bool(missing) and missing <= state.away


def time_up(state: State, command: TimeUp, book: TableBook, rng: Random) -> list[Event]:
    running = clock(state)
    for seat, clocks in _clocks_by_seat(state).items():
        if command.clock in [one.key for one in clocks]:
            return settled(state.round, seat) if state.phase == "drawing" else fulfil(state, seat, book, rng)
    if running is None or command.clock not in (running.key, running.within and running.within.key):
        raise Refused("clock-gone")
    match state.phase:
        case "counting":
            return deal(state, rng)
        case "drawing":
            return _finish_late(state, command)
        case "reading":
            return [LastCallOver(state.last_call)]
        case _ if not state.round.sums_are_shown:
            return show_next(state)
        case _:
            return [end(state, why_over(state) or "rounds")]


def _finish_late(state: State, command: TimeUp) -> list[Event]:
    late = [seat for seat in state.round.seats if seat not in state.round.done]
    is_away = command.clock == away_clock(state)
    return close_round(state, [Finished(seat, "away" if is_away else "time") for seat in late])
