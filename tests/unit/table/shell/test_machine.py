"""What a table wants done, and in which order: the core alone, with nobody to carry it out."""

from random import Random
from typing import Any

import pytest

from tests.high_card_table import state_of
from tests.seats import S0, S1, S2
from tests.unit.table.table_for_tests import LogOfTable, spending
from tests.virtual import Eye
from vernissage.eventlog.port import Conflict, NotStored
from vernissage.table.readers.visitor import Arrival, Goodbye, News, Present, Reacted
from vernissage.table.shell.effects import Answer, Append, Carried, Effect, Outcome, Read, Reply, Tell
from vernissage.table.shell.inputs import (
    AppendDone,
    Closing,
    CommandSent,
    Joined,
    Left,
    ReactionSent,
    ReadDone,
    RoundEnded,
    TimeCame,
)
from vernissage.table.shell.machine import TableMachine
from vernissage.table.shell.resources import TableResources
from vernissage.table.shell.timing import Patience
from vernissage.table.state import commands as c


class Desk:
    """The core of a table of two, at a time that the test sets."""

    def __init__(self, log: LogOfTable | None = None, patience: Patience | None = None) -> None:
        self.log = log or LogOfTable.seated(2)
        resources = TableResources(self.log.games, patience=patience or Patience(grace=0), rng=Random(1))
        self.machine = TableMachine(resources, self.log.table, lambda: self.log.now, spending())
        self.outcomes: list[Outcome] = []

    def effects(self) -> list[Effect]:
        """What it wants, once."""
        wanted = list(self.machine.effects)
        self.machine.effects.clear()
        return wanted

    def kinds(self) -> list[Any]:
        return [type(effect.what) if isinstance(effect, Tell) else type(effect) for effect in self.effects()]

    def joins(self, who: int | str) -> Eye:
        eye = Eye()
        self.machine.take(Joined(eye, LogOfTable.key(who), lambda _: None))
        return eye

    def submits(self, who: int | str, command: Any, id: str = "1", *, alone: bool = True) -> None:
        """`alone`: nothing else comes at this moment."""
        self.machine.take(CommandSent(LogOfTable.key(who), id, command, self.outcomes.append))
        if alone:
            assert self.machine.waits_for_round
            self.machine.take(RoundEnded())


def test_whoever_comes_is_shown_everything_before_anything_else_is_told() -> None:
    desk = Desk()
    ada = desk.joins(0)
    desk.effects()
    ben = desk.joins(1)
    arrived, present, answer = desk.effects()
    assert isinstance(arrived, Tell)
    assert isinstance(arrived.what, Arrival)
    assert arrived.to == (ben,)
    assert present == Tell((ada,), Present((S0, S1), 0))
    assert isinstance(answer, Answer)


def test_a_command_is_stored_then_answered_and_told() -> None:
    desk = Desk()
    readers = {desk.joins(0), desk.joins("a watcher")}
    desk.effects()
    desk.submits(0, c.Say("hello"))
    assert desk.kinds() == [Append]
    desk.machine.take(AppendDone(None))
    reply, told = desk.effects()  # in this order: the answer goes out with the news
    assert isinstance(told, Tell)
    assert isinstance(told.what, News)
    assert set(told.to) == readers
    assert isinstance(reply, Reply)
    assert reply.outcome == Carried(desk.machine.table.number)


def test_those_who_act_at_once_are_stored_and_told_together() -> None:
    desk = Desk()
    desk.joins(0)
    desk.effects()
    desk.submits(0, c.Say("hello"), alone=False)
    desk.submits(1, c.Say("hello yourself"), alone=False)
    assert desk.effects() == []
    assert desk.machine.waits_for_round
    desk.machine.take(RoundEnded())
    (stored,) = desk.effects()
    assert isinstance(stored, Append)
    assert [entry.by for entry in stored.entries] == [S0, S1]
    desk.machine.take(AppendDone(None))
    assert desk.kinds() == [Reply, Reply, News]
    desk.submits(0, c.Say("and on it goes"), "2")
    assert desk.kinds() == [Append]


