"""No reader can tell two worlds apart that differ only in what is hidden from them: others' words and guesses."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.property.pictomania.games import Recording, recordings
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import Event, Guessed, RoundRevealed, Started, WordDealt
from vernissage.games.pictomania.rules.own_cards import in_short
from vernissage.games.pictomania.values import LETTERS, NUMBERS, WordRef

GAMES = settings(max_examples=60, deadline=None, derandomize=True)
World = tuple[Recording, int, Seat | None, dict[tuple[int, Seat], WordRef], dict[tuple[int, Seat, Seat], int]]


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A game, a moment in one of its rounds, a reader, and what others drew and guessed in the other world."""
    recording = draw(recordings())
    moments = [at for at, state in enumerate(recording.states) if state.phase == "drawing"]
    moment = draw(st.sampled_from(moments or [0]))
    state = recording.states[moment]
    reader = draw(st.none() | st.sampled_from(state.seats))
    words = {
        (state.round.number, seat): WordRef(draw(st.sampled_from(LETTERS)), draw(st.sampled_from(NUMBERS)))
        for seat in state.round.words
        if seat != reader
    }
    guesses = {
        (state.round.number, guess.seat, drawer): draw(st.sampled_from(NUMBERS))
        for drawer, stack in state.round.guesses.items()
        for guess in stack
        if guess.seat != reader
    }
    return recording, moment, reader, words, guesses


encoded = msgspec.json.encode


def in_other_world(event: Event, number: int, world: World) -> Event:
    _, _, _, words, guesses = world
    match event:
        case WordDealt(seat=seat):
            return replace(event, word=words.get((number, seat), event.word))
        case Guessed(seat=seat, drawer=drawer):
            return replace(event, number=guesses.get((number, seat, drawer), event.number))
        case _:
            return event


def decisions(world: World) -> list[list[Event]]:
    recording, moment, *_ = world
    return [recording.start, *(step.events for step in recording.steps[:moment])]


@GAMES
@given(worlds())
def test_a_reader_cannot_tell_two_worlds_apart(world: World) -> None:  # P9 P17
    recording, _, reader, *_ = world
    game = recording.game
    here = there = game.begin()
    for events in decisions(world):
        for event in events:
            number = here.round.number if here.rounds else 0
            other = in_other_world(event, number, world)
            assert game.redact(other, reader) == game.redact(event, reader)
            assert game.redact(event, None) is not event or game.redact(event, reader) is event
            here, there = game.evolve(here, event), game.evolve(there, other)
        assert encoded(game.own(there, reader)) == encoded(game.own(here, reader))
        assert encoded(game.public(there)) == encoded(game.public(here))


@GAMES
@given(worlds())
def test_words_and_guesses_lie_open_in_the_reveal(world: World) -> None:  # P20
    recording = world[0]
    for step in recording.steps:
        for event in step.events:
            if isinstance(event, RoundRevealed):
                assert recording.game.redact(event, None) == event
                assert event.words == step.before.round.words


@GAMES
@given(worlds())
def test_nobody_is_told_which_of_the_tables_own_cards_may_come(world: World) -> None:  # P6
    recording, _, reader, *_ = world
    shown: list[Any] = [recording.game.redact(event, reader) for event in recording.log]
    started = shown[0]
    assert isinstance(started, Started)
    assert started.setup.own_cards == ()
    for state in recording.states:
        seen = recording.game.public(state)
        assert seen.setup == in_short(state.setup)
        cards = {card for played in state.rounds for card in played.cards.values()}
        assert set(seen.own_words) == {card for card in cards if card.startswith("own/")}
