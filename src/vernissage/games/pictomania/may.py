"""What a seat may do now: the same answer for people, for bots and for chance."""

from vernissage.contract.seat import Seat
from vernissage.games.pictomania.rules.sheets import can_redo, can_undo
from vernissage.games.pictomania.state import State
from vernissage.games.pictomania.view_types import Move


def may(state: State, seat: Seat | None) -> tuple[Move, ...]:
    if seat is None or seat not in state.open_seats:
        return ()
    if state.phase == "reading":
        moves: list[Move] = ["replace"] if seat in state.ready else ["ready", "replace"]
        return (*moves, "own-up") if len(state.rounds) > 1 and seat not in state.rounds[-2].voided else tuple(moves)
    if state.phase == "drawing":
        return _while_drawing(state, seat)
    if state.phase == "reveal":
        return _in_the_reveal(state, seat)
    return ("heart",)


def _while_drawing(state: State, seat: Seat) -> tuple[Move, ...]:
    current = state.round
    if seat in current.done:
        return ()
    moves: list[Move] = ["finish"]
    if guessable(state, seat):
        moves.append("guess")
    moves.append("token")  # there is one for everybody (P4), or the last one ended the round (P30)
    if current.has_guessed(seat):
        return tuple(moves)
    sheet = current.sheet(seat)
    moves += ["draw", "turn" if sheet.is_blank else "erase"]
    if can_undo(sheet):
        moves.append("undo")
    return (*moves, "redo") if can_redo(sheet) else tuple(moves)


def _in_the_reveal(state: State, seat: Seat) -> tuple[Move, ...]:
    moves: list[Move] = ["heart", "point"]
    if seat not in state.ready:
        moves.append("ready")
    if seat in state.round.seats and seat not in state.round.voided:
        moves.append("own-up")
    return tuple(moves)


def guessable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Lists the drawers whose drawings `seat` may still guess."""
    current = state.round
    if state.phase != "drawing" or seat not in current.words or seat in current.done:
        return ()
    made = current.guesses_of(seat)
    return tuple([drawer for drawer in current.seats if drawer != seat and drawer not in made])
