"""What holds in every game of any kind, given its `recordings` in `games.py` and its `worlds.py`."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.any_game import any_game
from tests.property.recording import AnyRecording
from tests.property.shown_step_by_step import Follower
from tests.secrecy.worlds import Worlds
from vernissage.contract.seat import Seat
from vernissage.simulation.playing import evolved

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/games.py"))
encoded = msgspec.json.encode


def recordings_of(game: str) -> st.SearchStrategy[AnyRecording]:
    strategy: st.SearchStrategy[AnyRecording] = import_module(f"tests.property.{game}.games").recordings()
    return strategy


@st.composite
def readings(draw: st.DrawFn, recordings: st.SearchStrategy[AnyRecording]) -> tuple[AnyRecording, Seat | None]:
    """A game and somebody who sees it."""
    recording = draw(recordings)
    return recording, draw(st.none() | st.sampled_from(recording.states[0].seats))


def check_replay(recording: AnyRecording) -> None:
    """The stored log replays to the same state."""
    game = recording.game
    read = [game.messages.event.decode(encoded(event)) for event in recording.log]
    assert read == recording.log
    assert evolved(game, game.begin(), read) == recording.final


def check_deltas(recording: AnyRecording, reader: Seat | None) -> None:
    """A reader who is shown only changes sees the same as one who is shown everything."""
    follower = Follower(any_game(recording.game), recording.states[0], reader)
    for state in recording.states[1:]:
        follower.follow(state)
        assert follower.is_right()


def check_waiting(recording: AnyRecording) -> None:
    """A game waits for a seat, a clock or a player who is away until it is over, and only then has somebody won."""
    game, seats = recording.game, set(recording.states[0].seats)
    for state in recording.states[:-1]:
        waiting = game.waiting(state)
        assert not game.is_over(state)
        assert not game.winners(state)
        assert waiting.seats or waiting.clock or (game.wants_presence and state.away)
        assert seats >= set(waiting.seats)
    assert game.is_over(recording.final)
    assert not game.waiting(recording.final).seats
    assert seats >= set(game.winners(recording.final))


def check_watching(recording: AnyRecording) -> None:
    """Somebody who watches knows nothing besides what everybody knows."""
    game = recording.game
    assert len({encoded(game.own(state, None)) for state in recording.states}) == 1


def check_secrecy(worlds: Worlds) -> None:
    """The reader cannot tell the two worlds apart."""
    game: Any = worlds.game
    reader = worlds.reader
    here = there = game.begin()
    for events, others in zip(worlds.here, worlds.there, strict=True):
        for event, other in zip(events, others, strict=True):
            assert game.redact(other, reader) == game.redact(event, reader)
            assert game.redact(event, None) is not event or game.redact(event, reader) is event
            here, there = game.evolve(here, event), game.evolve(there, other)
        assert encoded(game.own(there, reader)) == encoded(game.own(here, reader))
        assert encoded(game.public(there)) == encoded(game.public(here))
