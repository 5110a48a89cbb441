"""Record what happens to a painting between laying it and its standing."""

from typing import TypeAlias

from msgspec.structs import replace

from vernissage.core.seat import Seat
from vernissage.games.artline import events as e
from vernissage.games.artline.state import OpenVote, Placement, State, Turn
from vernissage.games.artline.view_types import MendView, RefusedPlacement
from vernissage.games.artline.words import Line, Reason, Theme

Answering: TypeAlias = e.Accepted | e.Objected | e.Renamed | e.Explained | e.MendingAsked
Balloting: TypeAlias = e.VoteOpened | e.Voted | e.VoteClosed


def evolve_placement(state: State, event: Answering | Balloting) -> State:
    placement = state.placement
    assert placement, f"{event} without a placement"
    match event:
        case e.Accepted() | e.Objected():
            return replace(state, placement=_answered(placement, event))
        case e.VoteOpened() | e.Voted() | e.VoteClosed():
            return replace(state, placement=_balloted(placement, event))
        case e.Renamed(_, _, themes):
            return replace(state, turn=given_up(state), placement=_renamed(placement, themes))
        case e.Explained(_, seat, text):
            turn = replace(state.turn, explained=state.turn.explained | {seat})
            return replace(state, turn=turn, placement=_asked_again(placement, text))
        case e.MendingAsked(_, reason, line):
            return replace(state, turn=refused_so(state), placement=replace(placement, mend=MendView(reason, line)))


def _answered(placement: Placement, event: e.Accepted | e.Objected) -> Placement:
    seat = event.seat
    match event:
        case e.Accepted():
            objections = {line: _less(reasons, seat) for line, reasons in placement.objections.items()}
            return replace(placement, fine=placement.fine | {seat}, objections=objections)
        case e.Objected(_, _, reason, line):
            objections = {**placement.objections, line: {**placement.objections.get(line, {}), seat: reason}}
            return replace(placement, fine=placement.fine - {seat}, objections=objections)


def _balloted(placement: Placement, event: Balloting) -> Placement:
    vote = placement.vote
    match event:
        case e.VoteOpened(_, reason, line, by):
            return replace(placement, run=placement.run + 1, vote=OpenVote(reason, line, by))
        case e.Voted(_, seat, _, keep):
            assert vote and keep is not None, "the log holds every ballot of an open vote"  # noqa: PT018
            return replace(placement, vote=replace(vote, ballots={**vote.ballots, seat: keep}))
        case e.VoteClosed(_, reason, line, _, kept):
            settled = placement.settled | {(reason, line)} if kept else placement.settled
            return replace(placement, vote=None, settled=settled)


def _renamed(placement: Placement, themes: dict[Line, Theme]) -> Placement:
    """Everybody is asked anew; only votes on what has not changed still hold (A19, A23)."""
    changed = {line for line in themes if themes[line] != placement.themes.get(line)}
    return replace(
        placement,
        themes=themes,
        fine=frozenset(),
        objections={},
        settled=frozenset((reason, line) for reason, line in placement.settled if line not in changed),
        explanation=None,
        naming=placement.naming + 1,
        run=placement.run + 1,
        mend=None,
    )


def _asked_again(placement: Placement, text: str) -> Placement:
    """Who did not understand answers anew; the others have answered (A19)."""
    puzzled = {seat for line in placement.themes for seat in placement.objectors("unclear", line)}
    objections = {
        line: {seat: reason for seat, reason in reasons.items() if seat not in puzzled}
        for line, reasons in placement.objections.items()
    }
    return replace(placement, explanation=text, objections=objections, run=placement.run + 1, mend=None)


def given_up(state: State) -> Turn:
    """A theme that was not understood counts once it is given up, not while it is being explained (A19)."""
    mend = state.placement and state.placement.mend
    if mend and mend.reason == "unclear":
        return replace(state.turn, not_understood=state.turn.not_understood + 1)
    return state.turn


def refused_so(state: State) -> Turn:
    """The turn remembers what the table did not accept (A22)."""
    laid = state.placement
    assert laid, "only a placement can be refused"
    texts = {line: theme.text for line, theme in laid.themes.items()}
    refused = RefusedPlacement(laid.painting, laid.cell, texts)
    return replace(state.turn, refused=(*state.turn.refused, refused))


def _less(reasons: dict[Seat, Reason], seat: Seat) -> dict[Seat, Reason]:
    return {other: reason for other, reason in reasons.items() if other != seat}
