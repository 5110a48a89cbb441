"""What holds in every game, of whatever kind."""

import pytest
from hypothesis import given, settings

from tests.property import kit
from tests.secrecy.worlds import worlds_of

FEW = settings(max_examples=40, deadline=None, derandomize=True)
pytestmark = pytest.mark.parametrize("game", kit.GAMES)


def test_the_stored_log_replays_to_the_same_state(game: str) -> None:
    FEW(given(kit.recordings_of(game))(kit.check_replay))()


def test_what_has_changed_is_all_a_reader_needs(game: str) -> None:
    FEW(given(kit.readings(kit.recordings_of(game)))(lambda reading: kit.check_deltas(*reading)))()


def test_a_game_waits_for_somebody_until_it_is_over(game: str) -> None:
    FEW(given(kit.recordings_of(game))(kit.check_waiting))()


def test_watching_tells_nothing_besides(game: str) -> None:
    FEW(given(kit.recordings_of(game))(kit.check_watching))()


@pytest.mark.parametrize("seed", range(60))
def test_a_reader_cannot_tell_two_worlds_apart(game: str, seed: int) -> None:
    kit.check_secrecy(worlds_of(game, seed))
