"""A player who makes random legal moves: mostly those that people make most."""

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from random import Random

from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.artline import commands as c
from vernissage.games.artline.may import may
from vernissage.games.artline.rules.correcting import own_themes
from vernissage.games.artline.rules.objecting import open_objections
from vernissage.games.artline.simulation.fakes import THEMES
from vernissage.games.artline.state import OpenVote, Placement, State
from vernissage.games.artline.values import Cell, Line, Objection
from vernissage.games.artline.view_types import Move

WEIGHTS: dict[Move, int] = {
    "lay": 90,
    "discard": 10,
    "discard-if-sure": 10,
    "show-hand": 10,
    "decline": 30,
    "accept": 90,
    "object": 10,
    "vote": 1,
    "take-back": 20,
    "rename": 60,
    "explain": 20,
    "correct": 1,
    "hesitate": 5,
    "withdraw": 1,
    "reply": 20,
    "decide": 60,
    "point": 2,
}


def move(state: State, seat: Seat, rng: Random) -> c.Command:
    """Chooses one of the moves that `seat` may make now."""
    moves = may(state, seat)
    weights = _weights(moves)
    chosen = moves[bisect(weights, rng.random() * weights[-1], 0, len(moves) - 1)]  # as `rng.choices` does it
    return _with_placement(state, seat, chosen, rng) if state.placement else _with_hand(state, seat, chosen, rng)


@lru_cache(maxsize=64)  # more than there are combinations that may be made at once
def _weights(moves: tuple[Move, ...]) -> list[int]:
    """Returns cumulative weights."""
    return list(accumulate(WEIGHTS[move] for move in moves))


def _with_hand(state: State, seat: Seat, chosen: Move, rng: Random) -> c.Command:
    match chosen:
        case "lay":
            return _lay(state, seat, rng)
        case "show-hand":
            return c.ShowHand()
        case "decline":
            return c.Decline()
        case "point":
            painting = rng.choice(state.hands[state.turn.seat])
            return c.Point(painting, rng.choice(sorted(state.museum.border)))
        case "correct":
            return _correct(state, seat, rng)
        case _:
            return _discard(state, rng)


def _with_placement(state: State, seat: Seat, chosen: Move, rng: Random) -> c.Command:
    laid = state.placement
    assert laid, "only chosen while a placement does not stand"
    match chosen:
        case "accept":
            return c.Accept(laid.id, laid.themes_revision)
        case "object":
            return _object(laid, seat, rng)
        case "vote":
            assert laid.vote, "only asked in a vote"
            return c.Vote(
                laid.id, laid.vote.line, _ballot(laid.vote, seat, rng), laid.vote.reason, laid.themes_revision
            )
        case "rename":
            return c.Rename(laid.id, _themes(state, tuple(laid.themes), rng), "en")
        case "explain":
            return c.Explain(laid.id, "as you see")
        case "take-back":
            return c.TakeBack(laid.id)
        case "correct":
            return _correct(state, seat, rng)
        case _:
            return _talk(laid, chosen)


def _ballot(vote: OpenVote, seat: Seat, rng: Random) -> bool:
    """Whoever has voted may only change it."""
    return not vote.ballots[seat] if seat in vote.heard else rng.random() < 0.5


def _talk(laid: Placement, chosen: Move) -> c.Command:
    match chosen:
        case "reply":
            return c.Reply(laid.id, "over there")
        case "decide":
            return c.Decide(laid.id)
        case "withdraw":
            assert laid.vote, "only in a vote"
            return c.Withdraw(laid.id, laid.vote.line, laid.vote.reason)
        case _:
            return c.Hesitate(laid.id)


def _correct(state: State, seat: Seat, rng: Random) -> c.Command:
    line, theme = rng.choice(sorted(own_themes(state, seat).items()))
    return c.Correct(line, theme.text.swapcase(), theme.language)


def _object(laid: Placement, seat: Seat, rng: Random) -> c.Command:
    grounds = [Objection(reason, line) for line, reasons in open_objections(laid).items() for reason in reasons]
    said = tuple(rng.sample(grounds, min(len(grounds), rng.choice((1, 1, 2)))))
    if seat in laid.answered and set(said) == set(laid.objections.get(seat, ())):
        return c.Accept(laid.id, laid.themes_revision)
    return c.Object(laid.id, said, laid.themes_revision)


def _lay(state: State, seat: Seat, rng: Random) -> c.Command:
    painting = rng.choice(state.hands[state.turn.seat])
    cell = rng.choice(sorted(state.museum.border))
    themes = _themes(state, state.museum.opened(cell), rng)
    if _was_refused(state, painting, cell, themes):
        return _instead_of_laying(state, seat, rng)
    return c.Lay(painting, cell, themes, "en")


def _instead_of_laying(state: State, seat: Seat, rng: Random) -> c.Command:
    return _with_hand(state, seat, next(chosen for chosen in may(state, seat) if chosen != "lay"), rng)


def _was_refused(state: State, painting: Painting, cell: Cell, themes: dict[Line, str]) -> bool:
    refused = [past.theme for past in state.turn.refused if (past.painting, past.cell) == (painting, cell)]
    return any(theme is None or theme in themes.values() for theme in refused)


def _discard(state: State, rng: Random) -> c.Discard:
    return c.Discard(rng.choice(state.hands[state.turn.seat]), sure=True)


def _themes(state: State, lines: tuple[Line, ...], rng: Random) -> dict[Line, str]:
    """Makes up different words that no gallery has and that were not refused in this turn."""
    used = {theme.text.casefold() for theme in state.museum.themes.values()}
    used.update(past.theme.casefold() for past in state.turn.refused if past.theme)
    used.update(past.theme.casefold() for past in state.ruled_out)
    named: dict[Line, str] = {}
    for line in lines:
        text = rng.choice(THEMES)
        while text in used:
            text = rng.choice(THEMES)
        used.add(text)
        named[line] = text
    return named
