"""Views: what everybody may know, and what one seat may know and do besides. Nothing else goes out."""

from vernissage.contract.seat import Seat
from vernissage.games.artline.may import may
from vernissage.games.artline.rules.absence import acting
from vernissage.games.artline.rules.correcting import own_themes
from vernissage.games.artline.rules.objecting import open_objections
from vernissage.games.artline.rules.presuming import presumed
from vernissage.games.artline.rules.seating import opponents
from vernissage.games.artline.setup import has_house_rules
from vernissage.games.artline.state import OpenVote, Placement, State
from vernissage.games.artline.view_types import Opinion, Own, Place, PlacementView, Public, VoteView


def public(state: State) -> Public:
    """Makes the public view. Parts that grow are the state's own: what has not changed is the same object as before."""
    placement = state.placement
    return Public(
        setup=state.setup,
        seats=state.seats,
        closed=state.closed,
        phase=state.phase,
        turn=state.turn.seat,
        turn_number=state.turn.number,
        acting=acting(state),
        wall=state.museum.wall,
        lines=state.museum.lines,
        themes=state.museum.themes,
        doubts=state.doubts,
        counts={seat: len(hand) for seat, hand in state.hands.items()},
        shown=_shown(state),
        pile=len(state.pile),
        discarded=len(state.discarded),
        placement=_placement(state, placement) if placement else None,
        vote=_vote(state, placement, placement.vote) if placement and placement.vote else None,
        mend=placement.mend if placement else None,
        last_round=state.last_round,
        result=state.result,
        refused=state.turn.refused,
        ruled_out=state.ruled_out,
        rulings=state.rulings,
        default_accepting=tuple(sorted(state.default_accepting)),
        fingers=state.turn.fingers if state.phase == "neighbour" else {},
        house_rules=has_house_rules(state.setup),
    )


def _shown(state: State) -> dict[Seat, tuple[str, ...]]:
    if state.result:
        return state.hands
    return {state.turn.seat: state.hands[state.turn.seat]} if state.turn.shown else {}


def _placement(state: State, placement: Placement) -> PlacementView:
    return PlacementView(
        id=placement.id,
        seat=placement.seat,
        owner=placement.owner,
        painting=placement.painting,
        cell=placement.cell,
        lines=placement.lines,
        themes=placement.themes,
        exhibition=placement.exhibition,
        answers={seat: _opinion(placement, seat) for seat in opponents(state, placement)},
        objections=placement.objections,
        explanation=placement.explanation,
        naming=placement.themes_revision,
    )


def _opinion(placement: Placement, seat: Seat) -> Opinion:
    """Returns the first of several objections in the order of settling."""
    if seat not in placement.answered:
        return "none"
    return placement.objections[seat][0].reason if seat in placement.objections else "fine"


def _vote(state: State, placement: Placement, vote: OpenVote) -> VoteView:
    return VoteView(
        reason=vote.reason,
        line=vote.line,
        by=vote.by,
        voters=opponents(state, placement),
        voted=tuple(sorted(vote.ballots)),
        answer=vote.answer,
        answered=vote.is_answered,
        asked_again=tuple(sorted(vote.asked_again)),
    )


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return Own()
    moves = may(state, seat)
    lays = "lay" in moves
    placement = state.placement
    return Own(
        may=moves,
        hand=state.hands.get(seat, ()),
        layable=state.hands[state.turn.seat] if lays else (),
        places=_places(state) if lays or "point" in moves else (),
        may_object=open_objections(placement) if placement and "object" in moves else {},
        ballot=placement.vote.ballots.get(seat) if placement and placement.vote else None,
        corrects=tuple(own_themes(state, seat)) if "correct" in moves else (),
        presumed=seat in presumed(state),
    )


def _places(state: State) -> tuple[Place, ...]:
    museum = state.museum
    cells = sorted(museum.border, key=lambda cell: (cell[1], cell[0]))
    touched = [(cell, museum.touched(cell)) for cell in cells]
    return tuple(Place(cell, lines, len(lines) == 2) for cell, lines in touched)  # A13
