"""One change after another: recorded before it is stored, stored before it is told, decided again after a conflict."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.seats import S0, S1
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.not_yet import READ_ATTEMPTS, NotYet
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.eventlog.port import Conflict, Entry, NotStored
from vernissage.table.shell.effects import Append, Effect, Learn, Read, Report
from vernissage.table.shell.journal import DECIDE_ATTEMPTS, REQUESTS_PER_APPEND, Journal, Request
from vernissage.table.state.codec import Decided
from vernissage.table.state.events import LobbyOpened, Said
from vernissage.table.state.table import Table


class Desk:
    """A journal, what it wants done, and what came of each request."""

    def __init__(self) -> None:
        log = LogOfTable.seated(2)
        self.effects: list[Effect] = []
        self.told: list[tuple[int, int]] = []
        self.outcomes: list[Any] = []
        self.journal = Journal(log.games, log.table, lambda: log.now, self._went_on, self.effects.append)

    def _went_on(self, before: Table) -> None:
        self.told.append((before.number, self.journal.table.number))

    def says(self, text: str, cause: str | None = None) -> None:
        self.takes(lambda _: (0, [Decided("table", Said(S0, text))]), cause)

    def takes(self, choose: Callable[[Table], Any], cause: str | None = None) -> None:
        def done(outcome: bool | Refused) -> None:
            self.outcomes.append(outcome.code if isinstance(outcome, Refused) else outcome)

        self.journal.take(Request(cause, choose, done))

    @property
    def last(self) -> Effect:
        return self.effects[-1]

    def elsewhere(self, text: str) -> list[Entry]:
        """What another node has appended."""
        table = self.journal.table
        body = b'{"type":"Said","seat":1,"text":"%s"}' % text.encode()
        return [Entry(table.number + 1, table.at + 1, None, S1, "table", body)]


def test_a_table_goes_on_though_somebody_chokes_on_its_answer() -> None:
    desk = Desk()

    def chokes(_outcome: object) -> None:
        raise RuntimeError("a fault of ours")

    desk.journal.take(Request("one", lambda _: (S0, [Decided("table", Said(S0, "hello"))]), chokes))
    with pytest.raises(RuntimeError):
        desk.journal.appended(None)
    desk.says("and on it goes")
    desk.journal.appended(None)
    assert desk.outcomes == [True]
    assert not desk.journal.is_busy


def test_nobody_is_told_before_it_is_stored() -> None:
    desk = Desk()
    number = desk.journal.table.number
    desk.says("hello")
    assert isinstance(desk.last, Append)
    assert (desk.told, desk.outcomes, desk.journal.table.number) == ([], [], number)
    desk.journal.appended(None)
    assert (desk.told, desk.outcomes) == ([(number, number + 1)], [True])


def test_the_next_waits_until_the_one_before_is_stored() -> None:
    desk = Desk()
    desk.says("one")
    desk.says("two")
    assert len(desk.effects) == 1
    desk.journal.appended(None)
    assert len(desk.effects) == 2
    desk.journal.appended(None)
    assert [line.text for line in desk.journal.table.chat.values()] == ["one", "two"]
    assert not desk.journal.is_busy


def test_all_that_wait_are_stored_together_each_as_a_step_of_its_own() -> None:
    desk = Desk()
    for text in ("one", "two", "three"):
        desk.says(text, cause=text)
    desk.journal.appended(None)
    assert isinstance(desk.last, Append)
    assert [entry.cause for entry in desk.last.entries] == ["two", "three"]
    assert len({entry.at for entry in desk.last.entries}) == 2
    number = desk.journal.table.number
    desk.journal.appended(None)
    assert desk.told[-1] == (number, number + 2)
    assert desk.outcomes == [True, True, True]
    assert [desk.journal.table.causes.get(text, 0) for text in ("two", "three")] == [number + 1, number + 2]


def test_no_more_than_a_few_are_stored_together() -> None:
    desk = Desk()
    for number in range(REQUESTS_PER_APPEND + 2):
        desk.says(f"line {number}")
    desk.journal.appended(None)
    assert isinstance(desk.last, Append)
    assert len(desk.last.entries) == REQUESTS_PER_APPEND


def test_what_is_refused_or_repeated_has_its_own_turn_once_all_before_it_is_stored() -> None:
    desk = Desk()

    def refuse(table: Table) -> Any:
        raise Refused("too-late", number=table.number)

    desk.says("one", cause="x")
    desk.says("two", cause="y")
    desk.says("two", cause="y")
    desk.takes(refuse)
    desk.says("three")
    desk.journal.appended(None)
    assert desk.outcomes == [True]
    desk.journal.appended(None)
    assert desk.outcomes == [True, True, False, "too-late"]
    desk.journal.appended(None)
    assert [line.text for line in desk.journal.table.chat.values()] == ["one", "two", "three"]


def test_after_a_conflict_all_are_decided_again_in_their_order() -> None:
    desk = Desk()
    for text in ("one", "two", "three"):
        desk.says(text)
    desk.journal.appended(None)
    desk.journal.appended(Conflict("somebody was faster"))
    desk.journal.was_read(desk.elsewhere("there"))
    desk.journal.appended(None)
    assert [line.text for line in desk.journal.table.chat.values()] == ["one", "there", "two", "three"]
    assert desk.outcomes == [True, True, True]


def test_what_could_not_be_stored_together_has_not_happened() -> None:
    desk = Desk()
    for text in ("one", "two", "three"):
        desk.says(text)
    desk.journal.appended(None)
    desk.journal.appended(NotStored("no room"))
    assert desk.outcomes == [True, "not-stored", "not-stored"]
    assert [line.text for line in desk.journal.table.chat.values()] == ["one"]
    assert not desk.journal.is_busy


def test_after_a_conflict_it_decides_again_on_what_came_in_between() -> None:
    desk, decided_on = Desk(), list[int]()

    def choose(table: Table) -> Any:
        decided_on.append(table.number)
        return 0, [Decided("table", Said(S0, "here"))]

    desk.takes(choose)
    desk.journal.appended(Conflict("somebody was faster"))
    assert desk.last == Read(decided_on[0])
    desk.journal.was_read(desk.elsewhere("there"))
    desk.journal.appended(None)
    assert decided_on == [decided_on[0], decided_on[0] + 1]
    assert [line.text for line in desk.journal.table.chat.values()] == ["there", "here"]


def test_a_repeat_is_noticed_also_when_another_node_carried_it_out() -> None:
    desk = Desk()
    desk.says("hello", cause="x")
    desk.journal.appended(Conflict("somebody was faster"))
    (entry,) = desk.elsewhere("hello")
    desk.journal.was_read([Entry(entry.number, entry.at, "x", S0, "table", entry.body)])
    assert desk.outcomes == [False]


def test_whoever_always_comes_too_late_gives_up() -> None:
    desk = Desk()
    desk.says("never")
    for _ in range(DECIDE_ATTEMPTS):
        desk.journal.appended(Conflict("somebody was faster"))
        desk.journal.was_read(desk.elsewhere("first"))
    assert desk.outcomes == ["busy"]


def test_what_is_not_stored_has_not_happened_and_the_next_has_its_turn() -> None:
    desk = Desk()
    desk.says("lost")
    desk.says("kept")
    desk.journal.appended(NotStored("the disk is full"))
    desk.journal.appended(None)
    assert desk.outcomes == ["not-stored", True]
    assert [line.text for line in desk.journal.table.chat.values()] == ["kept"]


def test_refused_or_nothing_to_do_stores_nothing() -> None:
    def refuse(_: Table) -> Any:
        raise Refused("not-host")

    desk = Desk()
    desk.takes(refuse)
    desk.takes(lambda _: (0, []))
    assert (desk.effects, desk.outcomes) == ([], ["not-host", True])


@pytest.mark.parametrize("decided", [[Decided("game", LobbyOpened())], [Decided("table", Said(Seat(9), "of nobody"))]])
def test_what_cannot_be_recorded_is_never_stored(decided: list[Decided]) -> None:
    desk = Desk()
    desk.takes(lambda _: (0, decided))
    desk.says("the next")
    report, append = desk.effects
    assert isinstance(report, Report)
    assert isinstance(append, Append)
    assert desk.outcomes == ["server-error"]


def test_what_another_node_stored_and_nobody_can_read_is_reported() -> None:
    desk = Desk()
    desk.says("hello")
    desk.journal.appended(Conflict("somebody was faster"))
    (entry,) = desk.elsewhere("hello")
    nobodys = b'{"type":"StandInChanged","seat":9,"strength":null}'
    desk.journal.was_read([Entry(entry.number, entry.at, None, S0, "table", nobodys)])
    assert isinstance(desk.last, Report)
    assert desk.outcomes == ["server-error"]
    assert not desk.journal.is_busy


class Unread:
    """A rule that needs something which nobody has read yet."""

    def __init__(self) -> None:
        self.is_read = False

    def choose(self, _: Table) -> Any:
        if not self.is_read:
            raise NotYet(self.read)
        return 0, [Decided("table", Said(S0, "read"))]

    def read(self) -> None:
        self.is_read = True


def test_what_has_to_be_read_first_waits_alone() -> None:
    desk, rule = Desk(), Unread()
    desk.takes(rule.choose)
    (learn,) = desk.effects
    assert isinstance(learn, Learn)
    assert desk.journal.is_busy
    desk.says("meanwhile")
    desk.journal.appended(None)
    learn.read()
    learn.on_learnt(None)
    desk.journal.appended(None)
    assert desk.outcomes == [True, True]
    assert [line.text for line in desk.journal.table.chat.values()] == ["meanwhile", "read"]
    assert not desk.journal.is_busy


def test_what_could_not_be_read_is_said_and_read_again_the_next_time() -> None:
    desk, rule = Desk(), Unread()
    desk.takes(rule.choose)
    first, problem = desk.last, OSError("the file is gone")
    assert isinstance(first, Learn)
    first.on_learnt(problem)
    assert desk.outcomes == ["server-error"]
    assert isinstance(desk.last, Report)
    assert desk.last.error is problem
    assert not desk.journal.is_busy
    desk.takes(rule.choose)
    assert isinstance(desk.last, Learn)


def test_what_is_never_there_after_reading_gives_up() -> None:
    desk, rule = Desk(), Unread()
    desk.takes(rule.choose)
    while isinstance(desk.last, Learn) and not desk.outcomes:
        desk.last.on_learnt(None)  # and yet it was not read
    assert desk.outcomes == ["busy"]
    assert len(desk.effects) == READ_ATTEMPTS
