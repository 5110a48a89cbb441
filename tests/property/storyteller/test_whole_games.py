"""What holds in every game of Storyteller, of every variant and number of players."""

from collections import Counter

import pytest
from hypothesis import given, settings

from tests.property.storyteller.games import Recording, recordings
from vernissage.games.storyteller.events import Hung, Shuffled
from vernissage.games.storyteller.setup import PLAYERS
from vernissage.games.storyteller.state import State, totals

GAMES = settings(max_examples=6, deadline=None, derandomize=True)


def lying(state: State) -> list[str]:
    """Every painting wherever it is."""
    on_the_wall = state.turn.shown if state.phase == "voting" else ()
    return [*state.pile, *state.discard, *on_the_wall, *(one for hand in state.hands.values() for one in hand)]


@pytest.mark.parametrize("players", PLAYERS)
def test_paintings_are_conserved(players: int) -> None:  # S1 S8 S14
    @GAMES
    @given(recordings(players))
    def conserved(recording: Recording) -> None:
        whole = Counter(lying(recording.states[0]))
        assert set(whole.values()) == {1}
        for state in recording.states:
            assert Counter(lying(state)) == whole

    conserved()


@GAMES
@given(recordings())
def test_every_game_ends_and_the_highest_total_of_an_open_seat_wins(recording: Recording) -> None:  # S8 S14
    final = recording.final
    sums = {seat: points for seat, points in totals(final).items() if seat not in final.closed}
    assert set(final.winners) == {seat for seat, points in sums.items() if points == max(sums.values())}
    if final.reason == "goal":
        assert max(sums.values()) >= final.setup.goal
    if final.reason == "pile":
        assert not final.setup.reshuffle
    if final.reason == "too_few":
        assert len(final.open_seats) < 3


@GAMES
@given(recordings())
def test_nobody_votes_for_their_own_painting_and_hands_are_full(recording: Recording) -> None:  # S1 S3 S5 S8
    for turn in recording.final.turns:
        for seat, votes in turn.votes.items():
            assert seat != turn.teller
            assert not set(votes) & set(turn.given.get(seat, ()))
            assert set(votes) <= set(turn.shown)
    for state in recording.states:
        if state.phase == "clue":
            full = 7 if len(state.turn.seats) == 3 else 6
            assert all(len(state.hands[seat]) >= full for seat in state.open_seats)


@GAMES
@given(recordings())
def test_what_was_shown_comes_back_only_after_a_shuffle(recording: Recording) -> None:  # S8
    shown: set[str] = set()
    for event in recording.log:
        if isinstance(event, Shuffled):
            shown = set()
        if isinstance(event, Hung):
            assert not shown & set(event.paintings)
            shown |= set(event.paintings)
