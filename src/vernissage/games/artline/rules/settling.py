"""Settles objections one by one: each is mended or voted on (A19, A21, A22)."""

from collections.abc import Collection
from itertools import product

from vernissage.contract.seat import Seat
from vernissage.games.artline.events import (
    MendingAsked,
    MendingEnded,
    Stood,
    TakenBack,
    VoteClosed,
    Voted,
    VoteOpened,
)
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.seating import opponents
from vernissage.games.artline.rules.turning import end_turn
from vernissage.games.artline.state import REASONS, OpenVote, Placement, State
from vernissage.games.artline.values import Line, Reason

THEMES_UNTIL_VOTE = 3  # A19


def close_window_if_answered(chain: EventChain) -> None:
    placement = chain.placement
    if is_complete(chain.state, placement, placement.answered):
        settle(chain)


def is_complete(state: State, placement: Placement, heard: Collection[Seat], now: Seat | None = None) -> bool:
    """Whether every opponent has answered, including the one whose answer is being decided."""
    return {*heard, now, placement.seat}.issuperset(state.open_seats)


def settle(chain: EventChain) -> None:
    """Takes up the first objection that is still to be settled, or lets the placement stand (A21)."""
    placement = chain.placement
    pressing = _first_pressing(chain.state, placement)
    if pressing is not None:
        _take_up(chain, *pressing)
        return
    chain.emit(Stood(placement.id), *end_turn(chain.state, exhibition=placement.exhibition))


def _first_pressing(state: State, placement: Placement) -> tuple[Reason, Line] | None:
    if not placement.objections:
        return None  # as with most placements
    grounds = product(REASONS, placement.lines)
    return next((ground for ground in grounds if _is_pressing(state, placement, *ground)), None)


def _is_pressing(state: State, placement: Placement, reason: Reason, line: Line) -> bool:
    objectors = placement.objectors(reason, line)
    if not objectors or (reason, line) in placement.settled:
        return False
    return reason != "unclear" or _are_enough(state, placement, len(objectors))


def _are_enough(state: State, placement: Placement, puzzled: int) -> bool:
    """Whether enough players do not understand a theme; how many differs from box to box (A19)."""
    match state.edition.unclear_to:
        case "half-of-opponents":
            return 2 * puzzled >= len(opponents(state, placement))
        case "half-of-players":
            return 2 * puzzled >= len(state.open_seats)
        case "any-opponent":
            return True


def _take_up(chain: EventChain, reason: Reason, line: Line) -> None:
    if reason == "unclear" and chain.state.turn.not_understood < THEMES_UNTIL_VOTE:
        chain.emit(MendingAsked(chain.placement.id, reason, line))
    else:
        _open_vote(chain, reason, line)


def _open_vote(chain: EventChain, reason: Reason, line: Line) -> None:
    """Opens a vote; an objector's ballot is cast with the objection (A22)."""
    placement = chain.placement
    objectors = placement.objectors(reason, line)
    chain.emit(VoteOpened(placement.id, reason, line, objectors))
    for seat in objectors:
        chain.emit(Voted(placement.id, seat, line, keep=False))
    close_vote_if_complete(chain)


def close_vote_if_complete(chain: EventChain) -> None:
    placement = chain.placement
    if placement.vote and _is_over(chain.state, placement, placement.vote):
        close_vote(chain)


def _is_over(state: State, placement: Placement, vote: OpenVote) -> bool:
    """Whether all ballots are in, and the player has had their say if anybody is against it (A22)."""
    if not is_complete(state, placement, vote.heard):
        return False
    return not vote.against or has_had_their_say(state, placement, vote)


def has_had_their_say(state: State, placement: Placement, vote: OpenVote) -> bool:
    """Whether the vote need not wait for the player who laid the painting: nobody waits for who is away (A22)."""
    return vote.is_answered or placement.seat in state.away


def go_on_after_withdrawal(chain: EventChain) -> None:
    """Goes on with the vote, or to the next objection if nobody objects any more (A21)."""
    if chain.placement.vote is None:
        settle(chain)
    else:
        close_vote_if_complete(chain)


def end_mending_if_nobody_minds(chain: EventChain) -> None:
    """Ends the mending once those who did not understand have left, or are no longer enough (A19)."""
    placement = chain.placement
    mend = placement.mend
    if mend is None or mend.reason != "unclear" or mend.by_vote:
        return
    if not _is_pressing(chain.state, placement, mend.reason, mend.line):
        chain.emit(MendingEnded(placement.id))
        settle(chain)


def close_vote(chain: EventChain) -> None:
    """Counts the ballots: whoever has not voted is for it, and half is enough (A22)."""
    placement = chain.placement
    question = placement.vote
    assert question, "only an open vote can be closed"
    ballots = {seat: question.ballots.get(seat, True) for seat in opponents(chain.state, placement)}
    kept = 2 * sum(ballots.values()) >= len(ballots)
    chain.emit(VoteClosed(placement.id, question.reason, question.line, ballots, kept))
    if kept:
        settle(chain)
    elif question.reason == "does-not-fit":
        chain.emit(TakenBack(placement.id, placement.seat, placement.owner, placement.painting, "does-not-fit"))
    else:
        chain.emit(MendingAsked(placement.id, question.reason, question.line, by_vote=True))
