"""While the table votes: ballots, which may be changed, withdrawn objections, and the player's answer (A21, A22)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline.commands import Decide, Reply, Vote, Withdraw
from vernissage.games.artline.events import DecisionAsked, Event, Replied, Voted, Withdrawn
from vernissage.games.artline.rules.event_chain import EventChain
from vernissage.games.artline.rules.naming import tidy
from vernissage.games.artline.rules.seating import placement_against, placement_of
from vernissage.games.artline.rules.settling import close_vote_if_complete, go_on_after_withdrawal
from vernissage.games.artline.state import OpenVote, State

LONGEST_ANSWER = 120  # A22


def vote(state: State, seat: Seat, command: Vote) -> list[Event]:
    placement = placement_against(state, seat, command.placement, command.naming)
    if placement.vote is None or not _is_meant(placement.vote, command):
        raise Refused("nothing-to-vote", line=command.line)
    if seat in placement.vote.heard and placement.vote.ballots[seat] == command.keep:
        raise Refused("already-voted", line=command.line)
    chain = EventChain(state)
    chain.emit(Voted(placement.id, seat, command.line, command.keep))
    close_vote_if_complete(chain)
    return chain.events


def _is_meant(open_vote: OpenVote, command: Vote) -> bool:
    return command.line == open_vote.line and command.reason in (None, open_vote.reason)


def withdraw(state: State, seat: Seat, command: Withdraw) -> list[Event]:
    placement = placement_against(state, seat, command.placement, None)
    running = placement.vote
    if running is None or (running.reason, running.line) != (command.reason, command.line) or seat not in running.by:
        raise Refused("nothing-to-withdraw", line=command.line)
    chain = EventChain(state)
    chain.emit(Withdrawn(placement.id, seat, running.reason, running.line))
    go_on_after_withdrawal(chain)
    return chain.events


def reply(state: State, seat: Seat, command: Reply) -> list[Event]:
    """Answers, once. Whoever objects then votes once more. Whoever else is against it may change their ballot, but is
    not asked: that would give it away."""
    placement = placement_of(state, seat, command.placement)
    _refuse_a_second_word(state, placement.vote)
    text = tidy(command.text)
    if not 1 <= len(text) <= LONGEST_ANSWER:
        raise Refused("answer-length", limit=LONGEST_ANSWER)
    return [Replied(placement.id, seat, text)]


def decide(state: State, seat: Seat, command: Decide) -> list[Event]:
    placement = placement_of(state, seat, command.placement)
    _refuse_a_second_word(state, placement.vote)
    chain = EventChain(state)
    chain.emit(DecisionAsked(placement.id, seat))
    close_vote_if_complete(chain)
    return chain.events


def _refuse_a_second_word(state: State, running: OpenVote | None) -> None:
    if running is None:
        raise Refused("wrong-phase", phase=state.phase)
    if running.is_answered:
        raise Refused("answered-before")
