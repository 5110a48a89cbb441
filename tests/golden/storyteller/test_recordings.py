"""The recorded games of Storyteller hold all that can happen."""

from tests.golden.recording import HERE
from tests.golden.storyteller.playthrough import HEADINGS


def test_there_are_recordings_with_three_six_and_eight_players() -> None:
    assert {heading.players for heading in HEADINGS.values()} == {3, 6, 8}


def test_what_befalls_a_table_is_recorded_too() -> None:  # S10 S14 S16
    recorded = "\n".join((HERE / "storyteller" / f"{name}.txt").read_text("utf-8") for name in HEADINGS)
    for happened in ("WentAway", "CameBack", "SeatClosed", "TurnPassed", "by_chance=True", "HeartGiven", "again=True"):
        assert happened in recorded, happened
