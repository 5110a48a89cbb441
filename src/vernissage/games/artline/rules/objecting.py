"""Accepting a placement, or objecting: opponents say everything at once (A20, A21, A23)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Accept, Object
from vernissage.games.artline.events import Accepted, Event, Objected
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.naming import tidy
from vernissage.games.artline.rules.seating import placement_against
from vernissage.games.artline.rules.settling import is_complete, settle
from vernissage.games.artline.state import REASONS, Placement, State
from vernissage.games.artline.values import Line, Objection, Reason

LONGEST_ARGUMENT = 120  # A21


def accept(state: State, seat: Seat, command: Accept) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    if state.phase != "window":
        raise Refused("wrong-phase", phase=state.phase)
    if placement.is_fine(seat):
        raise Refused("already-answered", placement=placement.id)
    return _answer(state, placement, Accepted(placement.id, seat))


def object_to(state: State, seat: Seat, command: Object) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    if state.phase != "window":
        raise Refused("wrong-phase", phase=state.phase)
    if not command.objections:
        raise Refused("objection-missing")
    objections = _in_order(placement, command.objections)
    if seat in placement.answered and placement.objections.get(seat) == objections:
        raise Refused("already-answered", placement=placement.id)
    return _answer(state, placement, Objected(placement.id, seat, objections))


def _in_order(placement: Placement, said: tuple[Objection, ...]) -> tuple[Objection, ...]:
    """Sorts objections in the order of settling, each ground once."""
    grounds = {(objection.reason, objection.line): _heard(placement, objection) for objection in said}
    order = [(reason, line) for reason in REASONS for line in placement.lines]
    return tuple(grounds[ground] for ground in order if ground in grounds)


def _heard(placement: Placement, said: Objection) -> Objection:
    if said.reason not in reasons_against(placement, said.line):
        raise Refused("nothing-to-object", reason=said.reason, line=said.line)  # A21
    if (said.reason, said.line) in placement.settled:
        raise Refused("already-settled", reason=said.reason, line=said.line)  # A23
    argument = tidy(said.argument)
    if len(argument) > LONGEST_ARGUMENT:
        raise Refused("argument-length", limit=LONGEST_ARGUMENT)
    return Objection(said.reason, said.line, argument)


def reasons_against(placement: Placement, line: Line) -> tuple[Reason, ...]:
    """Lists the possible objections: a new theme can be unclear or not allowed; a painting may miss any of its themes
    (A12, A21)."""
    if line in placement.themes:
        return REASONS
    return ("does-not-fit",) if line in placement.lines else ()


def open_objections(placement: Placement) -> dict[Line, tuple[Reason, ...]]:
    """Lists what an opponent may object to, by line: everything that was not voted on (A23)."""
    if not placement.settled:
        return {line: reasons_against(placement, line) for line in placement.lines}
    return {
        line: tuple(reason for reason in reasons_against(placement, line) if (reason, line) not in placement.settled)
        for line in placement.lines
    }


def _answer(state: State, placement: Placement, answer: Accepted | Objected) -> list[Event]:
    if not is_complete(state, placement, placement.answered, answer.seat):
        return [answer]
    chain = EventChain(state)
    chain.emit(answer)
    settle(chain)
    return chain.events
