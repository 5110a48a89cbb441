"""How long a request may take to come in, and how long its head may be."""

from vernissage.limits.budgets import Budgets
from vernissage.limits.pace import Pace

BUDGETS = Budgets(head_bytes=100, head_seconds=10, body_seconds=20, body_bytes_per_second=10, unread_seconds=3)


def test_nothing_is_late_while_nothing_is_awaited() -> None:
    assert not Pace(BUDGETS).is_late(1_000_000)


def test_a_head_has_its_time_however_it_trickles_in() -> None:
    pace = Pace(BUDGETS)
    pace.head_begins(0)
    pace.head_begins(9)  # the same one goes on
    assert not pace.is_late(10)
    assert pace.is_late(10.1)


def test_a_line_break_between_requests_begins_the_next() -> None:
    pace = Pace(BUDGETS)
    pace.data_came(5, is_idle=True)
    assert pace.is_late(15.1)


def test_data_of_a_request_that_is_being_answered_begins_nothing() -> None:
    pace = Pace(BUDGETS)
    pace.data_came(5, is_idle=False)
    assert not pace.is_late(1_000)


def test_a_head_gets_no_longer_than_it_may() -> None:
    pace = Pace(BUDGETS)
    pace.head_begins(0)
    pace.took(60)
    assert pace.room() == 40
    pace.took(60)
    assert pace.room() == 0


def test_a_body_has_the_longer_the_more_of_it_came() -> None:
    pace = Pace(BUDGETS)
    pace.body_begins(0, length=1_000)
    assert pace.is_late(20.1)
    pace.took(100)
    assert not pace.is_late(30)
    assert pace.is_late(30.1)
    assert pace.room() == 100  # what a body takes is not its head's


def test_after_all_came_and_without_a_body_nobody_waits() -> None:
    pace = Pace(BUDGETS)
    pace.body_begins(0, length=0)
    assert not pace.is_late(1_000)
    pace.head_begins(0)
    pace.all_came()
    assert not pace.is_late(1_000)


def test_while_we_do_not_read_no_time_goes_by() -> None:
    pace = Pace(BUDGETS)
    pace.head_begins(0)
    pace.held_up(9)
    assert not pace.is_late(19)
    assert pace.is_late(19.1)


def test_nothing_to_read_is_no_time() -> None:
    pace = Pace(BUDGETS)
    assert not pace.is_stalled(0, 0)
    assert not pace.is_stalled(0, 100)


def test_time_goes_by_while_as_much_waits_or_more() -> None:
    pace = Pace(BUDGETS)
    assert not pace.is_stalled(10, 5)
    assert not pace.is_stalled(10, 8)
    assert not pace.is_stalled(50, 8)
    assert pace.is_stalled(50, 9)


def test_whatever_is_taken_in_begins_anew() -> None:
    pace = Pace(BUDGETS)
    assert not pace.is_stalled(10, 5)
    assert not pace.is_stalled(9, 8.5)
    assert not pace.is_stalled(9, 11)
    assert pace.is_stalled(9, 12.5)
    assert not pace.is_stalled(0, 13)
