"""Recorded games are played again, line by line. `python -m tests.golden.storyteller.record` records them again."""

from pathlib import Path

import msgspec
import pytest

from tests.golden.storyteller.playthrough import Heading, moves_in, written

FOLDER = Path(__file__).parent
RECORDINGS = sorted(FOLDER.glob("*.txt"))


def test_there_are_recordings_with_three_six_and_eight_players() -> None:
    players = {
        msgspec.json.decode(file.read_text("utf-8").splitlines()[0], type=Heading).players for file in RECORDINGS
    }
    assert players == {3, 6, 8}


def test_what_befalls_a_table_is_recorded_too() -> None:  # S10 S14 S16
    recorded = "\n".join(file.read_text("utf-8") for file in RECORDINGS)
    for happened in ("WentAway", "CameBack", "SeatClosed", "TurnPassed", "by_chance=True", "HeartGiven", "again=True"):
        assert happened in recorded, happened


@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_the_same_again(file: Path) -> None:
    recorded = file.read_text("utf-8").splitlines()
    heading = msgspec.json.decode(recorded[0], type=Heading)
    played = written(heading, moves_in(recorded))
    for number, (now, then) in enumerate(zip(played, recorded, strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert len(played) == len(recorded)
