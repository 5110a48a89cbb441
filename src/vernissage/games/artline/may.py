"""What a seat may do now: the same answer for people, for bots and for chance."""

from vernissage.contract.seat import Seat
from vernissage.games.artline.rules.correcting import own_themes
from vernissage.games.artline.rules.laying import may_explain
from vernissage.games.artline.rules.presuming import presumed
from vernissage.games.artline.rules.seating import laying_seat
from vernissage.games.artline.state import Placement, State
from vernissage.games.artline.view_types import Move


def may(state: State, seat: Seat | None) -> tuple[Move, ...]:
    if seat is None or state.result or seat not in state.open_seats:
        return ()
    moves = _moves(state, seat)
    return (*moves, "correct") if own_themes(state, seat) else moves


def _moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.placement:
        placement = state.placement
        return _with_own(state, placement) if seat == placement.seat else _with_others(state, placement, seat)
    if state.turn.declined:
        return ("discard",) if seat == state.turn.seat else ()
    point: tuple[Move, ...] = ("point",) if state.turn.shown and state.museum.border else ()
    if seat != laying_seat(state):
        return point
    lay: tuple[Move, ...] = ("lay",) if state.museum.border else ()
    return (*lay, _instead_of_laying(state), *point)


def _instead_of_laying(state: State) -> Move:
    if state.turn.shown:
        return "decline"
    if state.setup.curators:
        return "show-hand"
    return "discard" if state.edition.may_discard_freely else "discard-if-sure"


def _with_own(state: State, placement: Placement) -> tuple[Move, ...]:
    if placement.vote:
        return ("take-back",) if placement.vote.is_answered else ("reply", "decide", "take-back")
    rename: tuple[Move, ...] = ("rename",) if placement.mend else ()
    can_explain = may_explain(state, placement) and placement.seat not in state.turn.explained
    explain: tuple[Move, ...] = ("explain",) if can_explain else ()
    return (*rename, *explain, "take-back")


def _with_others(state: State, placement: Placement, seat: Seat) -> tuple[Move, ...]:
    if placement.vote:
        return ("vote", "withdraw") if seat in placement.vote.by else ("vote",)
    if state.phase != "window":
        return ()
    accept: tuple[Move, ...] = () if placement.is_fine(seat) else ("accept",)
    hesitate: tuple[Move, ...] = ("hesitate",) if seat in presumed(state) else ()
    return (*accept, "object", *hesitate)
