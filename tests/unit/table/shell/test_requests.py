"""What people send, as requests to the journal: who sent it, what it costs, and what they hear of it."""

from random import Random
from typing import Any

from tests.seats import S0
from tests.unit.table.table_for_tests import LogOfTable, spending
from tests.virtual import Eye
from vernissage.contract.refused import Refused
from vernissage.table.readers.visitor import Reacted
from vernissage.table.shell.effects import Answer, Append, Carried, Effect, Forget, Reply, Tell
from vernissage.table.shell.inputs import AppendDone, CommandSent, Forgotten, Joined, ReactionSent, RoundEnded
from vernissage.table.shell.machine import TableMachine
from vernissage.table.shell.requests import KEY_SHOWN
from vernissage.table.shell.resources import TableResources
from vernissage.table.state import commands as c

ADA = LogOfTable.key(0)


class Desk:
    """A table of two, where Ada is the host."""

    def __init__(self) -> None:
        log = LogOfTable.seated(2)
        resources = TableResources(log.games, rng=Random(1))
        self.machine = TableMachine(resources, log.table, lambda: log.now, spending())
        self.machine.take(Joined(Eye(), ADA, lambda _: None))
        self.effects()

    def effects(self) -> list[Effect]:
        wanted = list(self.machine.effects)
        self.machine.effects.clear()
        return wanted

    def sends(self, id: str, command: Any) -> list[Effect]:
        """What comes of it once it is stored."""
        self.machine.take(CommandSent(ADA, id, command, lambda _: None))
        self.machine.take(RoundEnded())
        effects = self.effects()
        if any(isinstance(effect, Append) for effect in effects):
            self.machine.take(AppendDone(None))
            return [*effects, *self.effects()]
        return effects


def reply_in(effects: list[Effect]) -> Any:
    (reply,) = [effect.outcome for effect in effects if isinstance(effect, Reply)]
    return reply


def test_the_id_is_stored_with_the_beginning_of_the_key() -> None:
    (append, *_) = Desk().sends("an id", c.Say("hello"))
    assert isinstance(append, Append)
    assert append.entries[0].cause == f"{ADA[:KEY_SHOWN]}/an id"


def test_a_repeat_gets_the_same_answer_and_the_same_pass() -> None:
    desk = Desk()
    first = reply_in(desk.sends("pass", c.MakePass()))
    assert isinstance(first, Carried)
    assert first.word
    effects = desk.sends("pass", c.MakePass())
    assert not any(isinstance(effect, Append) for effect in effects)
    assert reply_in(effects) == first


def test_a_host_is_answered_once_the_table_is_deleted() -> None:
    desk = Desk()
    (forget,) = [effect for effect in desk.sends("delete", c.DeleteTable()) if isinstance(effect, Forget)]
    desk.machine.take(Forgotten(forget, None))
    assert isinstance(reply_in(desk.effects()), Carried)
    desk.machine.take(Forgotten(forget, Refused("not-stored")))
    assert isinstance(reply_in(desk.effects()), Refused)


def test_a_reaction_is_shown_and_answered_and_a_stranger_is_refused() -> None:
    desk = Desk()
    desk.machine.take(ReactionSent(ADA, "bravo", lambda _: None))
    told, answer = desk.effects()
    assert isinstance(told, Tell)
    assert told.what == Reacted(S0, "bravo")
    assert isinstance(answer, Answer)
    assert answer.said is None
    desk.machine.take(ReactionSent(LogOfTable.key("a stranger"), "bravo", lambda _: None))
    (refusal,) = desk.effects()
    assert isinstance(refusal, Answer)
    assert isinstance(refusal.said, Refused)
