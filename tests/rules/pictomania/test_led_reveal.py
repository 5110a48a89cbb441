"""The host may choose that the reveal is led: everybody sees the same stack at the same moment (P20)."""

from tests.rules.pictomania.table import Table
from tests.seats import S0, S1, S2
from vernissage.contract.game import CloseSeat, HurryOn
from vernissage.games.pictomania.commands import DrewWrongWord, PointAt
from vernissage.games.pictomania.events import LastCall, StackShown
from vernissage.games.pictomania.setup import Setup


def led(players: int = 3) -> Table:
    return Table(players, Setup(seconds=0, led=True)).deal().draw().finish()


def test_each_at_their_own_pace_unless_the_host_chooses() -> None:  # P20
    assert not Setup().led
    table = Table(3).deal().draw().finish()
    assert table.public.history[1].shown == (0, 1, 2)
    assert table.public.history[1].sums_shown
    assert "ready" in table.own(0).may


def test_the_host_moves_on_stack_by_stack_and_then_to_the_sums() -> None:  # P20
    table = led()
    shown = [table.public.history[1].shown]
    for stack in (2, 3):
        assert table.do(None, HurryOn(table.public.step)) == [StackShown(1, stack)]
        shown.append(table.public.history[1].shown)
    assert shown == [(0,), (0, 1), (0, 1, 2)]
    assert not table.public.history[1].sums_shown
    assert table.do(None, HurryOn(table.public.step)) == [StackShown(1, 4)]
    assert table.public.history[1].sums_shown
    assert table.do(None, HurryOn(table.public.step))[0] == LastCall(1)


def test_it_moves_on_by_itself_if_the_host_does_nothing_for_two_minutes() -> None:  # P20
    table = led()
    clock = table.game.waiting(table.state).clock
    assert clock is not None
    assert clock.seconds == 120
    assert table.time_up().events == [StackShown(1, 2)]
    assert table.game.waiting(table.state).clock != clock


def test_two_presses_at_once_move_on_once() -> None:  # P20
    table = led()
    press = HurryOn(table.public.step)
    table.do(None, press)
    assert table.do(None, press) == []
    assert table.public.history[1].shown == (0, 1)


def test_nobody_goes_on_before_the_sums() -> None:  # P20
    table = led()
    assert table.refuses(0, table.ready()) == "reveal-is-led"
    assert "ready" not in table.own(0).may
    assert table.game.waiting(table.state).seats == ()
    for _ in range(3):
        table.do(None, HurryOn(table.public.step))
    assert table.game.waiting(table.state).seats == (0, 1, 2)
    assert table.go_on().public.round == 2


def test_nobody_points_at_a_drawing_that_was_not_shown_yet() -> None:  # P20 P32
    table = led()
    assert table.refuses(0, PointAt(1, S1, "letters")) == "not-revealed"
    assert "point" in table.own(2).may
    assert "point" not in table.own(0).may  # only their own was shown
    table.do(1, PointAt(1, S0, "letters"))
    table.do(None, HurryOn(table.public.step))
    table.do(0, PointAt(1, S1, "letters"))
    assert table.refuses(1, PointAt(1, S2, "letters")) == "not-revealed"


def test_but_whoever_drew_another_word_may_say_so_at_once() -> None:  # P27
    table = led()
    table.do(2, DrewWrongWord(1))
    assert table.round.voided == {2}


def test_a_seat_that_is_closed_ends_nothing() -> None:  # P20 P34
    table = led(4)
    table.do(None, CloseSeat(S2))
    assert table.public.history[1].shown == (0,)
    assert table.state.phase == "reveal"