def test_whoever_comes_while_something_is_stored_waits_for_that_alone() -> None:
    desk = Desk()
    desk.submits(0, c.Say("hello"))
    desk.effects()
    desk.submits(1, c.Say("hello yourself"), alone=False)
    assert desk.effects() == []
    desk.machine.take(AppendDone(None))
    assert desk.kinds() == [Reply, Append]


def test_readers_of_one_seat_are_told_the_same_object() -> None:
    desk = Desk()
    tabs = (desk.joins(0), desk.joins(0))
    desk.effects()
    desk.submits(1, c.Say("hello"))
    desk.machine.take(AppendDone(None))
    told = next(effect for effect in desk.effects() if isinstance(effect, Tell))
    assert told.to == tabs


def test_what_another_node_did_is_read_told_and_decided_on() -> None:
    desk = Desk()
    desk.joins(0)
    desk.effects()
    desk.submits(0, c.Say("here"))
    desk.effects()
    desk.machine.take(AppendDone(Conflict("somebody was faster")))
    assert desk.effects() == [Read(desk.log.table.number)]
    desk.log.does(1, c.Say("there"))
    desk.machine.take(ReadDone(desk.log.log[-1:]))
    assert desk.kinds() == [News, Append]


def test_a_command_that_could_not_be_stored_is_refused_and_told_to_nobody() -> None:
    desk = Desk()
    desk.joins(0)
    desk.submits(0, c.Say("hello"))
    desk.effects()
    desk.machine.take(AppendDone(NotStored("the disk is full")))
    assert desk.kinds() == [Reply]


def test_it_wakes_for_its_clock_and_calls_time() -> None:
    desk = Desk(LogOfTable.playing(2, turn_seconds=60))
    desk.joins(0)
    assert desk.machine.wake_at == pytest.approx(desk.log.now + 60_000, abs=10)
    desk.effects()
    desk.machine.take(TimeCame())
    assert desk.effects() == [], "too early does no harm"
    desk.log.passes(61)
    desk.machine.take(TimeCame())
    assert desk.kinds() == [Append]
    desk.machine.take(AppendDone(None))
    assert state_of(desk.machine.table).left == (1,)


def test_time_that_could_not_be_stored_is_called_again() -> None:
    desk = Desk(LogOfTable.playing(2, turn_seconds=60))
    desk.joins(0)
    desk.log.passes(61)
    desk.machine.take(TimeCame())
    desk.machine.take(AppendDone(NotStored("the disk is full")))
    desk.effects()
    assert desk.machine.wake_at == desk.log.now + Patience().retry
    desk.log.passes(2)
    desk.machine.take(TimeCame())
    assert desk.kinds() == [Append]


def test_nothing_wakes_a_table_where_nothing_is_to_happen() -> None:
    desk = Desk()
    desk.joins(0), desk.joins(1)
    assert desk.machine.wake_at is None


def test_a_table_is_idle_once_nobody_is_there_and_nothing_is_under_way() -> None:
    desk = Desk()
    assert desk.machine.is_idle
    eye = desk.joins(0)
    assert not desk.machine.is_idle
    desk.submits(0, c.Say("hello"))
    desk.machine.take(Left(eye))
    assert not desk.machine.is_idle
    desk.machine.take(AppendDone(None))
    assert desk.machine.is_idle


def test_reactions_and_goodbyes_reach_everybody() -> None:
    desk = Desk()
    eyes = (desk.joins(0), desk.joins("a watcher"))
    desk.effects()
    desk.machine.take(ReactionSent(LogOfTable.key(0), "bravo", lambda _: None))
    desk.machine.take(Closing("restart"))
    told = [effect for effect in desk.effects() if isinstance(effect, Tell)]
    assert told == [Tell(eyes, Reacted(S0, "bravo")), Tell(eyes, Goodbye("restart"))]


def test_whoever_sits_down_is_present_for_all() -> None:
    desk = Desk()
    newcomer = desk.joins("a newcomer")
    desk.submits("a newcomer", c.TakeSeat("New"))
    desk.effects()
    desk.machine.take(AppendDone(None))
    assert Tell((newcomer,), Present((S2,), 0)) in desk.effects()
