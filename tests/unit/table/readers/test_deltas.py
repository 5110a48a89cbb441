"""What has changed lately is kept as long as it is small."""

from msgspec import Raw

from vernissage.table.readers.deltas import KEPT_BYTES, RecentDeltas


def test_all_that_lead_on_from_a_number_are_found_in_order() -> None:
    changes = RecentDeltas()
    for after in (1, 2, 5):
        changes.note(after, Raw(b"%d" % after))
    assert changes.since(2) == (Raw(b"2"), Raw(b"5"))
    assert changes.since(5) == (Raw(b"5"),)


def test_nobody_can_go_on_from_a_number_that_nobody_was_told() -> None:
    changes = RecentDeltas()
    changes.note(5, Raw(b"5"))
    for number in (-1, 0, 4, 6):
        assert changes.since(number) is None


def test_the_oldest_are_forgotten_when_they_are_too_many_bytes() -> None:
    changes = RecentDeltas()
    for after in range(5):
        changes.note(after, Raw(b"x" * (KEPT_BYTES // 3)))
    assert changes.since(1) is None
    assert len(changes.since(2) or ()) == 3


def test_one_that_is_too_big_is_not_kept() -> None:
    changes = RecentDeltas()
    changes.note(1, Raw(b"x" * (KEPT_BYTES + 1)))
    assert changes.since(1) is None
