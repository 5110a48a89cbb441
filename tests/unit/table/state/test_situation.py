"""What follows from a table and who is there."""

from tests.high_card import Offer, Rules
from tests.high_card_table import state_of
from tests.seats import S0, S1, S2
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.seat import Seat
from vernissage.table.state.commands import SeatBot, StartGame
from vernissage.table.state.situation import Situation


def with_bot() -> LogOfTable:
    """Ada, whose turn it is, Ben, and a bot on seat 2."""
    log = LogOfTable.seated(2, first=0)
    log.games[Rules.name].has_bots = True
    log.does(0, SeatBot())
    log.does(0, StartGame())
    return log


def situation(
    log: LogOfTable, *connected: Seat, bots: tuple[str, ...] = (Rules.name,), watched: bool = True
) -> Situation:
    return Situation(log.games, bots, log.table, connected, watched)


def test_no_game_runs_in_the_lobby() -> None:
    lobby = situation(LogOfTable.seated(2), S0, S1)
    assert lobby.running is None
    assert (lobby.awaited(), lobby.bots_to_move(), lobby.replaceable(), lobby.may_ink(S0)) == ((), [], [], False)


def test_bots_move_when_it_is_their_turn_and_somebody_watches() -> None:
    log = with_bot()
    assert situation(log, S0, S1).bots_to_move() == []
    log.does(0, Offer(state_of(log.table).hands[S0][0]))
    assert situation(log, S0, S1).bots_to_move() == [2]
    assert situation(log, watched=False).bots_to_move() == []
    assert situation(log, S0, bots=()).bots_to_move() == []


def test_a_bot_may_stand_in_for_whoever_is_away_while_somebody_is_there() -> None:
    log = with_bot()
    assert situation(log, S1).replaceable() == [0]
    assert situation(log, S0).replaceable() == [1]
    assert situation(log).replaceable() == []
    assert situation(log, S1, bots=()).replaceable() == []


def test_whoever_is_waited_for_is_missed() -> None:
    log = with_bot()
    assert [situation(log, S2).is_missed(seat) for seat in (S0, S1)] == [True, False]


def test_a_game_that_minds_misses_everybody() -> None:
    log = with_bot()
    log.games[Rules.name].wants_presence = True
    assert [situation(log, S2).is_missed(seat) for seat in (S0, S1)] == [True, True]
