"""Recorded games are played again, line by line. `python -m tests.golden.artline.record` records them again."""

from pathlib import Path

import msgspec
import pytest

from tests.golden.artline.playthrough import Heading, moves_in, written

FOLDER = Path(__file__).parent
RECORDINGS = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_recording_of_each_edition() -> None:
    assert {file.stem for file in RECORDINGS} == {"tretyakov", "hermitage", "louvre"}


@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: file.stem)
def test_a_recorded_game_is_played_the_same_again(file: Path) -> None:
    recorded = file.read_text("utf-8").splitlines()
    heading = msgspec.json.decode(recorded[0], type=Heading)
    played = written(heading, moves_in(recorded))
    for number, (now, then) in enumerate(zip(played, recorded, strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert len(played) == len(recorded)
