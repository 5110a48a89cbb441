"""A bot moves after a human's pause, one thing at a time."""

from random import Random

from tests.seats import S1, S2
from vernissage.table.shell.bot_pauses import BotPauses


def pauses() -> BotPauses:
    return BotPauses((1000, 1000), Random(1))


def test_a_pause_that_has_begun_goes_on() -> None:
    bots = pauses()
    bots.follow([S1, S2], 0)
    bots.follow([S1], 500)
    bots.follow([S1, S2], 600)
    assert bots.due == 1000
    assert bots.over(1000) == [1]
    assert bots.over(1600) == [2]


def test_nothing_more_is_asked_of_one_who_is_at_work() -> None:
    bots = pauses()
    bots.follow([S1], 0)
    assert bots.over(1000) == [1]
    bots.follow([S1], 1000)
    assert (bots.due, bots.over(9000)) == (None, [])
    bots.done(S1)
    bots.follow([S1], 9000)
    assert bots.due == 10_000


def test_what_goes_on_needs_no_pause_once() -> None:
    bots = pauses()
    bots.follow([S1], 0)
    bots.over(1000)
    bots.done(S1, at_once=True)
    bots.follow([S1], 2000)
    assert bots.over(2000) == [1]
    bots.done(S1)
    bots.follow([S1], 2000)
    assert bots.due == 3000


def test_there_is_always_a_pause_however_short() -> None:
    bots = BotPauses((0, 0), Random(1))
    bots.follow([S1], 0)
    assert bots.due == 1


def test_pauses_can_be_cut_short_and_last_as_usual_again() -> None:
    bots = pauses()
    bots.follow([S1], 0)
    bots.quicken(0.2, 100)
    bots.follow([S1, S2], 100)
    assert bots.over(300) == [1, 2]
    bots.done(S1)
    bots.quicken(1.0, 300)
    bots.follow([S1], 300)
    assert bots.due == 1300
