"""What a table does by itself: given once, at the right moment, and again when it could not be stored."""

from collections.abc import Collection

import pytest

from tests.high_card import Rules
from tests.seats import S0, S1, S2
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.game import SeatAway, SeatBack, TimeUp
from vernissage.contract.seat import Seat
from vernissage.table.shell.automation import Automation
from vernissage.table.shell.timing import Patience
from vernissage.table.state.commands import HostGone, RemoveSeat, SeatBot, StandIn, StartGame
from vernissage.table.state.decide import OwnCommand
from vernissage.table.state.situation import Situation

PATIENCE = Patience(grace=0)


class Desk:
    """A table whose time is the test's."""

    def __init__(self, log: LogOfTable, patience: Patience = PATIENCE) -> None:
        self.log = log
        self.follow_up = Automation(patience, log.now)

    def there(self, *connected: int, bots: Collection[str] = ()) -> None:
        """These are connected from now on."""
        self.follow_up.follow(
            Situation(self.log.games, bots, self.log.table, tuple(map(Seat, connected)), True), self.log.now
        )

    def after(self, seconds: float) -> list[OwnCommand]:
        """The commands given after this much time has passed."""
        self.log.passes(seconds)
        return self.follow_up.give(self.log.now)

    @property
    def due_in(self) -> float | None:
        return None if self.follow_up.due is None else (self.follow_up.due - self.log.now) / 1000


def minding(players: int = 2) -> LogOfTable:
    """A game that wants to know who is away."""
    log = LogOfTable.playing(players)
    log.games[Rules.name].wants_presence = True
    return log


def test_time_is_called_once_when_it_is_up() -> None:
    desk = Desk(LogOfTable.playing(2, turn_seconds=60))
    desk.there(0, 1)
    assert desk.due_in == pytest.approx(60, abs=0.01)  # appends of one millisecond are counted apart
    assert desk.after(60) == []
    assert desk.after(1) == [TimeUp("turn-0")]
    desk.there(0, 1)
    assert (desk.after(60), desk.due_in) == ([], None)


def test_a_deadline_that_passed_while_the_table_was_not_in_memory_has_a_grace() -> None:
    log = LogOfTable.playing(2, turn_seconds=60)
    log.passes(3600)
    desk = Desk(log, Patience(grace=5000))
    desk.there(0, 1)
    assert desk.due_in == 5
    assert desk.after(4.9) == []
    assert desk.after(0.1) == [TimeUp("turn-0")]


def test_what_could_not_be_stored_is_given_again_a_little_later() -> None:
    desk = Desk(LogOfTable.playing(2, turn_seconds=60))
    desk.there(0, 1)
    (command,) = desk.after(61)
    desk.follow_up.try_again(command, desk.log.now)
    assert desk.due_in == 2
    assert desk.after(1.9) == []
    assert desk.after(0.1) == [command]


def test_a_host_is_gone_after_a_minute_if_anybody_is_there_to_have_the_role() -> None:
    desk = Desk(LogOfTable.seated(3))
    desk.there()
    assert (desk.after(100), desk.due_in) == ([], None)
    desk.there(2)
    assert desk.after(0) == [HostGone()]


def test_a_host_who_comes_back_has_the_whole_minute_again() -> None:
    desk = Desk(LogOfTable.seated(2))
    desk.there(1)
    assert desk.after(59) == []
    desk.there(0, 1)
    desk.there(1)
    assert desk.after(59) == []
    assert desk.after(1) == [HostGone()]


def test_a_bot_stands_in_for_whom_the_game_waits_on_too_long() -> None:
    desk = Desk(LogOfTable.playing(2))
    desk.there(1, bots=[Rules.name])
    assert desk.after(45) == [StandIn(S0)]
    desk.there(0, bots=[Rules.name])
    assert desk.after(3600) == []


@pytest.mark.parametrize("turn_seconds", [0, 30, 3600, 23 * 3600])
def test_a_bot_stands_in_whatever_the_clock(turn_seconds: int) -> None:  # A33
    desk = Desk(LogOfTable.playing(2, turn_seconds=turn_seconds))
    desk.there(1, bots=[Rules.name])
    assert StandIn(S0) not in desk.after(44.9)
    assert StandIn(S0) in desk.after(0.1)


