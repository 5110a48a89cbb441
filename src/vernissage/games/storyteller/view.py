"""Views: what everybody may know, and what one seat may know and do besides. Nothing goes out by default."""

from vernissage.contract.seat import Seat
from vernissage.games.storyteller.may import may
from vernissage.games.storyteller.rules.absence import acting
from vernissage.games.storyteller.state import State, Turn, totals
from vernissage.games.storyteller.view_types import Own, Public, Result, TurnView


def public(state: State) -> Public:
    turn = state.turn
    return Public(
        setup=state.setup,
        seats=state.seats,
        closed=tuple(sorted(state.closed)),
        away=tuple(sorted(state.away)),
        phase=state.phase,
        turn=turn.number,
        step=state.step,
        teller=turn.teller,
        playing=turn.seats,
        acting=acting(state),
        ready=tuple(sorted(state.ready)),
        clue=turn.clue,
        given=tuple(sorted(turn.given)),
        voted=tuple(sorted(turn.votes)),
        shown=turn.shown,
        gifts_each=state.gifts_each,
        votes_each=state.votes_each,
        pile=len(state.pile),
        totals=dict(totals(state)),
        history={past.number: _turn_view(past) for past in state.turns if past.is_over},
        result=Result(state.reason, state.winners) if state.reason else None,
    )


def _turn_view(turn: Turn) -> TurnView:
    return TurnView(
        turn=turn.number,
        teller=turn.teller,
        clue=turn.clue,
        passed=turn.passed,
        shown=turn.shown,
        given=turn.given,
        votes=turn.votes,
        left_out=turn.left_out,
        score=turn.score,
        hearts=tuple(sorted(turn.hearts)),
    )


def own(state: State, seat: Seat | None) -> Own:
    if seat is None:
        return Own()
    turn = state.turn
    return Own(
        may=may(state, seat),
        hand=state.hands.get(seat, ()),
        given=turn.given.get(seat, ()),
        votes=turn.votes.get(seat, ()),
        votable=tuple(painting for painting in turn.shown if painting not in turn.given.get(seat, ())),
    )
