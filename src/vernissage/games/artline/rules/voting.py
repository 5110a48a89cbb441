"""A ballot in the vote on an objection (A22)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Vote
from vernissage.games.artline.events import Event, Voted
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.seating import placement_against
from vernissage.games.artline.rules.settling import close_vote, is_complete
from vernissage.games.artline.state import OpenVote, State


def vote(state: State, seat: Seat, command: Vote) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    if placement.vote is None or not _is_meant(placement.vote, command):
        raise Refused("nothing-to-vote", line=command.line)
    if seat in placement.vote.ballots:
        raise Refused("already-voted", line=command.line)
    voted = Voted(placement.id, seat, command.line, command.keep)
    if not is_complete(state, placement, placement.vote.ballots, seat):
        return [voted]
    chain = EventChain(state)
    chain.emit(voted)
    close_vote(chain)
    return chain.events


def _is_meant(open_vote: OpenVote, command: Vote) -> bool:
    return command.line == open_vote.line and command.reason in (None, open_vote.reason)
