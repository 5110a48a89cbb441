"""Queries: questions to the game that change nothing."""

from collections.abc import Callable

from msgspec import Raw, Struct
from msgspec.structs import replace

from vernissage.contract.messages import raw
from vernissage.contract.not_yet import READ_ATTEMPTS, NotYet
from vernissage.contract.refused import Refused
from vernissage.table.shell.effects import Answer, Effect, Learn, OnAnswer, Report
from vernissage.table.state.table import Games, Table, game_on


class Question(Struct, frozen=True, eq=False):
    """A question that waits. `answer` is called with what the game says, or with why not (`Refused`)."""

    key: str
    query: Raw
    answer: OnAnswer
    waits: int = 0  # how often something had to be read first


class Queries:
    def __init__(self, games: Games, table: Callable[[], Table], emit: Callable[[Effect], None]) -> None:
        self._games = games
        self._table = table
        self._emit = emit

    def ask(self, question: Question) -> None:
        try:
            self._emit(Answer(question.answer, self._answer(question)))
        except Refused as refused:
            self._emit(Answer(question.answer, refused))
        except NotYet as lacking:
            self._emit(Learn(lacking.read, lambda problem: self._ask_again(question, problem)))
        except Exception as error:
            self._fail(question, error)

    def _answer(self, question: Question) -> Raw:
        table = self._table()
        game = game_on(self._games, table)
        if game is None:
            raise Refused("no-game-runs", stage=table.stage)
        query = game.rules.messages.read_query(question.query)
        return raw(game.rules.answer(game.state, table.seat_of(question.key), query))

    def _ask_again(self, question: Question, problem: Exception | None) -> None:
        if problem is not None:
            self._fail(question, problem)
        elif question.waits == READ_ATTEMPTS:
            self._emit(Answer(question.answer, Refused("busy")))
        else:
            self.ask(replace(question, waits=question.waits + 1))

    def _fail(self, question: Question, error: Exception) -> None:
        self._emit(Report(f"table {self._table().code}: a question could not be answered", error))
        self._emit(Answer(question.answer, Refused("server-error")))
