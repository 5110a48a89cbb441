"""What holds in every game of Artline, of every edition, variant and number of players."""

import pytest
from hypothesis import given, settings

from tests.property.artline.games import (
    EDITIONS_AND_PLAYERS,
    Recording,
    everything,
    recordings,
)
from tests.property.artline.legality import refuse_illegal
from vernissage.games.artline.events import Drew
from vernissage.games.artline.setup import EditionName

GAMES = settings(max_examples=12, deadline=None, derandomize=True)


@pytest.mark.parametrize(("edition", "players"), EDITIONS_AND_PLAYERS)
def test_paintings_are_conserved(edition: EditionName, players: int) -> None:  # A2 A6 A26 A33
    @GAMES
    @given(recordings(edition, players))
    def conserved(recording: Recording) -> None:
        box = everything(recording.states[0])
        assert len(set(box)) == len(box)
        assert all(everything(state) == box for state in recording.states)

    conserved()


@pytest.mark.parametrize(("edition", "players"), EDITIONS_AND_PLAYERS)
def test_every_position_is_legal(edition: EditionName, players: int) -> None:  # A6 A7 A9 A16
    @GAMES
    @given(recordings(edition, players))
    def legal(recording: Recording) -> None:
        for state in recording.states:
            refuse_illegal(state)

    legal()


@pytest.mark.parametrize(("edition", "players"), EDITIONS_AND_PLAYERS)
def test_every_game_ends_and_the_right_ones_win(edition: EditionName, players: int) -> None:  # A28 A30 A33
    @GAMES
    @given(recordings(edition, players))
    def ends(recording: Recording) -> None:
        final = recording.final
        assert final.result
        assert final.turn.number <= len(everything(final))
        winners, hands = set(final.result.winners), {seat: len(hand) for seat, hand in final.hands.items()}
        counting = {seat for seat in final.seats if seat not in final.closed or seat in final.emptied}
        match final.result.reason:
            case "too_few":
                assert len(final.seats) - len(final.closed) < 2
                assert winners == {seat for seat in counting if hands[seat] == 0}
            case "pile_empty":
                assert not final.pile
                assert winners == {seat for seat in counting if hands[seat] == min(hands[other] for other in counting)}
            case "last_round":
                assert winners == {seat for seat in counting if hands[seat] == 0} != set()

    ends()


@GAMES
@given(recordings())
def test_nobody_draws_but_at_the_end_of_a_turn(recording: Recording) -> None:  # A20 A27
    for step in recording.steps:
        if any(isinstance(event, Drew) for event in step.events):
            assert step.after.turn.number > step.before.turn.number or step.after.result
