"""The reducer of Artline: records what has happened, without rules, dice or refusals."""

from typing import TypeAlias, TypeVar, assert_never

from msgspec.structs import replace

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline import events as e
from vernissage.games.artline.evolve_placement import accepted, conceded, evolve_placement, given_up
from vernissage.games.artline.museum import Museum
from vernissage.games.artline.state import LastRound, OpenVote, Placement, Result, State, Turn
from vernissage.games.artline.values import Finger, Line, Theme

Hands: TypeAlias = dict[Seat, tuple[Painting, ...]]
Known = TypeVar("Known")


def evolve(state: State, event: e.Event) -> State:
    match event:
        case e.Accepted():
            return accepted(state, event.seat)
        case e.Laid() | e.Stood() | e.TakenBack():
            return _hanging(state, event)
        case e.TurnBegan() | e.Drew() | e.Discarded() | e.HandShown() | e.Declined():
            return _turning(state, event)
        case e.Objected() | e.Voted() | e.Explained() | e.MendingAsked() | e.MendingEnded() | e.VoteOpened():
            return evolve_placement(state, event)
        case e.Hesitated() | e.Withdrawn() | e.Replied() | e.DecisionAsked():
            return evolve_placement(state, event)
        case e.Renamed():
            return replace(evolve_placement(state, event), doubts=_doubts_that_stay(state))
        case e.VoteClosed():
            return replace(evolve_placement(state, event), doubts=_doubted(state, event))
        case e.Started() | e.Shuffled() | e.Dealt() | e.Hung():
            return _starting(state, event)
        case e.Corrected() | e.AcceptsByDefault() | e.WindowChanged() | e.Pointed() | e.WentAway() | e.CameBack():
            return _beside(state, event)
        case e.LastRoundBegan() | e.SeatClosed() | e.Ended():
            return _ending(state, event)
        case _:
            assert_never(event)


def _starting(state: State, event: e.Started | e.Shuffled | e.Dealt | e.Hung) -> State:
    match event:
        case e.Started(_, setup, seats, first):
            return State(setup, seats, first, Museum(setup.size), dict.fromkeys(seats, ()), (), Turn(first, 0))
        case e.Shuffled(_, pile):
            return replace(state, pile=_known(pile))
        case e.Dealt(seat, _, paintings):
            return replace(state, hands={**state.hands, seat: _known(paintings)})
        case e.Hung(painting, cell):
            return replace(state, museum=state.museum.hang(painting, cell, None, {}))


def _hanging(state: State, event: e.Laid | e.TakenBack | e.Stood) -> State:
    match event:
        case e.Laid(number, seat, owner, painting, cell, themes):
            placement = Placement(number, seat, owner, painting, cell, state.museum.touched(cell), themes)
            return replace(state, placement=placement, placements=number, hands=_without(state.hands, owner, painting))
        case e.TakenBack(_, _, owner, painting, why):
            after = conceded(state) if why == "conceded" else given_up(state)
            hands = _with(state.hands, owner, painting)
            return replace(after, placement=None, hands=hands, doubts=_doubts_that_stay(state))
        case e.Stood():
            laid = state.placement
            assert laid, "a placement stands after it was laid"
            museum = state.museum.hang(laid.painting, laid.cell, laid.seat, laid.themes)
            rulings = {**state.rulings, **laid.rulings} if laid.rulings else state.rulings
            return replace(state, placement=None, museum=museum, rulings=rulings)


def _turning(state: State, event: e.TurnBegan | e.Drew | e.Discarded | e.HandShown | e.Declined) -> State:
    match event:
        case e.TurnBegan(seat, turn):
            return replace(state, turn=Turn(seat, turn), last_round=_less(state.last_round, state.turn.seat))
        case e.Drew(seat, painting):
            return replace(state, pile=state.pile[:-1], hands=_with(state.hands, seat, _known(painting)))
        case e.Discarded(seat, painting):
            discarded = _known(painting)
            return replace(state, discarded=(*state.discarded, discarded), hands=_without(state.hands, seat, discarded))
        case e.HandShown():
            return replace(state, turn=replace(state.turn, shown=True))
        case e.Declined():
            return replace(state, turn=replace(state.turn, declined=True))


Beside: TypeAlias = e.Corrected | e.AcceptsByDefault | e.WindowChanged | e.Pointed | e.WentAway | e.CameBack


