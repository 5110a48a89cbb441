"""A reader who is shown only changes sees the same as one who is shown everything, and is told of no painting twice."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.any_game import any_game
from tests.property.artline.games import EDITIONS_AND_PLAYERS, Recording, recordings
from tests.property.recording import check_deltas
from tests.property.shown_step_by_step import Follower
from vernissage.contract.seat import Seat, first_seats

GAMES = settings(max_examples=30, deadline=None, derandomize=True)


@st.composite
def readings(draw: st.DrawFn) -> tuple[Recording, Seat | None]:
    edition, players = draw(st.sampled_from(EDITIONS_AND_PLAYERS))
    return draw(recordings(edition, players)), draw(st.none() | st.sampled_from(first_seats(players)))


@GAMES
@given(readings())
def test_what_has_changed_is_all_a_reader_needs(reading: tuple[Recording, Seat | None]) -> None:
    check_deltas(*reading)


@GAMES
@given(readings())
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
@given(readings())
def test_legal_places_are_shown_to_the_one_who_may_lay(reading: tuple[Recording, Seat | None]) -> None:  # A6 A32
    recording, _ = reading
    for state in recording.states:
        for seat in (None, *state.seats):
            own = recording.game.own(state, seat)
            assert bool(own.places) == ("lay" in own.may)
            assert {place.cell for place in own.places} in (set(), set(state.museum.border))
