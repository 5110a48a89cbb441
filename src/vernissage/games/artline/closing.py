"""A seat plays no longer (A33)."""

from vernissage.contract.game import CloseSeat
from vernissage.contract.refused import Refused
from vernissage.games.artline.events import Ended, Event, SeatClosed, Stood, TakenBack
from vernissage.games.artline.seating import with_empty_hands
from vernissage.games.artline.settling import close_vote_if_complete, close_window_if_answered, settle
from vernissage.games.artline.state import Phase, State
from vernissage.games.artline.story import EventChain
from vernissage.games.artline.turning import next_turn


def close_seat(state: State, command: CloseSeat) -> list[Event]:
    seat = command.seat
    if seat not in state.open_seats:
        raise Refused("seat-not-open", seat=seat)
    chain = EventChain(state)
    laid = state.placement
    if laid and seat in (laid.seat, laid.owner):
        _take_back(chain)
    chain.emit(SeatClosed(seat))
    if len(chain.state.open_seats) < 2:
        _end_with_one(chain, by_host=command.by_host)
    elif seat == state.turn.seat:
        chain.emit(next_turn(chain.state))
    else:
        _wait_no_longer(chain, state.phase)
    return chain.events


def _end_with_one(chain: EventChain, *, by_host: bool) -> None:
    """A player with an empty hand wins. Nobody can undo a win by leaving: when the last opponent leaves, a last
    painting that makes an exhibition stands. Nor can a host win by removing whoever might have objected."""
    laid = chain.state.placement
    if laid and laid.exhibition and not laid.mend and not chain.state.hands[laid.owner] and not by_host:
        chain.emit(Stood(laid.id))
    elif laid:
        _take_back(chain)
    chain.emit(Ended("too_few", with_empty_hands(chain.state)))


def _take_back(chain: EventChain) -> None:
    laid = chain.placement
    chain.emit(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, "seat-closed"))


def _wait_no_longer(chain: EventChain, before: Phase) -> None:
    """A window or a vote may have been waiting only for the player who has gone, or only they were against it."""
    match before, chain.state.phase:
        case "vote", "window":
            settle(chain)
        case _, "window":
            close_window_if_answered(chain)
        case _, "vote":
            close_vote_if_complete(chain)
