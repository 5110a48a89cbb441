"""Everything a reader may see, and nothing else."""

from vernissage.core.catalogue import Painting
from vernissage.core.seat import Seat
from vernissage.games.artline.clock import acting
from vernissage.games.artline.may import may
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.objecting import open_objections
from vernissage.games.artline.seating import opponents
from vernissage.games.artline.state import REASONS, Placement, State
from vernissage.games.artline.view_types import (
    Answer,
    ArtlineView,
    Effect,
    GalleryView,
    HungView,
    PlacementView,
    PlaceView,
    TouchedLine,
    VoteView,
)
from vernissage.games.artline.words import Line, Theme


def view(state: State, seat: Seat | None) -> ArtlineView:
    placement = state.placement
    return ArtlineView(
        setup=state.setup,
        seats=state.seats,
        closed=state.closed,
        phase=state.phase,
        turn=state.turn.seat,
        turn_number=state.turn.number,
        acting=acting(state),
        may=may(state, seat),
        museum=tuple(HungView(hanging.painting, cell, hanging.by) for cell, hanging in state.museum.hung.items()),
        galleries=tuple(_galleries(state.museum)),
        places=_places(state),
        hand=() if seat is None else state.hands.get(seat, ()),
        layable=_layable(state, seat),
        counts={other: len(hand) for other, hand in state.hands.items()},
        shown=_shown(state),
        pile=len(state.pile),
        discarded=len(state.discarded),
        placement=_placement(state, placement, seat) if placement else None,
        vote=_vote(state, placement, seat) if placement else None,
        mend=placement.mend if placement else None,
        last_round=state.last_round,
        result=state.result,
        refused=state.turn.refused,
    )


def _galleries(museum: Museum) -> list[GalleryView]:
    return [GalleryView(line, theme, museum.lines[line]) for line, theme in museum.themes.items()]


def _places(state: State) -> tuple[PlaceView, ...]:
    """Only while somebody may lay: a painting that is just laid may change them."""
    if state.phase not in ("turn", "neighbour"):
        return ()
    museum = state.museum
    touched = {line: _touched(museum, line, museum.themes.get(line)) for line in museum.lines}
    return tuple(
        PlaceView(cell, tuple(touched[line] for line in museum.touched(cell)), museum.makes_exhibition(cell))
        for cell in sorted(museum.border, key=lambda cell: (cell[1], cell[0]))
    )


def _touched(museum: Museum, line: Line, theme: Theme | None) -> TouchedLine:
    effect: Effect = "opens" if len(museum.lines[line]) == 1 else "extends"
    return TouchedLine(line, effect, theme, museum.paintings(line))


def _layable(state: State, seat: Seat | None) -> tuple[Painting, ...]:
    return state.hands[state.turn.seat] if "lay" in may(state, seat) else ()


def _shown(state: State) -> dict[Seat, tuple[Painting, ...]]:
    if state.result:
        return dict(state.hands)
    return {state.turn.seat: state.hands[state.turn.seat]} if state.turn.shown else {}


def _placement(state: State, placement: Placement, seat: Seat | None) -> PlacementView:
    themes = state.museum.themes | placement.themes
    against = opponents(state, placement)
    objections = {line: reasons for line, reasons in placement.objections.items() if reasons}
    return PlacementView(
        id=placement.id,
        seat=placement.seat,
        owner=placement.owner,
        painting=placement.painting,
        cell=placement.cell,
        lines=tuple(_touched(state.museum, line, themes[line]) for line in placement.lines),
        exhibition=placement.exhibition,
        answers={other: _answer(placement, other) for other in against},
        objections=objections,
        explanation=placement.explanation,
        may_object=open_objections(placement, seat) if seat in against and state.phase == "window" else {},
        naming=placement.naming,
    )


def _answer(placement: Placement, seat: Seat) -> Answer:
    """The gravest of several objections, in the order of settling."""
    if seat in placement.fine:
        return "fine"
    given = {reasons[seat] for reasons in placement.objections.values() if seat in reasons}
    return next((reason for reason in REASONS if reason in given), "none")


def _vote(state: State, placement: Placement, seat: Seat | None) -> VoteView | None:
    vote = placement.vote
    if vote is None:
        return None
    themes = state.museum.themes | placement.themes
    return VoteView(
        reason=vote.reason,
        line=vote.line,
        theme=themes[vote.line],
        by=vote.by,
        voters=opponents(state, placement),
        voted=tuple(sorted(vote.ballots)),
        mine=None if seat is None else vote.ballots.get(seat),
    )
