"""Recorded games are played again, line by line."""

from pathlib import Path

import pytest

from tests.golden.recording import HERE, recording_of

RECORDINGS = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_is_played_the_same_again(file: Path) -> None:
    recorded = file.read_text("utf-8").splitlines()
    played = recording_of(file.parent.name).again(recorded)
    for number, (now, then) in enumerate(zip(played, recorded, strict=False), 1):
        assert now == then, f"{file.name}, line {number}"
    assert len(played) == len(recorded)


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in HERE.glob("*/playthrough.py")), ids=lambda it: it.name
)
def test_every_heading_is_recorded(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.txt")} == set(recording_of(folder.name).headings)
