"""Competitive curators: a player who does not lay shows their hand, and their neighbour may lay from it (A32)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Point
from vernissage.games.artline.events import Declined, Event, HandShown, Pointed
from vernissage.games.artline.rules.laying import refuse_absent, refuse_cell
from vernissage.games.artline.rules.seating import neighbour
from vernissage.games.artline.state import State


def show_hand(state: State, seat: Seat) -> list[Event]:
    if not state.setup.curators:
        raise Refused("not-in-this-variant")
    if seat != state.turn.seat:
        raise Refused("not-your-turn", turn=state.turn.seat)
    if state.phase != "turn":
        raise Refused("wrong-phase", phase=state.phase)
    return [HandShown(seat, neighbour(state), state.hands[seat])]


def decline(state: State, seat: Seat) -> list[Event]:
    if state.phase != "neighbour":
        raise Refused("wrong-phase", phase=state.phase)
    if seat != neighbour(state):
        raise Refused("not-your-turn", turn=neighbour(state))
    return [Declined(seat, by_clock=False)]


def point(state: State, seat: Seat, command: Point) -> list[Event]:
    """Points for everybody to see, while the neighbour looks at the hand."""
    if state.phase != "neighbour":
        raise Refused("wrong-phase", phase=state.phase)
    refuse_absent(state, command.painting)
    refuse_cell(state.museum, command.cell)
    return [Pointed(seat, command.painting, command.cell)]
