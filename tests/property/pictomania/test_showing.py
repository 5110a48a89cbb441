"""A reader who is shown only changes is told of no stroke twice."""

from typing import Any

from hypothesis import given, settings

from tests.any_game import any_game
from tests.property.kit import readings
from tests.property.pictomania.games import Recording, recordings
from tests.property.shown_step_by_step import Follower
from vernissage.contract.seat import Seat
from vernissage.games.pictomania.events import StrokeDrawn

GAMES = settings(max_examples=15, deadline=None, derandomize=True)


def inks(path: tuple[str | int, ...], value: Any) -> int:
    """How many strokes are told by putting `value` at `path` among the sheets."""
    match path:
        case (_, _, _, "steps", _):
            return int(isinstance(value, str))
        case (_, _, _):
            return sum(isinstance(step, str) for step in value["steps"].values())
        case _:
            return 0


@GAMES
@given(readings(recordings()))
def test_a_stroke_is_told_once(reading: tuple[Recording, Seat | None]) -> None:  # P10 P11
    """Undoing, redoing and erasing move no ink."""
    recording, reader = reading
    follower = Follower(any_game(recording.game), recording.states[0], reader)
    for step in recording.steps:
        follower.follow(step.after)
        told = sum(inks(path, value) for path, value in follower.told.put if path[0] == "sheets")
        assert told == sum(isinstance(event, StrokeDrawn) for event in step.events)
