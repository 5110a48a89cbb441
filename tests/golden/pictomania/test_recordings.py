"""The recorded games of Pictomania hold all that can happen."""

from tests.golden.pictomania.playthrough import HEADINGS
from tests.golden.recording import HERE


def test_there_is_a_recording_for_every_number_of_players() -> None:
    assert {heading.players for heading in HEADINGS.values()} == {3, 4, 5, 6}


def test_what_befalls_a_table_is_recorded_too() -> None:  # P19 P30 P33 P34
    recorded = "\n".join((HERE / "pictomania" / f"{name}.txt").read_text("utf-8") for name in HEADINGS)
    for happened in (
        "WentAway",
        "CameBack",
        "SeatClosed",
        "why=hurry",
        "why=away",
        "HurryOn",
        "WishMade",
        "WordExplained",
        "WishEnded",
        "CardReplaced",
        "CountdownBegan",
        "GuessTakenBack",
        "StackShown",
        "PointedAt",
        "PointingAnswered",
        "OwningUpContested",
        "why=agreed",
        "DrawingRestored",
        "LastCall",
        "TokenRemoved",
    ):
        assert happened in recorded
