"""Answers questions to the referee before laying: they cost nothing and bind nobody (A14–A18)."""

from vernissage.contract.catalogue import Painting
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.queries import Consider, Considered, Suggest, Suggested
from vernissage.games.artline.rules.laying import refuse_cell
from vernissage.games.artline.rules.naming import Naming
from vernissage.games.artline.state import State


def consider(state: State, seat: Seat, query: Consider, naming: Naming) -> Considered:
    refuse_cell(state.museum, query.cell)
    if query.painting is not None and not _has_before_them(state, seat, query.painting):
        raise Refused("not-in-hand", painting=query.painting)
    return Considered(naming.consider(state, query.painting, query.cell, query.themes, query.language))


def suggest(state: State, seat: Seat, query: Suggest, naming: Naming) -> Suggested:
    refuse_cell(state.museum, query.cell)
    if not _has_before_them(state, seat, query.painting):
        raise Refused("not-in-hand", painting=query.painting)
    if query.line not in state.museum.opened(query.cell):
        raise Refused("theme-not-wanted", line=query.line)
    return Suggested(naming.suggest(state, query.painting, query.line, query.typed, query.language))


def _has_before_them(state: State, seat: Seat, painting: Painting) -> bool:
    """Whether the player can see the painting: in their hand, in the hand that lies open, or just laid."""
    laid = state.placement
    shown = state.hands[state.turn.seat] if state.turn.shown else ()
    return painting in state.hands[seat] or painting in shown or bool(laid and laid.painting == painting)
