"""Record how the table votes on an objection, and what was agreed (A22, A24)."""

from typing import TypeAlias

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.artline import events as e
from vernissage.games.artline.state import OpenVote, Placement, State
from vernissage.games.artline.values import Line, Objection, Reason, Remark, Ruling

Balloting: TypeAlias = e.VoteOpened | e.Voted | e.Withdrawn | e.Replied | e.DecisionAsked | e.VoteClosed


def balloted(placement: Placement, event: Balloting) -> Placement:
    vote = placement.vote
    if isinstance(event, e.VoteOpened):
        opened = OpenVote(event.reason, event.line, event.by)
        return replace(placement, clock_number=placement.clock_number + 1, vote=opened)
    assert vote, f"{event} without a vote"
    match event:
        case e.Voted(_, seat, _, keep):
            assert keep is not None, "the log holds every ballot"
            return replace(placement, vote=_with_ballot(vote, seat, keep=keep))
        case e.Replied(_, _, text):
            answered = replace(vote, answer=text, asked_again=frozenset(vote.by))
            return replace(placement, clock_number=placement.clock_number + 1, vote=answered)
        case e.DecisionAsked():
            return replace(placement, vote=replace(vote, decided=True))
        case e.Withdrawn():
            return _withdrawn(placement, vote, event)
        case e.VoteClosed(_, reason, line, _, kept):
            settled = placement.settled | {(reason, line)} if kept else placement.settled
            return replace(placement, vote=None, settled=settled)


def _with_ballot(vote: OpenVote, seat: Seat, *, keep: bool) -> OpenVote:
    return replace(vote, ballots={**vote.ballots, seat: keep}, asked_again=vote.asked_again - {seat})


def _withdrawn(placement: Placement, vote: OpenVote, event: e.Withdrawn) -> Placement:
    """Counts whoever withdraws as for it; without any objection there is nothing to vote on (A21)."""
    by = tuple(seat for seat in vote.by if seat != event.seat)
    left = replace(_with_ballot(vote, event.seat, keep=True), by=by)
    objections = _without(placement.objections, event.seat, event.reason, event.line)
    return replace(placement, objections=objections, vote=left if by else None)


def _without(
    objections: dict[Seat, tuple[Objection, ...]], seat: Seat, reason: Reason, line: Line
) -> dict[Seat, tuple[Objection, ...]]:
    own = tuple(said for said in objections.get(seat, ()) if (said.reason, said.line) != (reason, line))
    others = {other: said for other, said in objections.items() if other != seat}
    return {**others, seat: own} if own else others


def ruled(state: State, placement: Placement, vote: OpenVote, *, kept: bool) -> State:
    """Keeps what was agreed with its theme, in the words that won (A24): of the player who laid the painting, or of
    those who were against it."""
    answer = (Remark(placement.seat, vote.answer),) if vote.answer else ()
    remarks = answer if kept else placement.remarks(vote.reason, vote.line)
    return _noted(state, placement, vote.line, _ruling(placement, vote.reason, remarks, kept=kept))


def _ruling(placement: Placement, reason: Reason, remarks: tuple[Remark, ...], *, kept: bool) -> Ruling:
    match reason:
        case "unclear":
            return Ruling("understood", None, remarks)
        case "not-allowed":
            return Ruling("allowed", None, remarks)
        case "does-not-fit":
            return Ruling("fits" if kept else "does-not-fit", placement.painting, remarks)


def _noted(state: State, placement: Placement, line: Line, ruling: Ruling) -> State:
    """Adds to a theme that stands at once, to a new one when it does."""
    if line in placement.themes:
        rulings = {**placement.rulings, line: (*placement.rulings.get(line, ()), ruling)}
        return replace(state, placement=replace(placement, rulings=rulings))
    return replace(state, rulings={**state.rulings, line: (*state.rulings.get(line, ()), ruling)})
