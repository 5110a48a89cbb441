"""What a seat may do now: the same answer for people, for bots and for chance."""

from vernissage.contract.seat import Seat
from vernissage.games.storyteller.state import State
from vernissage.games.storyteller.view_types import Move


def may(state: State, seat: Seat | None) -> tuple[Move, ...]:
    if seat is None or seat not in state.open_seats:
        return ()
    is_teller = seat == state.turn.teller
    match state.phase:
        case "clue":
            return ("tell",) if is_teller else ()
        case "giving":
            return ("give",) if seat in state.givers else ()
        case "voting":
            return ("vote",) if seat in state.givers else ()
        case "reveal":
            hearts: tuple[Move, ...] = () if is_teller else ("heart",)
            return hearts if seat in state.ready else (*hearts, "ready")
        case "over":
            return ()
