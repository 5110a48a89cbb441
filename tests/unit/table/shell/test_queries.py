"""Questions change nothing, and one that needs something read first waits alone."""

from typing import Any

from tests.any_game import any_game
from tests.high_card import CountCards, Counted, Rules
from tests.seats import S1
from tests.unit.table.table_for_tests import LogOfTable
from vernissage.contract.messages import raw
from vernissage.contract.not_yet import READ_ATTEMPTS, NotYet
from vernissage.contract.refused import Refused
from vernissage.contract.seat import Seat
from vernissage.table.shell.effects import Answer, Effect, Learn, Report
from vernissage.table.shell.queries import Queries, Question

QUERY = raw(CountCards(S1))


class Learner(Rules):
    """Has to read before it can answer."""

    def __init__(self, error: Exception | None = None) -> None:
        self.is_read = False
        self.error = error

    def read(self) -> None:
        self.is_read = True

    def answer(self, state: Any, seat: Seat | None, query: Any) -> Any:
        if self.error is not None:
            raise self.error
        if not self.is_read:
            raise NotYet(self.read)
        return super().answer(state, seat, query)


class Desk:
    def __init__(self, game: Rules, *, plays: bool = True) -> None:
        log = LogOfTable.playing(2) if plays else LogOfTable.seated(2)
        self.effects: list[Effect] = []
        self.asking = Queries({Rules.name: any_game(game)}, lambda: log.table, self.effects.append)

    def ask(self, query: Any = QUERY) -> None:
        self.asking.ask(Question(LogOfTable.key(0), query, lambda _: None))

    @property
    def said(self) -> list[Any]:
        outcomes = [effect.said for effect in self.effects if isinstance(effect, Answer)]
        return [outcome.code if isinstance(outcome, Refused) else outcome for outcome in outcomes]


def test_a_question_is_answered() -> None:
    desk = Desk(Rules())
    desk.ask()
    assert desk.said == [raw(Counted(3))]


def test_a_question_that_is_none_or_comes_too_early_is_refused() -> None:
    desk = Desk(Rules())
    desk.ask(raw("what?"))
    early = Desk(Rules(), plays=False)
    early.ask()
    assert desk.said + early.said == ["unknown-command", "no-game-runs"]


def test_what_has_to_be_read_first_is_answered_then() -> None:
    desk = Desk(Learner())
    desk.ask()
    (learn,) = desk.effects
    assert isinstance(learn, Learn)
    learn.read()
    learn.on_learnt(None)
    assert desk.said == [raw(Counted(3))]


def test_what_could_not_be_read_is_said_and_read_again_the_next_time() -> None:
    desk = Desk(Learner())
    desk.ask()
    first = desk.effects[-1]
    assert isinstance(first, Learn)
    first.on_learnt(OSError("the file is gone"))
    assert desk.said == ["server-error"]
    assert any(isinstance(effect, Report) for effect in desk.effects)
    desk.ask()
    assert isinstance(desk.effects[-1], Learn)


def test_what_is_never_there_after_reading_gives_up() -> None:
    desk = Desk(Learner())
    desk.ask()
    while isinstance(desk.effects[-1], Learn):
        desk.effects[-1].on_learnt(None)  # and yet it was not read
    assert desk.said == ["busy"]
    assert len(desk.effects) == READ_ATTEMPTS + 2


def test_a_fault_of_ours_is_reported() -> None:
    fault = KeyError("a fault")
    desk = Desk(Learner(fault))
    desk.ask()
    assert desk.said == ["server-error"]
    assert [effect.error for effect in desk.effects if isinstance(effect, Report)] == [fault]