def test_a_bot_stands_in_though_time_is_called_and_others_move_meanwhile() -> None:  # A33
    desk = Desk(LogOfTable.playing(3, turn_seconds=30))
    desk.there(1, 2, bots=[Rules.name])
    assert TimeUp("turn-0") in desk.after(31)
    desk.log.itself(TimeUp("turn-0"))
    desk.there(1, 2, bots=[Rules.name])
    assert StandIn(S0) not in desk.after(13.9)
    assert StandIn(S0) in desk.after(0.1)


def test_whoever_was_back_meanwhile_is_missed_from_the_start_again() -> None:  # A33
    desk = Desk(LogOfTable.playing(3))
    desk.there(1, 2, bots=[Rules.name])
    desk.after(44)
    desk.there(0, 1, 2, bots=[Rules.name])
    desk.there(1, 2, bots=[Rules.name])
    assert StandIn(S0) not in desk.after(44.9)
    assert StandIn(S0) in desk.after(0.1)


def test_nobody_stands_in_before_the_game_waits_for_them() -> None:  # A33
    desk = Desk(LogOfTable.playing(3))
    desk.there(0, 1, bots=[Rules.name])
    assert StandIn(S2) not in desk.after(3600)


def test_a_bot_stands_in_when_the_host_says_so() -> None:  # A33 P33
    desk = Desk(LogOfTable.playing(2, stand_in_seconds=300))
    desk.there(1, bots=[Rules.name])
    assert StandIn(S0) not in desk.after(299)
    assert desk.after(1) == [StandIn(S0)]


@pytest.mark.parametrize(
    ("log", "connected", "bots"),
    [
        (LogOfTable.playing(2), (1,), ()),
        (LogOfTable.playing(2), (), (Rules.name,)),
        (LogOfTable.playing(2, by_correspondence=True), (1,), (Rules.name,)),  # A33
        (LogOfTable.playing(2, stand_in_seconds=0), (1,), (Rules.name,)),  # P33
    ],
    ids=["no bots", "nobody there", "by correspondence", "never"],
)
def test_nobody_stands_in(log: LogOfTable, connected: tuple[Seat, ...], bots: Collection[str]) -> None:
    desk = Desk(log)
    desk.there(*connected, bots=bots)
    assert StandIn(S0) not in desk.after(24 * 3600)


def test_a_bot_stands_in_for_one_game() -> None:  # A33 P33
    log = LogOfTable.playing(3)
    log.itself(StandIn(S2), frozenset({S0, S1}))
    assert log.table.played_by_bots() == {S2: "medium"}
    log.does(0, RemoveSeat(S1))
    assert (log.table.stage, log.table.played_by_bots()) == ("over", {})


def test_whoever_is_back_plays_themselves_again_at_once() -> None:
    log = LogOfTable.playing(2)
    log.itself(StandIn(S0), frozenset({S1}))
    desk = Desk(log)
    desk.there(0, 1)
    assert desk.after(0) == [StandIn(S0, back=True)]


def test_a_game_that_minds_is_told_who_is_there_and_after_three_seconds_who_is_not() -> None:
    desk = Desk(minding())
    desk.there(0)
    assert desk.after(0) == [SeatBack(S0)]
    assert desk.after(3) == [SeatAway(S1)]
    desk.there(0, 1)
    assert desk.after(60) == [SeatBack(S1)]


def test_nobody_is_away_while_nobody_at_all_is_there() -> None:
    desk = Desk(minding())
    desk.there()
    assert desk.after(3600) == []
    desk.there(1)
    assert desk.after(2.9) == [HostGone(), SeatBack(S1)]
    assert desk.after(0.1) == [SeatAway(S0)]


def test_bots_are_never_away() -> None:
    log = LogOfTable.seated(2, first=0)
    log.games[Rules.name].has_bots = log.games[Rules.name].wants_presence = True
    log.does(0, SeatBot())
    log.does(0, StartGame())
    desk = Desk(log)
    desk.there(0)
    assert desk.after(60) == [SeatBack(S0), SeatAway(S1)]
