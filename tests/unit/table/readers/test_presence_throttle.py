"""Who is there is told at once, how many watch a few times per second."""

from tests.any_game import any_game
from tests.high_card import Rules
from tests.high_card_table import high_card
from tests.seats import S0, S1
from tests.virtual_player import Player, Server, table_of
from vernissage.table.readers.presence_throttle import PAUSE, PresenceThrottle
from vernissage.table.readers.visitor import Present


def test_a_seat_that_comes_or_goes_is_told_at_once() -> None:
    roll = PresenceThrottle()
    assert roll.is_due_now(Present((), 1), 0)
    assert roll.is_due_now(Present((S0,), 1), 1)
    assert roll.is_due_now(Present((S0, S1), 1), 2)
    assert roll.due is None


def test_watchers_are_told_of_together() -> None:
    roll = PresenceThrottle()
    assert roll.is_due_now(Present((), 1), 0)
    assert not any(roll.is_due_now(Present((), watchers), watchers) for watchers in range(2, 100))
    assert roll.due == PAUSE
    assert roll.is_due_now(Present((), 99), PAUSE)
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
