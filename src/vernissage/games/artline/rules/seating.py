"""Seating: the order of turns, neighbours, opponents, and who still counts (A4, A32, A33)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.state import Placement, State


def seats_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other open seats, clockwise from `seat` (A4)."""
    index = state.seats.index(seat)
    around = state.seats[index + 1 :] + state.seats[:index]
    return tuple([other for other in around if other not in state.closed]) if state.closed else around


def neighbour(state: State) -> Seat:
    """The neighbour to the right of the player whose turn it is: the nearest open seat before theirs (A32)."""
    return seats_after(state, state.turn.seat)[-1]


def laying_seat(state: State) -> Seat:
    """Who lays in this turn: the player whose turn it is, or their neighbour once the hand lies open (A32)."""
    return neighbour(state) if state.turn.shown else state.turn.seat


def opponents(state: State, placement: Placement) -> tuple[Seat, ...]:
    """Everyone who may object and vote: all but the player who laid the painting, so in A32 the owner, too."""
    return tuple([seat for seat in state.open_seats if seat != placement.seat])


def contenders(state: State) -> tuple[Seat, ...]:
    """Who can win: the open seats, and closed ones that had emptied their hand before (A33)."""
    return tuple(seat for seat in state.seats if seat not in state.closed or seat in state.emptied)


def with_empty_hands(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in contenders(state) if not state.hands[seat])


def placement_of(state: State, seat: Seat, number: int) -> Placement:
    """Returns the placement that `seat` laid and the command names; raises `Refused`."""
    placement = current_placement(state, number)
    if seat != placement.seat:
        raise Refused("not-your-placement", placement=number)
    return placement


def placement_against(state: State, seat: Seat, number: int, themes_revision: int | None) -> Placement:
    """Returns somebody else's placement that the command names, with the themes that `seat` has seen; raises
    `Refused`."""
    placement = current_placement(state, number)
    if seat == placement.seat:
        raise Refused("not-an-opponent", placement=number)
    if themes_revision is not None and themes_revision != placement.themes_revision:
        raise Refused("placement-gone", placement=number)
    return placement


def current_placement(state: State, number: int) -> Placement:
    if state.placement is None or state.placement.id != number:
        raise Refused("placement-gone", placement=number)
    return state.placement
