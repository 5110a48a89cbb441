"""Voting: everyone but the storyteller votes for the painting they take to be the storyteller's (S5, S9)."""

from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.commands import Vote
from vernissage.games.storyteller.events import Event, Revealed, Voted
from vernissage.games.storyteller.evolve import evolve_all
from vernissage.games.storyteller.state import State


def vote(state: State, seat: Seat, command: Vote) -> list[Event]:
    if state.phase != "voting":
        raise Refused("wrong-phase", phase=state.phase)
    if seat not in state.givers:
        raise Refused("storyteller-only-tells")
    chosen = command.paintings
    if not 1 <= len(chosen) <= state.votes_each or len(set(chosen)) != len(chosen):
        raise Refused("wrong-number-of-votes", most=state.votes_each)
    for painting in chosen:
        if painting not in state.turn.shown:
            raise Refused("not-shown", painting=painting)
        if painting in state.turn.given.get(seat, ()):
            raise Refused("own-painting", painting=painting)
    if state.turn.votes.get(seat) == chosen:
        return []
    return reveal_if_complete(state, [Voted(seat, chosen)])


def reveal_if_complete(state: State, events: list[Event]) -> list[Event]:
    after = evolve_all(state, events)
    return events if missing(after) else [*events, revealed(after)]


def missing(state: State) -> tuple[Seat, ...]:
    """Lists who has not voted yet. Somebody who sees only their own paintings beside the storyteller's still has to
    vote."""
    return tuple(seat for seat in state.givers if seat not in state.turn.votes)


def revealed(state: State) -> Revealed:
    return Revealed(state.turn.number, state.turn.given, state.turn.votes, state.left_out)
