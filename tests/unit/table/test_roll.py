"""Who is there is told at once, how many watch a few times per second."""

from tests.high_card import Rules, high_card
from tests.seats import S0, S1
from tests.virtual_player import Player, Server, table_of
from vernissage.core.any_game import any_game
from vernissage.table.roll import PAUSE, Roll
from vernissage.table.visitor import Present


def test_a_seat_that_comes_or_goes_is_told_at_once() -> None:
    roll = Roll()
    assert roll.is_to_be_told(Present((), 1), 0)
    assert roll.is_to_be_told(Present((S0,), 1), 1)
    assert roll.is_to_be_told(Present((S0, S1), 1), 2)
    assert roll.due is None


def test_watchers_are_told_of_together() -> None:
    roll = Roll()
    assert roll.is_to_be_told(Present((), 1), 0)
    assert not any(roll.is_to_be_told(Present((), watchers), watchers) for watchers in range(2, 100))
    assert roll.due == PAUSE
    assert roll.is_to_be_told(Present((), 99), PAUSE)
    assert roll.due is None


def test_a_crowd_that_leaves_is_told_of_once_and_rightly() -> None:
    on = Server({Rules.name: any_game(Rules())})
    table, (ada, _) = table_of(on, high_card(), "Ada", "Ben")
    crowd = [Player.at(on, table, f"the secret of watcher {at}") for at in range(40)]
    on.passes(2 * PAUSE)
    heard = len(ada.messages("Presence"))
    for watcher in crowd:
        watcher.hang_up()
    on.passes(2 * PAUSE)
    told = ada.messages("Presence")[heard:]
    assert len(told) <= 2
    assert told[-1]["watchers"] == 0
