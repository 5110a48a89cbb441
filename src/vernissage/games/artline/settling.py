"""What opponents object to is settled one by one: mended or voted on (A19, A21, A22)."""

from collections.abc import Collection
from itertools import product

from vernissage.contract.seat import Seat
from vernissage.games.artline.events import MendingAsked, Stood, TakenBack, VoteClosed, Voted, VoteOpened
from vernissage.games.artline.seating import opponents
from vernissage.games.artline.state import REASONS, Placement, State
from vernissage.games.artline.story import EventChain
from vernissage.games.artline.turning import finish_turn
from vernissage.games.artline.values import Line, Reason

THEMES_UNTIL_VOTE = 3  # A19


def close_window_if_answered(story: EventChain) -> None:
    placement = story.placement
    if is_complete(story.state, placement, placement.answered):
        settle(story)


def is_complete(state: State, placement: Placement, heard: Collection[Seat], now: Seat | None = None) -> bool:
    """Whether every opponent is among those who were heard, or is heard just now."""
    return {*heard, now, placement.seat}.issuperset(state.open_seats)


def settle(story: EventChain) -> None:
    """Take up the first objection that is still to be settled, or let the placement stand (A21)."""
    placement = story.placement
    pressing = _first_pressing(story.state, placement)
    if pressing is not None:
        _take_up(story, *pressing)
        return
    story.tell(Stood(placement.id))
    finish_turn(story, exhibition=placement.exhibition)


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
    """How many must not understand a theme differs from book to book (A19)."""
    match state.edition.unclear_to:
        case "half-of-opponents":
            return 2 * puzzled >= len(opponents(state, placement))
        case "half-of-players":
            return 2 * puzzled >= len(state.open_seats)
        case "any-opponent":
            return True


def _take_up(story: EventChain, reason: Reason, line: Line) -> None:
    if reason == "unclear" and story.state.turn.not_understood < THEMES_UNTIL_VOTE:
        story.tell(MendingAsked(story.placement.id, reason, line))
    else:
        _open_vote(story, reason, line)


def _open_vote(story: EventChain, reason: Reason, line: Line) -> None:
    """An objector's ballot is cast with the objection (A22)."""
    placement = story.placement
    objectors = placement.objectors(reason, line)
    story.tell(VoteOpened(placement.id, reason, line, objectors))
    for seat in objectors:
        story.tell(Voted(placement.id, seat, line, keep=False))
    close_vote_if_complete(story)


def close_vote_if_complete(story: EventChain) -> None:
    placement = story.placement
    if placement.vote and is_complete(story.state, placement, placement.vote.ballots):
        close_vote(story)


def close_vote(story: EventChain) -> None:
    """Count the ballots: those who have not voted are for it, and half is enough (A22)."""
    placement = story.placement
    question = placement.vote
    assert question, "only an open vote can be closed"
    ballots = {seat: question.ballots.get(seat, True) for seat in opponents(story.state, placement)}
    kept = 2 * sum(ballots.values()) >= len(ballots)
    story.tell(VoteClosed(placement.id, question.reason, question.line, ballots, kept))
    if kept:
        settle(story)
    elif question.reason == "does-not-fit":
        story.tell(TakenBack(placement.id, placement.seat, placement.owner, placement.painting, "does-not-fit"))
    else:
        story.tell(MendingAsked(placement.id, question.reason, question.line))
