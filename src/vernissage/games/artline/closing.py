"""A seat plays no longer (A33)."""

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.artline.events import Ended, Event, SeatClosed, TakenBack
from vernissage.games.artline.objecting import close_window_if_answered
from vernissage.games.artline.seating import open_seats
from vernissage.games.artline.state import State
from vernissage.games.artline.story import Story
from vernissage.games.artline.turning import go_on
from vernissage.games.artline.voting import close_vote_if_complete


def close_seat(state: State, seat: Seat) -> list[Event]:
    if seat not in open_seats(state):
        raise Refused("seat-not-open", seat=seat)
    story = Story(state)
    is_last_but_one = len(open_seats(state)) == 2
    laid = state.placement
    if laid and (is_last_but_one or seat in (laid.seat, laid.owner)):
        story.tell(TakenBack(laid.id, laid.seat, laid.owner, laid.painting, "seat-closed"))
    story.tell(SeatClosed(seat))
    if is_last_but_one:
        story.tell(Ended("too_few", ()))
    elif seat == state.turn.seat:
        go_on(story)
    else:
        _wait_no_longer(story)
    return story.events


def _wait_no_longer(story: Story) -> None:
    """The one who is gone may have been the only one on whom a window or a vote still waited."""
    if story.state.phase == "window":
        close_window_if_answered(story)
    elif story.state.phase == "vote":
        close_vote_if_complete(story)
