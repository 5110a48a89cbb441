"""What a seat may do now: the same answer for people, for bots and for chance."""

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.rules.sheets import can_redo, can_undo
from vernissage.games.pictomania.state import State, challenged
from vernissage.games.pictomania.view_types import Move


def may(state: State, seat: Seat | None) -> tuple[Move, ...]:
    if seat is None or seat not in state.open_seats:
        return ()
    match state.phase:
        case "reading":
            return (*_while_reading(state, seat), *_arguing(state, seat))
        case "counting":
            return _arguing(state, seat)
        case "drawing":
            return _while_drawing(state, seat)
        case "reveal":
            return (*_in_the_reveal(state, seat), *_arguing(state, seat))
        case "over":
            return ("heart",)


def _while_reading(state: State, seat: Seat) -> tuple[Move, ...]:
    explains: tuple[Move, ...] = ("explain",) if set(state.wishes) - {seat} else ()
    if seat in state.wishes:
        return ("take-back-wish", *explains)
    return ("replace", *explains) if seat in state.ready else ("ready", "replace", *explains)


def _arguing(state: State, seat: Seat) -> tuple[Move, ...]:
    """About the drawings that were revealed (P27, P32)."""
    played = challenged(state)
    if played is None:
        return ()
    moves: list[Move] = ["point"] if [drawer for drawer in played.shown if drawer != seat] else []
    if seat in played.seats and seat not in played.voided | played.restored:
        moves.append("own-up")
    if played.owned_up - {seat}:
        moves.append("contest")
    return (*moves, "answer") if played.pointed.get(seat) else tuple(moves)


def _while_drawing(state: State, seat: Seat) -> tuple[Move, ...]:
    current = state.round
    if seat in current.done:
        return ()
    moves: list[Move] = ["finish"]
    if guessable(state, seat):
        moves.append("guess")
    if seat in current.held:
        moves.append("take-back")
    moves.append("token")  # there is one for everybody (P4), or the last one ended the round (P30)
    if current.has_guessed(seat):
        return tuple(moves)
    sheet = current.sheet(seat)
    moves += ["draw", "turn" if sheet.is_blank else "erase"]
    if can_undo(sheet):
        moves.append("undo")
    return (*moves, "redo") if can_redo(sheet) else tuple(moves)


def _in_the_reveal(state: State, seat: Seat) -> tuple[Move, ...]:
    may_go_on = state.round.sums_are_shown and seat not in state.ready
    return ("heart", "ready") if may_go_on else ("heart",)


def guessable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Lists the drawers whose drawings `seat` may still guess."""
    current = state.round
    if state.phase != "drawing" or seat not in current.words or seat in current.done:
        return ()
    made = current.guesses_of(seat)
    return tuple([drawer for drawer in current.seats if drawer != seat and drawer not in made])
