"""Recorded games are played again, line by line. `python -m tests.golden.pictomania.record` records them again."""

from pathlib import Path

import msgspec
import pytest

from tests.golden.pictomania.playthrough import Heading, moves_in, written

FOLDER = Path(__file__).parent
RECORDINGS = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_recording_for_every_number_of_players() -> None:
    players = {
        msgspec.json.decode(file.read_text("utf-8").splitlines()[0], type=Heading).players for file in RECORDINGS
    }
    assert players == {3, 4, 5, 6}


def test_what_befalls_a_table_is_recorded_too() -> None:  # P19 P30 P33 P34
    recorded = "\n".join(file.read_text("utf-8") for file in RECORDINGS)
    for happened in (
        "WentAway",
        "CameBack",
        "SeatClosed",
        "why=hurry",
        "why=away",
        "HurryOn",
        "CardReplaced",
    ):
        assert happened in recorded


@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_the_same_again(file: Path) -> None:
    recorded = file.read_text("utf-8").splitlines()
    heading = msgspec.json.decode(recorded[0], type=Heading)
    played = written(heading, moves_in(recorded))
    for number, (now, then) in enumerate(zip(played, recorded, strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert len(played) == len(recorded)
