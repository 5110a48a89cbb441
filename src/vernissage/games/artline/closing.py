"""A seat plays no longer (A33)."""

from vernissage.contract.game import CloseSeat
from vernissage.contract.refused import Refused
from vernissage.games.artline.events import Ended, Event, SeatClosed, Stood, TakenBack
from vernissage.games.artline.seating import with_empty_hands
from vernissage.games.artline.settling import close_vote_if_complete, close_window_if_answered, settle
from vernissage.games.artline.state import Phase, State
from vernissage.games.artline.story import EventChain
from vernissage.games.artline.turning import go_on


def close_seat(state: State, command: CloseSeat) -> list[Event]:
    seat = command.seat
    if seat not in state.open_seats:
        raise Refused("seat-not-open", seat=seat)
    story = EventChain(state)
    laid = state.placement
    if laid and seat in (laid.seat, laid.owner):
        _take_back(story)
    story.tell(SeatClosed(seat))
    if len(story.state.open_seats) < 2:
        _end_with_one(story, by_host=command.by_host)
    elif seat == state.turn.seat:
        go_on(story)
    else:
        _wait_no_longer(story, state.phase)
    return story.events


def _end_with_one(story: EventChain, *, by_host: bool) -> None:
    """A player with an empty hand wins. Nobody can undo a win by leaving: when the last opponent leaves, a last
    painting that makes an exhibition stands. Nor can a host win by removing whoever might have objected."""
    laid = story.state.placement
    if laid and laid.exhibition and not laid.mend and not story.state.hands[laid.owner] and not by_host:
        story.tell(Stood(laid.id))
    elif laid:
        _take_back(story)
    story.tell(Ended("too_few", with_empty_hands(story.state)))


def _take_back(story: EventChain) -> None:
    laid = story.placement
    story.tell(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, "seat-closed"))


def _wait_no_longer(story: EventChain, before: Phase) -> None:
    """A window or a vote may have been waiting only for the player who has gone, or only they were against it."""
    match before, story.state.phase:
        case "vote", "window":
            settle(story)
        case _, "window":
            close_window_if_answered(story)
        case _, "vote":
            close_vote_if_complete(story)