def _beside(state: State, event: Beside) -> State:
    """Records what may happen beside the turn."""
    match event:
        case e.Corrected(line, _, theme):
            return _corrected(state, line, theme)
        case e.AcceptsByDefault(seat, on):
            others = state.default_accepting - {seat}
            placement = _touched(state.placement, seat) if state.placement else None
            return replace(state, default_accepting=others | {seat} if on else others, placement=placement)
        case e.WindowChanged(seconds):
            return replace(
                state, setup=replace(state.setup, window_seconds=seconds), placement=_afresh(state.placement)
            )
        case e.Pointed(seat, painting, cell):
            fingers = {**state.turn.fingers, seat: Finger(painting, cell)}
            return replace(state, turn=replace(state.turn, fingers=fingers))
        case e.WentAway(seat):
            return replace(state, away=state.away | {seat})
        case e.CameBack(seat):
            return replace(state, away=state.away - {seat})


def _corrected(state: State, line: Line, theme: Theme) -> State:
    laid = state.placement
    if laid and line in laid.themes:
        return replace(state, placement=replace(laid, themes={**laid.themes, line: theme}))
    return replace(state, museum=state.museum.rename(line, theme))


def _touched(placement: Placement, seat: Seat) -> Placement:
    """Leaves to `seat` itself what was shown before its wish (A20)."""
    return replace(placement, touched=placement.touched | {seat})


def _afresh(placement: Placement | None) -> Placement | None:
    """Gives the open window all of its new time (A20)."""
    return placement and replace(placement, clock_number=placement.clock_number + 1)


def _ending(state: State, event: e.LastRoundBegan | e.SeatClosed | e.Ended) -> State:
    match event:
        case e.LastRoundBegan(seat, left):
            return replace(state, last_round=LastRound(seat, left))
        case e.SeatClosed(seat):
            return _close(state, seat)
        case e.Ended(reason, winners):
            return replace(state, result=Result(reason, winners))


def _close(state: State, seat: Seat) -> State:
    hand = state.hands[seat]
    return replace(
        state,
        closed=(*state.closed, seat),
        emptied=state.emptied if hand else state.emptied | {seat},
        removed=state.removed + hand,
        hands={**state.hands, seat: ()},
        last_round=_less(state.last_round, seat),
        placement=_unheard(state.placement, seat) if state.placement else None,
        turn=replace(
            state.turn, fingers={other: finger for other, finger in state.turn.fingers.items() if other != seat}
        ),
    )


def _unheard(placement: Placement, seat: Seat) -> Placement:
    """Removes objections and ballots of players who have left."""
    objections = {other: said for other, said in placement.objections.items() if other != seat}
    return replace(placement, objections=objections, vote=_without_ballot(placement.vote, seat))


def _without_ballot(vote: OpenVote | None, seat: Seat) -> OpenVote | None:
    """Ends a vote once nobody who objected is left."""
    if vote is None:
        return None
    ballots = {other: keep for other, keep in vote.ballots.items() if other != seat}
    if all(ballots.values()):
        return None
    by = tuple(other for other in vote.by if other != seat)
    return replace(vote, ballots=ballots, by=by, asked_again=vote.asked_again - {seat})


def _doubted(state: State, event: e.VoteClosed) -> dict[Line, int]:
    against = sum(not keep for keep in event.ballots.values())
    return {**state.doubts, event.line: state.doubts.get(event.line, 0) + against}


def _doubts_that_stay(state: State) -> dict[Line, int]:
    """Keeps doubts about themes that stand; a theme that never stood takes its doubts along."""
    themes = state.museum.themes
    return {line: count for line, count in state.doubts.items() if line in themes}


def _less(last_round: LastRound | None, seat: Seat) -> LastRound | None:
    if last_round is None or seat not in last_round.left:
        return last_round
    return replace(last_round, left=tuple(other for other in last_round.left if other != seat))


def _with(hands: Hands, seat: Seat, painting: Painting) -> Hands:
    return {**hands, seat: (*hands[seat], painting)}


def _without(hands: Hands, seat: Seat, painting: Painting) -> Hands:
    return {**hands, seat: tuple([other for other in hands[seat] if other != painting])}


def _known(secret: Known | None) -> Known:
    assert secret is not None, "the log itself has no secrets"
    return secret
