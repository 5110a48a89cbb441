"""What lies open in a reveal, and what nobody is told."""

from typing import Any

from hypothesis import given, settings

from tests.property.kit import readings
from tests.property.pictomania.games import Recording, recordings
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import RoundRevealed, Started
from vernissage.games.pictomania.rules.own_cards import in_short

GAMES = settings(max_examples=60, deadline=None, derandomize=True)


@GAMES
@given(recordings())
def test_words_and_guesses_lie_open_in_the_reveal(recording: Recording) -> None:  # P20
    for step in recording.steps:
        for event in step.events:
            if isinstance(event, RoundRevealed):
                assert recording.game.redact(event, None) == event
                assert event.words == step.before.round.words


@GAMES
@given(readings(recordings()))
def test_nobody_is_told_which_of_the_tables_own_cards_may_come(reading: tuple[Recording, Seat | None]) -> None:  # P6
    recording, reader = reading
    shown: list[Any] = [recording.game.redact(event, reader) for event in recording.log]
    started = shown[0]
    assert isinstance(started, Started)
    assert started.setup.own_cards == ()
    for state in recording.states:
        seen = recording.game.public(state)
        assert seen.setup == in_short(state.setup)
        cards = {card for played in state.rounds for card in played.cards.values()}
        assert set(seen.own_words) == {card for card in cards if card.startswith("own/")}
