"""The reducer for a placement: what happens to a painting from being laid until it stands."""

from typing import TypeAlias

from msgspec.structs import replace

from vernissage.contract.seat import Seat
from vernissage.games.artline import events as e
from vernissage.games.artline.evolve_vote import balloted, ruled
from vernissage.games.artline.state import Mend, Placement, RefusedPlacement, State, Turn
from vernissage.games.artline.values import Line, Objection, Reason, Remark, RuledOut, Ruling, Theme

Answering: TypeAlias = e.Objected | e.Hesitated | e.Renamed | e.Explained | e.MendingAsked | e.MendingEnded
Balloting: TypeAlias = e.VoteOpened | e.Voted | e.Withdrawn | e.Replied | e.DecisionAsked | e.VoteClosed


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
        case e.VoteClosed(_, reason, line, _, kept):
            after = _vote_closed(state, placement, event)
            return replace(after, turn=state.turn if kept else refused(state, reason, line))
        case e.Withdrawn() if placement.vote and placement.vote.answer and placement.vote.by == (event.seat,):
            state = ruled(state, placement, placement.vote, kept=True)  # the answer has won (A24)
            return replace(state, placement=balloted(state.placement or placement, event))
        case e.VoteOpened() | e.Voted() | e.Withdrawn() | e.Replied() | e.DecisionAsked():
            return replace(state, placement=balloted(placement, event))
        case _:
            return _answered(state, placement, event)


def _vote_closed(state: State, placement: Placement, event: e.VoteClosed) -> State:
    """Keeps the outcome with the theme; one found not allowed is not allowed for the rest of the game (A19, A24)."""
    assert placement.vote, "an open vote is closed"
    if event.kept or event.reason == "does-not-fit":
        state = ruled(state, placement, placement.vote, kept=event.kept)
    else:
        state = _ruled_out(state, placement, event.reason, event.line)
    return replace(state, placement=balloted(state.placement or placement, event))


def _ruled_out(state: State, placement: Placement, reason: Reason, line: Line) -> State:
    if reason != "not-allowed":
        return state
    out = RuledOut(placement.themes[line].text, placement.remarks(reason, line))
    return replace(state, ruled_out=(*state.ruled_out, out))


def _answered(state: State, placement: Placement, event: Answering) -> State:
    match event:
        case e.Objected(_, seat, said):
            others, touched = _of_others(placement, seat), placement.touched | {seat}
            after = replace(placement, answered=placement.answered | {seat}, objections={**others, seat: said})
            return replace(state, placement=replace(after, touched=touched))
        case e.Hesitated(_, seat):
            return replace(state, placement=replace(placement, touched=placement.touched | {seat}))
        case e.Renamed(_, _, themes):
            return replace(state, placement=_renamed(placement, themes))
        case e.Explained(_, seat, text):
            explained = state.turn.explained | {seat}
            turn = replace(state.turn, explained=explained, refused=_refused_but_for_mended(state))
            return replace(state, turn=turn, placement=_asked_again(placement, seat, text))
        case e.MendingAsked(_, reason, line, by_vote):
            turn = refused(state, reason, line)
            return replace(state, turn=turn, placement=replace(placement, mend=Mend(reason, line, by_vote)))
        case e.MendingEnded():
            turn = replace(state.turn, refused=_refused_but_for_mended(state))
            return replace(state, turn=turn, placement=replace(placement, mend=None))


def _of_others(placement: Placement, seat: Seat) -> dict[Seat, tuple[Objection, ...]]:
    """Returns the objections of all but `seat` (A21)."""
    return {other: given for other, given in placement.objections.items() if other != seat}


def _renamed(placement: Placement, themes: dict[Line, Theme]) -> Placement:
    """Records new themes: everybody is asked again, and only votes on what has not changed still hold (A19, A23)."""
    changed = {line for line in themes if themes[line] != placement.themes.get(line)}
    return replace(
        placement,
        themes=themes,
        answered=frozenset(),
        objections={},
        settled=frozenset((reason, line) for reason, line in placement.settled if line not in changed),
        rulings={line: rulings for line, rulings in placement.rulings.items() if line not in changed},
        puzzled={},
        explanation=None,
        themes_revision=placement.themes_revision + 1,
        clock_number=placement.clock_number + 1,
        mend=None,
    )


def _refused_but_for_mended(state: State) -> tuple[RefusedPlacement, ...]:
    """Takes the mended theme from the refused ones: it is asked about again, or nobody minds it any more (A19)."""
    laid, earlier = state.placement, state.turn.refused
    if laid is None or laid.mend is None:
        return earlier
    mended = _refusal(laid, laid.mend.reason, laid.mend.line)
    return tuple(past for past in earlier if past != mended)


def _asked_again(placement: Placement, seat: Seat, text: str) -> Placement:
    """Asks those who did not understand once more; they need not repeat what was voted on (A23). All other objections
    stay (A19)."""
    lines = (placement.mend.line,) if placement.mend else tuple(placement.themes)
    puzzled = {line: frozenset(placement.objectors("unclear", line)) for line in lines}
    again = frozenset[Seat]().union(*puzzled.values())

    def is_left(objector: Seat, objection: Objection) -> bool:
        if objection.reason == "unclear" and objection.line in lines:
            return False
        return objector not in again or (objection.reason, objection.line) not in placement.settled

    left = {
        objector: tuple(objection for objection in said if is_left(objector, objection))
        for objector, said in placement.objections.items()
    }
    explained = Ruling("explained", remarks=(Remark(seat, text),))
    return replace(
        placement,
        explanation=text,
        rulings={**placement.rulings, **{line: (*placement.rulings.get(line, ()), explained) for line in lines}},
        puzzled={**placement.puzzled, **puzzled} if placement.mend else placement.puzzled,
        answered=placement.answered - again,
        objections={objector: said for objector, said in left.items() if said},
        clock_number=placement.clock_number + 1,
        mend=None,
    )


def refused(state: State, reason: Reason, line: Line) -> Turn:
    """Records in the turn what the table did not accept (A22)."""
    assert state.placement, "only a placement can be refused"
    past, earlier = _refusal(state.placement, reason, line), state.turn.refused
    return state.turn if past in earlier else replace(state.turn, refused=(*earlier, past))


def _refusal(laid: Placement, reason: Reason, line: Line) -> RefusedPlacement:
    theme = laid.themes.get(line)
    return RefusedPlacement(laid.painting, laid.cell, reason, line, theme.text if theme else None)


def conceded(state: State) -> State:
    """Records a lost vote: a player who takes a placement back while the table votes on it has lost (A22)."""
    placement = state.placement
    assert placement, "only a placement is taken back"
    vote = placement.vote
    assert vote, "only a vote is conceded"
    return replace(_ruled_out(state, placement, vote.reason, vote.line), turn=refused(state, vote.reason, vote.line))


def given_up(state: State) -> State:
    """Records a theme that was explained, and taken back before it was understood, like one given up (A19)."""
    placement = state.placement
    if placement is None or placement.mend or placement.vote:
        return state  # what is to be mended is refused already; what is voted on was understood
    for line, seats in placement.puzzled.items():
        if any(_is_still_puzzled(state, placement, line, seat) for seat in seats):
            state = replace(state, turn=refused(state, "unclear", line))
    return state


def _is_still_puzzled(state: State, placement: Placement, line: Line, seat: Seat) -> bool:
    if seat in state.closed:
        return False
    return seat not in placement.answered or seat in placement.objectors("unclear", line)
