"""A seat plays no longer (A33)."""

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.artline.events import Ended, Event, SeatClosed, Stood, TakenBack
from vernissage.games.artline.seating import with_empty_hands
from vernissage.games.artline.settling import close_vote_if_complete, close_window_if_answered
from vernissage.games.artline.state import State
from vernissage.games.artline.story import Story
from vernissage.games.artline.turning import go_on


def close_seat(state: State, seat: Seat) -> list[Event]:
    if seat not in state.open_seats:
        raise Refused("seat-not-open", seat=seat)
    story = Story(state)
    laid = state.placement
    if laid and seat in (laid.seat, laid.owner):
        _take_back(story)
    story.tell(SeatClosed(seat))
    if len(story.state.open_seats) < 2:
        _end_with_one(story)
    elif seat == state.turn.seat:
        go_on(story)
    else:
        _wait_no_longer(story)
    return story.events


def _end_with_one(story: Story) -> None:
    """Whoever has emptied their hand wins. Nobody is left to object, so a last painting that makes an
    exhibition stands: nobody can undo a win by leaving."""
    laid = story.state.placement
    if laid and laid.exhibition and not laid.mend and not story.state.hands[laid.owner]:
        story.tell(Stood(laid.id))
    elif laid:
        _take_back(story)
    story.tell(Ended("too_few", with_empty_hands(story.state)))


def _take_back(story: Story) -> None:
    laid = story.placement
    story.tell(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, "seat-closed"))


def _wait_no_longer(story: Story) -> None:
    """The one who is gone may have been the only one on whom a window or a vote still waited."""
    if story.state.phase == "window":
        close_window_if_answered(story)
    elif story.state.phase == "vote":
        close_vote_if_complete(story)
