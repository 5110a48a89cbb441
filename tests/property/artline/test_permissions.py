"""What `may` offers is carried out, and what it does not offer is refused."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.property.artline.games import Recording, recordings
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.games.artline import commands as c
from vernissage.games.artline.may import may
from vernissage.games.artline.simulation import chance
from vernissage.games.artline.state import State
from vernissage.games.artline.values import Objection
from vernissage.games.artline.view_types import Move

GAMES = settings(max_examples=40, deadline=None, derandomize=True)
MOVES: tuple[Move, ...] = get_args(Move)


def attempt(state: State, seat: Seat, move: Move) -> c.Command:
    """`move` as well as `seat` could try it, were it allowed."""
    laid = state.placement
    number, line = (laid.id, laid.lines[0]) if laid else (state.placements, "r0")
    painting = next(iter(state.hands[seat] or state.hands[state.turn.seat]), "none/1")
    cell = next(iter(state.museum.border), (0, 0))
    match move:
        case "lay":
            return c.Lay(painting, cell, dict.fromkeys(state.museum.opened(cell), "a theme"), "en")
        case "discard" | "discard-if-sure":
            return c.Discard(painting, sure=True)
        case "show-hand":
            return c.ShowHand()
        case "decline":
            return c.Decline()
        case "accept":
            return c.Accept(number)
        case "object":
            return c.Object(number, (Objection("does-not-fit", line),))
        case "vote":
            vote_line = laid.vote.line if laid and laid.vote else line
            before = laid.vote.ballots.get(seat) if laid and laid.vote else None
            return c.Vote(number, vote_line, keep=not before)
        case "take-back":
            return c.TakeBack(number)
        case "rename":
            return c.Rename(number, {line: "another theme"}, "en")
        case "explain":
            return c.Explain(number, "as you see")
        case _:
            return attempt_to_talk(state, seat, move)


def attempt_to_talk(state: State, seat: Seat, move: Move) -> c.Command:
    laid = state.placement
    number, vote = (laid.id, laid.vote) if laid else (state.placements, None)
    themes = {**state.museum.themes, **(laid.themes if laid else {})}
    match move:
        case "correct":
            line = next((line for line, theme in themes.items() if theme.by == seat), "r0")
            return c.Correct(line, themes[line].text.upper() if line in themes else "THEME", "en")
        case "hesitate":
            return c.Hesitate(number)
        case "withdraw":
            return c.Withdraw(number, vote.line if vote else "r0", vote.reason if vote else "unclear")
        case "reply":
            return c.Reply(number, "over there")
        case "decide":
            return c.Decide(number)
        case _:
            painting = next(iter(state.hands[state.turn.seat]), "none/1")
            return c.Point(painting, next(iter(state.museum.border), (0, 0)))


@GAMES
@given(recordings(), st.randoms())
def test_what_a_seat_may_not_do_is_refused(recording: Recording, rng: Random) -> None:  # A5 A20 A22 A25 A32
    for state in recording.states[:: max(1, len(recording.states) // 20)]:
        for seat in state.seats:
            offered = set(may(state, seat))
            if offered & {"discard", "discard-if-sure"}:
                offered |= {"discard", "discard-if-sure"}  # the same command
            for move in MOVES:
                if move not in offered:
                    with pytest.raises(Refused):
                        recording.game.decide(state, seat, attempt(state, seat, move), rng)


@GAMES
@given(recordings(), st.integers(0, 1000))
def test_what_a_seat_may_do_is_carried_out(recording: Recording, seed: int) -> None:  # A5 A20 A22 A25 A32
    rng = Random(seed)
    for state in recording.states:
        for seat in state.seats:
            if may(state, seat):
                assert recording.game.decide(state, seat, chance.move(state, seat, rng), rng)


@GAMES
@given(recordings())
def test_on_whom_the_game_waits_may_do_something(recording: Recording) -> None:
    for state in recording.states:
        assert all(may(state, seat) for seat in recording.game.waiting(state).seats)
