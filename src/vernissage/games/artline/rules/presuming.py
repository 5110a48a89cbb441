""" "Fine unless I say so": who is taken to accept a placement, and when (A20)."""

from vernissage.contract.game import Clock
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import AcceptByDefault, Hesitate
from vernissage.games.artline.events import Accepted, AcceptsByDefault, Event, Hesitated
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.seating import opponents, placement_against
from vernissage.games.artline.rules.settling import close_window_if_answered
from vernissage.games.artline.state import State

DEFAULT_AFTER_S = 5  # a placement has been shown for so long


def accept_by_default(state: State, seat: Seat, command: AcceptByDefault) -> list[Event]:
    if (seat in state.default_accepting) == command.on:
        return []
    return [AcceptsByDefault(seat, command.on)]


def hesitate(state: State, seat: Seat, command: Hesitate) -> list[Event]:
    placement = placement_against(state, seat, command.placement, None)
    if seat not in presumed(state):
        raise Refused("wrong-phase", phase=state.phase)
    return [Hesitated(placement.id, seat)]


def presumed(state: State) -> tuple[Seat, ...]:
    """Lists who will be taken to accept the placement unless they touch anything."""
    laid = state.placement
    if laid is None or not state.default_accepting or state.phase != "window":
        return ()
    silent = state.default_accepting - laid.answered - laid.touched
    return tuple(seat for seat in opponents(state, laid) if seat in silent)


def clocks_of_presumed(state: State) -> dict[Seat, tuple[Clock, ...]]:
    laid = state.placement
    if laid is None:
        return {}
    return {seat: (Clock(_key(state, seat), DEFAULT_AFTER_S),) for seat in presumed(state)}


def _key(state: State, seat: Seat) -> str:
    assert state.placement, "only asked in its window"
    return f"fine:{state.placement.id}:{state.placement.themes_revision}:{seat}"


def presume(state: State, clock: str) -> list[Event] | None:
    """Accepts for the seat whose clock this is; `None` if it is another clock."""
    seat = next((seat for seat in presumed(state) if _key(state, seat) == clock), None)
    if seat is None:
        return None
    chain = EventChain(state)
    chain.emit(Accepted(chain.placement.id, seat, by_default=True))
    close_window_if_answered(chain)
    return chain.events
