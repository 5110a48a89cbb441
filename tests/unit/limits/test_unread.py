"""For how long a peer has taken nothing in."""

from vernissage.limits.unread import StallTimer


def test_nothing_to_read_is_no_time() -> None:
    unread = StallTimer()
    assert unread.seconds(0, 0) == unread.seconds(0, 100) == 0


def test_time_goes_by_while_as_much_waits_or_more() -> None:
    unread = StallTimer()
    assert unread.seconds(10, 5) == 0
    assert unread.seconds(10, 8) == 3
    assert unread.seconds(50, 9) == 4


def test_whatever_is_taken_in_begins_anew() -> None:
    unread = StallTimer()
    unread.seconds(10, 5)
    assert unread.seconds(9, 8) == 0
    assert unread.seconds(9, 10) == 2
    assert unread.seconds(0, 11) == 0
