"""The vote on an objection (A22)."""

from vernissage.core.refused import Refused
from vernissage.core.seat import Seat
from vernissage.games.artline.commands import Vote
from vernissage.games.artline.events import Event, MendingAsked, TakenBack, VoteClosed, Voted
from vernissage.games.artline.objecting import settle
from vernissage.games.artline.seating import opponents, placement_against
from vernissage.games.artline.state import OpenVote, State
from vernissage.games.artline.story import Story


def vote(state: State, seat: Seat, command: Vote) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    if placement.vote is None or not _is_meant(placement.vote, command):
        raise Refused("nothing-to-vote", line=command.line)
    if seat in placement.vote.ballots:
        raise Refused("already-voted", line=command.line)
    story = Story(state)
    story.tell(Voted(placement.id, seat, command.line, command.keep))
    close_vote_if_complete(story)
    return story.events


def _is_meant(open_vote: OpenVote, command: Vote) -> bool:
    return command.line == open_vote.line and command.reason in (None, open_vote.reason)


def close_vote_if_complete(story: Story) -> None:
    placement = story.placement
    if placement.vote and all(seat in placement.vote.ballots for seat in opponents(story.state, placement)):
        close_vote(story)


def close_vote(story: Story) -> None:
    """Count: who has not voted is for it, and half is enough (A22)."""
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
