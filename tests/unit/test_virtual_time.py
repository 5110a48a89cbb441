"""Virtual time: it passes only when told to, and everything rings in the same order every time."""

from tests.virtual_time import VirtualTimers, VirtualWorkers


def test_time_passes_only_when_told_to() -> None:
    timers = VirtualTimers(1000)
    timers.pass_time(250)
    assert timers.now() == 1250


def test_timers_ring_in_the_order_of_their_moments_then_of_asking() -> None:
    timers, rung = VirtualTimers(0), list[str]()
    timers.call_at(20, lambda: rung.append("last"))
    timers.call_at(10, lambda: rung.append("first"))
    timers.call_at(10, lambda: rung.append("second"))
    timers.call_at(-5, lambda: rung.append("long due"))
    assert rung == []
    timers.pass_time(20)
    assert rung == ["long due", "first", "second", "last"]


def test_a_ring_sees_its_own_moment_and_may_ask_for_more() -> None:
    timers, rung = VirtualTimers(0), list[int]()

    def ring() -> None:
        rung.append(timers.now())
        timers.call_at(timers.now() + 10, ring)

    timers.call_at(10, ring)
    timers.pass_time(35)
    assert (rung, timers.now()) == ([10, 20, 30], 35)


def test_what_is_cancelled_does_not_ring_and_is_not_waited_for() -> None:
    timers, rung = VirtualTimers(0), list[str]()
    timer = timers.call_at(10, lambda: rung.append("cancelled"))
    timer.cancel()
    assert timers.next_ring() is None
    assert not timers.ring_next()
    timers.pass_time(20)
    assert rung == []


def test_work_is_done_at_once_and_an_exception_is_handed_on() -> None:
    done: list[object] = []
    VirtualWorkers().run(lambda: 42, done.append)
    VirtualWorkers().run(lambda: 1 // 0, done.append)
    assert done[0] == 42
    assert isinstance(done[1], ZeroDivisionError)
