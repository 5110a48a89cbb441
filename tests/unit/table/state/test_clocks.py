"""Deadlines are facts of the log: they pause, go on, and survive a restart."""

import pytest

from tests.high_card import Agree, Offer
from tests.high_card_table import state_of
from tests.seats import S0, S1
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.game import Clock, TimeUp, Waiting
from vernissage.table.state.clocks import Clocks, Running

TURN = Clock("turn-1", 60, pauses=True)
WINDOW = Clock("window-1", 20)


def until(table: LogOfTable) -> tuple[str, float] | None:
    """The running clock's key and the seconds left."""
    running = table.table.clocks.running
    return None if running is None else (running.clock.key, (running.until - table.now) / 1000)


def test_a_clock_starts_when_its_key_appears() -> None:
    assert Clocks().waiting_on(TURN, 1000) == Clocks(Running(TURN, 61_000))


def test_the_same_key_runs_on() -> None:
    clocks = Clocks().waiting_on(TURN, 1000)
    assert clocks.waiting_on(TURN, 30_000) is clocks


def test_a_pausing_clock_keeps_what_is_left_while_another_runs() -> None:
    clocks = Clocks().waiting_on(TURN, 0).waiting_on(WINDOW, 10_000)
    assert clocks == Clocks(Running(WINDOW, 30_000), {"turn-1": 50_000})
    assert clocks.waiting_on(TURN, 15_000) == Clocks(Running(TURN, 65_000))


def test_a_clock_that_does_not_pause_starts_afresh() -> None:
    clocks = Clocks().waiting_on(WINDOW, 0).waiting_on(None, 10_000)
    assert clocks.waiting_on(WINDOW, 20_000) == Clocks(Running(WINDOW, 40_000))


def test_a_pausing_clock_pauses_while_nothing_runs_at_all() -> None:
    clocks = Clocks().waiting_on(TURN, 0).waiting_on(None, 59_000).waiting_on(TURN, 500_000)
    assert clocks.running == Running(TURN, 501_000)


def test_a_clock_never_outlasts_the_one_within_which_it_runs() -> None:  # P19
    limit = Clock("round-1", 180)
    away = Clock("away-1", 30, within=limit)
    early = Clocks().waiting_on(limit, 0).waiting_on(away, 100_000)
    assert (early.running, early.within) == (Running(away, 130_000), Running(limit, 180_000))
    late = Clocks().waiting_on(limit, 0).waiting_on(away, 170_000)
    assert late.running == Running(away, 180_000)


def test_the_clock_around_it_goes_on_meanwhile() -> None:  # P19
    limit = Clock("round-1", 180)
    away = Clock("away-1", 30, within=limit)
    back = Clocks().waiting_on(limit, 0).waiting_on(away, 100_000).waiting_on(limit, 110_000)
    assert back == Clocks(Running(limit, 180_000))
    assert back.waiting_on(away, 160_000).running == Running(away, 180_000)


def test_a_clock_that_begins_within_another_starts_both() -> None:  # P19
    limit = Clock("round-1", 20)
    away = Clock("away-1", 30, within=limit)
    assert Clocks().waiting_on(away, 1000) == Clocks(Running(away, 21_000), {}, Running(limit, 21_000))


def test_the_next_turn_has_its_whole_time() -> None:
    clocks = Clocks().waiting_on(TURN, 0).waiting_on(WINDOW, 59_000).waiting_on(Clock("turn-2", 60, True), 60_000)
    assert clocks.running is not None
    assert clocks.running.until == 120_000


def test_each_seat_may_have_clocks_of_its_own_beside_the_tables() -> None:
    slip, more_time = Clock("slip-0", 1.5), Clock("more-0", 90)
    clocks = Clocks().following(Waiting((S0, S1), TURN, by_seat={S0: (slip,)}), 1000)
    assert clocks == Clocks(Running(TURN, 61_000), by_seat={S0: (Running(slip, 2500),)})
    clocks = clocks.following(Waiting((S0, S1), TURN, by_seat={S0: (slip, more_time), S1: (WINDOW,)}), 2000)
    assert clocks.by_seat == {S0: (Running(slip, 2500), Running(more_time, 92_000)), S1: (Running(WINDOW, 22_000),)}
    assert {running.clock.key for running in clocks.all_running} == {"turn-1", "slip-0", "more-0", "window-1"}


def test_a_seats_clock_runs_on_whatever_the_tables_clock_does() -> None:
    waiting = Waiting((S0,), TURN, by_seat={S0: (Clock("slip-0", 1.5),)})
    clocks = Clocks().following(waiting, 1000)
    assert clocks.following(waiting, 2000) is clocks
    for clock in (WINDOW, None):
        later = clocks.following(Waiting((S0,), clock, by_seat=waiting.by_seat), 2000)
        assert later.by_seat == clocks.by_seat
        assert later.kept == {"turn-1": 59_000}
    assert clocks.following(Waiting((S0,), TURN), 2000) == Clocks(Running(TURN, 61_000))


def test_a_seats_clock_that_was_gone_starts_afresh() -> None:
    waiting = Waiting((S0,), by_seat={S0: (Clock("slip-0", 1.5),)})
    clocks = Clocks().following(waiting, 0).following(Waiting((S0,)), 1000).following(waiting, 5000)
    assert [running.until for running in clocks.all_running] == [6500]


def test_the_turn_stands_still_while_the_others_look() -> None:
    table = LogOfTable.playing(2, turn_seconds=60, window_seconds=20)
    assert list(until(table) or ()) == ["turn-0", pytest.approx(60, abs=0.1)]
    table.passes(10)
    table.does(0, Offer(state_of(table.table).hands[S0][0]))
    assert until(table) == (table.table.clocks.running and table.table.clocks.running.clock.key, 20)
    table.passes(15)
    table.does(1, Agree(stays=False))
    assert list(until(table) or ()) == ["turn-0", pytest.approx(50, abs=0.1)]


def test_time_that_is_up_is_called_and_a_late_call_hits_nothing_else() -> None:
    table = LogOfTable.playing(2, turn_seconds=60)
    table.passes(61)
    table.itself(TimeUp("turn-0"))
    assert until(table) == ("turn-1", 60)
    assert table.itself(TimeUp("turn-0")) == []


def test_deadlines_survive_a_restart() -> None:
    table = LogOfTable.playing(2, turn_seconds=60)
    table.passes(10)
    table.does(0, Offer(state_of(table.table).hands[S0][0]))
    assert table.read_back().clocks == table.table.clocks
    assert table.read_back().clocks.kept


def test_no_clock_runs_after_the_end() -> None:
    table = LogOfTable.playing(2, turn_seconds=60)
    for seat in (S0, S1):
        table.does(seat, Offer(state_of(table.table).hands[seat][0]))
        table.does(1 - seat, Agree())
    assert table.table.clocks == Clocks()
    assert table.itself(TimeUp("turn-1")) == []
