"""The reducer for a placement: what happens to a painting from being laid until it stands."""

from typing import TypeAlias

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.artline import events as e
from vernissage.games.artline.state import Mend, OpenVote, Placement, RefusedPlacement, State, Turn
from vernissage.games.artline.values import Line, Objection, Reason, Theme

Answering: TypeAlias = e.Objected | e.Renamed | e.Explained | e.MendingAsked
Balloting: TypeAlias = e.VoteOpened | e.Voted | e.VoteClosed


def accepted(state: State, seat: Seat) -> State:
    """Records that `seat` accepts, the most frequent event. It replaces what `seat` said before (A21)."""
    placement = state.placement
    assert placement, "nothing else can be accepted"
    answered = placement.answered | {seat}
    if seat not in placement.objections:
        return replace(state, placement=replace(placement, answered=answered))
    return replace(state, placement=replace(placement, answered=answered, objections=_of_others(placement, seat)))


def evolve_placement(state: State, event: Answering | Balloting) -> State:
    placement = state.placement
    assert placement, f"{event} without a placement"
    match event:
        case e.Objected(_, seat, said):
            answered, others = placement.answered | {seat}, _of_others(placement, seat)
            return replace(state, placement=replace(placement, answered=answered, objections={**others, seat: said}))
        case e.VoteClosed(_, reason, line, _, kept):
            turn = state.turn if kept else refused(state, reason, line)
            return replace(state, turn=turn, placement=_balloted(placement, event))
        case e.VoteOpened() | e.Voted():
            return replace(state, placement=_balloted(placement, event))
        case e.Renamed(_, _, themes):
            return replace(state, turn=given_up(state), placement=_renamed(placement, themes))
        case e.Explained(_, seat, text):
            explained = state.turn.explained | {seat}
            turn = replace(state.turn, explained=explained, refused=_refused_but_for_what_is_explained(state))
            return replace(state, turn=turn, placement=_asked_again(placement, text))
        case e.MendingAsked(_, reason, line):
            turn = refused(state, reason, line)
            return replace(state, turn=turn, placement=replace(placement, mend=Mend(reason, line)))


def _of_others(placement: Placement, seat: Seat) -> dict[Seat, tuple[Objection, ...]]:
    """Returns the objections of all but `seat` (A21)."""
    return {other: given for other, given in placement.objections.items() if other != seat}


def _balloted(placement: Placement, event: Balloting) -> Placement:
    vote = placement.vote
    match event:
        case e.VoteOpened(_, reason, line, by):
            return replace(placement, clock_number=placement.clock_number + 1, vote=OpenVote(reason, line, by))
        case e.Voted(_, seat, _, keep):
            assert vote and keep is not None, "the log holds every ballot of an open vote"  # noqa: PT018
            return replace(placement, vote=replace(vote, ballots={**vote.ballots, seat: keep}))
        case e.VoteClosed(_, reason, line, _, kept):
            settled = placement.settled | {(reason, line)} if kept else placement.settled
            return replace(placement, vote=None, settled=settled)


def _renamed(placement: Placement, themes: dict[Line, Theme]) -> Placement:
    """Records new themes: everybody is asked again, and only votes on what has not changed still hold (A19, A23)."""
    changed = {line for line in themes if themes[line] != placement.themes.get(line)}
    return replace(
        placement,
        themes=themes,
        answered=frozenset(),
        objections={},
        settled=frozenset((reason, line) for reason, line in placement.settled if line not in changed),
        explanation=None,
        themes_revision=placement.themes_revision + 1,
        clock_number=placement.clock_number + 1,
        mend=None,
    )


def _refused_but_for_what_is_explained(state: State) -> tuple[RefusedPlacement, ...]:
    """Removes explained themes from the refused ones: they are asked about again (A19)."""
    laid, earlier = state.placement, state.turn.refused
    if laid is None or laid.mend is None:
        return earlier
    explained = _refusal(laid, laid.mend.reason, laid.mend.line)
    return tuple(past for past in earlier if past != explained)


def _asked_again(placement: Placement, text: str) -> Placement:
    """Asks those who did not understand once more; they need not repeat what was voted on (A23). All other objections
    stay (A19)."""
    lines = (placement.mend.line,) if placement.mend else tuple(placement.themes)
    puzzled = {seat for line in lines for seat in placement.objectors("unclear", line)}

    def is_left(seat: Seat, objection: Objection) -> bool:
        if objection.reason == "unclear" and objection.line in lines:
            return False
        return seat not in puzzled or (objection.reason, objection.line) not in placement.settled

    left = {
        seat: tuple(objection for objection in said if is_left(seat, objection))
        for seat, said in placement.objections.items()
    }
    return replace(
        placement,
        explanation=text,
        answered=placement.answered - puzzled,
        objections={seat: said for seat, said in left.items() if said},
        clock_number=placement.clock_number + 1,
        mend=None,
    )


def given_up(state: State) -> Turn:
    """Records themes that were given up: one that was not understood counts only then, not while it is being explained
    (A19)."""
    mend = state.placement and state.placement.mend
    if mend and mend.reason == "unclear":
        return replace(state.turn, not_understood=state.turn.not_understood + 1)
    return state.turn


def refused(state: State, reason: Reason, line: Line) -> Turn:
    """Records in the turn what the table did not accept (A22)."""
    assert state.placement, "only a placement can be refused"
    past, earlier = _refusal(state.placement, reason, line), state.turn.refused
    return state.turn if past in earlier else replace(state.turn, refused=(*earlier, past))


def _refusal(laid: Placement, reason: Reason, line: Line) -> RefusedPlacement:
    theme = laid.themes.get(line)
    return RefusedPlacement(laid.painting, laid.cell, reason, line, theme.text if theme else None)


def conceded(state: State) -> Turn:
    """Records a lost vote: a player who takes a placement back while the table votes on it has lost (A22)."""
    vote = state.placement and state.placement.vote
    assert vote, "only a vote is conceded"
    return refused(state, vote.reason, vote.line)
