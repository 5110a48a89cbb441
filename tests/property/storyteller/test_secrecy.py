"""No reader can tell two worlds apart that differ only in what is hidden from them: hands, the pile, whose painting is
whose, and votes."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.property.kit import readings
from tests.property.storyteller.games import Recording, recordings
from vernissage.contract.catalogue import Painting
from vernissage.contract.seat import Seat
from vernissage.games.storyteller.events import Dealt, Event, Given, Revealed, Shuffled, Told, Voted
from vernissage.games.storyteller.state import State

GAMES = settings(max_examples=40, deadline=None, derandomize=True)
Names = dict[Painting, Painting]
encoded = msgspec.json.encode


def seen_by(recording: Recording, moment: int, reader: Seat | None) -> set[Painting]:
    """Every painting that `reader` has seen so far: these have the same names in the other world."""
    text = encoded([recording.game.redact(event, reader) for event in recording.until(moment)]).decode()
    everything = recording.game.start(recording.states[0].setup, recording.states[0].seats, Random(1))
    shuffled = next(event for event in everything if isinstance(event, Shuffled))
    return {painting for painting in shuffled.pile or () if f'"{painting}"' in text}


def other_names(recording: Recording, moment: int, reader: Seat | None, seed: int) -> Names:
    """Whatever the reader has not seen is another painting there."""
    pile = next(event for event in recording.start if isinstance(event, Shuffled)).pile or ()
    known = seen_by(recording, moment, reader)
    hidden = [painting for painting in pile if painting not in known]
    moved = Random(seed).sample(hidden, len(hidden))
    return {**{painting: painting for painting in known}, **dict(zip(hidden, moved, strict=True))}


def renamed(event: Event, names: Names) -> Event:
    def there(paintings: tuple[Painting, ...] | None) -> tuple[Painting, ...]:
        return tuple(names[painting] for painting in paintings or ())

    match event:
        case Shuffled(pile=pile):
            return replace(event, pile=there(pile))
        case Dealt(paintings=paintings) | Given(paintings=paintings) | Voted(paintings=paintings):
            return replace(event, paintings=there(paintings))
        case Told(painting=painting):
            return replace(event, painting=names[painting] if painting else None)
        case _:
            return event


def exchanged(state: State, reader: Seat | None, rng: Random) -> State:
    """The same wall, on which everybody else's painting and vote is another one's."""
    turn = state.turn
    others = [seat for seat in turn.given if seat != reader]
    moved = dict(zip(others, rng.sample([turn.given[seat] for seat in others], len(others)), strict=True))
    voters = [seat for seat in turn.votes if seat != reader]
    votes = {seat: (rng.choice(turn.shown),) for seat in voters}
    changed = replace(turn, given={**turn.given, **moved}, votes={**turn.votes, **votes})
    return replace(state, turns=(*state.turns[:-1], changed))


@GAMES
@given(readings(recordings()), st.integers(0, 2**32))
def test_nobody_can_tell_whose_painting_is_whose_before_the_reveal(  # S4 S5
    reading: tuple[Recording, Seat | None], seed: int
) -> None:
    recording, reader = reading
    game = recording.game
    for state in recording.states:
        if state.phase == "voting":
            other = exchanged(state, reader, Random(seed))
            assert encoded(game.public(other)) == encoded(game.public(state))
            assert encoded(game.own(other, reader)) == encoded(game.own(state, reader))


@GAMES
@given(recordings())
def test_everything_lies_open_in_the_reveal(recording: Recording) -> None:  # S11
    for step in recording.steps:
        for event in step.events:
            if isinstance(event, Revealed):
                assert recording.game.redact(event, None) == event
                shown = recording.game.public(step.after).history.get(event.turn)
                assert shown is not None
                assert shown.given == event.given
