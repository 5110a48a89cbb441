"""Timeouts and absence: whom the game waits for and how long, and players who leave (A20, A22, A32, A33, A34)."""

from random import Random
from typing import Literal

from msgspec.structs import replace

from vernissage.contract.game import Clock, CloseSeat, TimeUp, Waiting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.events import (
    CameBack,
    Declined,
    Ended,
    Event,
    SeatClosed,
    Stood,
    TakenBack,
    WentAway,
    WindowChanged,
)
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.presuming import clocks_of_presumed, presume
from vernissage.games.artline.rules.seating import laying_seat, neighbour, with_empty_hands
from vernissage.games.artline.rules.settling import (
    close_vote,
    close_vote_if_complete,
    close_window_if_answered,
    end_mending_if_nobody_minds,
    has_had_their_say,
    settle,
)
from vernissage.games.artline.rules.turning import discard_by_chance, next_turn
from vernissage.games.artline.setup import Setup, is_by_correspondence, window_seconds
from vernissage.games.artline.state import Phase, Placement, State


def waiting(state: State) -> Waiting:
    return Waiting(
        acting(state),
        _clock(state),
        by_correspondence=is_by_correspondence(state.setup) and not state.setup.stand_ins_by_correspondence,  # A33
        by_seat=clocks_of_presumed(state),
    )


def acting(state: State) -> tuple[Seat, ...]:
    if state.result:
        return ()
    if state.placement and not state.placement.mend:
        return _unanswered(state, state.placement)
    if state.turn.declined:
        return (state.turn.seat,)
    return (laying_seat(state),)


def _unanswered(state: State, placement: Placement) -> tuple[Seat, ...]:
    """Lists who has to answer; in a vote the player who laid the painting, too (A22)."""
    heard = placement.vote.heard if placement.vote else placement.answered
    if placement.vote and not has_had_their_say(state, placement, placement.vote):
        return tuple([seat for seat in state.open_seats if seat not in heard])
    return tuple([seat for seat in state.open_seats if seat not in heard and seat != placement.seat])


def _clock(state: State) -> Clock | None:
    """Returns the clock. Those of turns pause while others answer and vote; a window or a vote starts afresh each
    time."""
    seconds = window_seconds(state.setup) if state.phase in ("window", "vote") else state.setup.turn_seconds
    if not seconds or state.result:
        return None
    if state.placement and state.phase in ("window", "vote"):
        return Clock(f"{state.phase}:{state.placement.id}:{state.placement.clock_number}", seconds)
    if state.turn.declined:
        return Clock(f"discard:{state.turn.number}", seconds)
    if state.turn.shown:
        return Clock(f"neighbour:{state.turn.number}:{neighbour(state)}", seconds, pauses=True)
    return Clock(f"turn:{state.turn.number}", seconds, pauses=True)


def time_up(state: State, command: TimeUp, rng: Random) -> list[Event]:
    presumed = presume(state, command.clock)
    if presumed is not None:
        return presumed
    clock = _clock(state)
    if clock is None or clock.key != command.clock:
        raise Refused("clock-stopped", clock=command.clock)
    chain = EventChain(state)
    match state.phase:
        case "window":
            settle(chain)
        case "vote":
            close_vote(chain)
        case _:
            _run_out(chain, rng)
    return chain.events


def _run_out(chain: EventChain, rng: Random) -> None:
    """Ends a turn whose time is up: the player loses a random painting; a neighbour counts as having found no place."""
    laid = chain.state.placement
    if laid:
        chain.emit(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, "time"))
    if chain.state.phase == "neighbour":
        chain.emit(Declined(neighbour(chain.state), by_clock=True))
    else:
        chain.emit(*discard_by_chance(chain.state, rng))


def close_seat(state: State, command: CloseSeat) -> list[Event]:
    """Closes a seat: it plays no longer (A33)."""
    seat = command.seat
    if seat not in state.open_seats:
        raise Refused("seat-not-open", seat=seat)
    chain = EventChain(state)
    laid = state.placement
    if laid and (seat in (laid.seat, laid.owner) or _silences_an_objector(laid, command)):
        _take_back(chain, why="seat-closed" if seat in (laid.seat, laid.owner) or laid.vote is None else "conceded")
    chain.emit(SeatClosed(seat))
    if len(chain.state.open_seats) < 2:
        _end_with_one(chain, by_host=command.by_host)
    elif seat == state.turn.seat:
        chain.emit(next_turn(chain.state))
    else:
        _wait_no_longer(chain, state.phase)
    return chain.events


def _silences_an_objector(laid: Placement, command: CloseSeat) -> bool:
    """Whether a host removes who objects to their own painting; in a vote that is giving in (A33)."""
    return command.host in (laid.seat, laid.owner) and command.seat in laid.objections


def _end_with_one(chain: EventChain, *, by_host: bool) -> None:
    """Ends the game with one player left. One with an empty hand wins. Nobody can undo a win by leaving: when the last
    opponent leaves, a last painting that makes an exhibition stands. Nor can a host win by removing whoever might have
    objected."""
    laid = chain.state.placement
    if laid and laid.exhibition and not laid.mend and not chain.state.hands[laid.owner] and not by_host:
        chain.emit(Stood(laid.id))
    elif laid:
        _take_back(chain, why="seat-closed")
    chain.emit(Ended("too_few", with_empty_hands(chain.state)))


def _take_back(chain: EventChain, *, why: Literal["seat-closed", "conceded"]) -> None:
    laid = chain.placement
    chain.emit(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, why))


def _wait_no_longer(chain: EventChain, before: Phase) -> None:
    """Settles what was waiting only for the player who left: a window, a vote, or mending what only they minded."""
    match before, chain.state.phase:
        case "vote", "window":
            settle(chain)
        case _, "window":
            close_window_if_answered(chain)
        case _, "vote":
            close_vote_if_complete(chain)
        case "mend", "mend":
            end_mending_if_nobody_minds(chain)


def change_window(state: State, setup: Setup) -> list[Event]:
    """Gives opponents more or less time, as the host wants; nothing else of the setup may change by then (A20)."""
    if replace(setup, window_seconds=state.setup.window_seconds) != state.setup:
        raise Refused("game-runs")
    if setup.window_seconds == state.setup.window_seconds:
        return []
    return [WindowChanged(setup.window_seconds)]


def seat_away(state: State, seat: Seat, *, away: bool) -> list[Event]:
    """Records who is away: they have had their say in a vote (A22)."""
    if seat not in state.open_seats or (seat in state.away) == away:
        return []
    chain = EventChain(state)
    chain.emit(WentAway(seat) if away else CameBack(seat))
    if away and state.phase == "vote":
        close_vote_if_complete(chain)
    return chain.events
