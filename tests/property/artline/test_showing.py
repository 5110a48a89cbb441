"""A reader who is shown only changes is told of no painting twice, and sees where to lay if they may."""

from hypothesis import given, settings

from tests.any_game import any_game
from tests.property.artline.games import Recording, recordings
from tests.property.kit import readings
from tests.property.shown_step_by_step import Follower
from vernissage.contract.seat import Seat

GAMES = settings(max_examples=30, deadline=None, derandomize=True)


@GAMES
@given(readings(recordings()))
def test_a_painting_that_hangs_is_told_once(reading: tuple[Recording, Seat | None]) -> None:
    recording, reader = reading
    follower = Follower(any_game(recording.game), recording.states[0], reader)
    told = list(follower.public["wall"])
    for state in recording.states[1:]:
        follower.follow(state)
        told += [path[1] for path, _ in follower.told.put if path[0] == "wall"]
    assert sorted(told) == sorted(recording.final.museum.wall)
    assert len(told) == len(recording.final.museum.hung)


@GAMES
@given(recordings())
def test_legal_places_are_shown_to_whoever_may_lay_or_point_there(recording: Recording) -> None:  # A6 A32
    for state in recording.states:
        for seat in (None, *state.seats):
            own = recording.game.own(state, seat)
            assert bool(own.places) == bool({"lay", "point"} & set(own.may))
            assert {place.cell for place in own.places} in (set(), set(state.museum.border))
