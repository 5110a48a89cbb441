"""`just mutate meaning`: makes every listed change of meaning, one at a time, and looks whether its test notices.

python -m tests.mutation meaning              # every game that has a list
python -m tests.mutation meaning <game>       # this one
python -m tests.mutation meaning <game> --all   # on all of the game's tests; says which one notices first
"""

import importlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.mutation.forking import fails_in_fork, say
from tests.mutation.meaning import Change, Changes

HERE = Path(__file__).parent
OPTIONS = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal"]


def games() -> list[str]:
    return sorted(file.parent.name for file in HERE.glob("*/meaning.py"))


def changes_of(game: str) -> list[Change]:
    listed: Changes = importlib.import_module(f"tests.mutation.{game}.meaning").change
    return listed.all


class Meanings:
    """Runs as a plug-in of pytest, in place of its loop over the tests."""

    def __init__(self, game: str, changes: Sequence[Change], *, on_all: bool) -> None:
        self._game = game
        self._changes = changes
        self._on_all = on_all
        self.missed = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for change in self._changes:
            problem = self._problem(session, change)
            self.missed += problem is not None
            if problem or self._on_all:
                say(f"  {self._game} {change.clause}: {change.title}: {problem or 'noticed'}")
        made = len(self._changes)
        say(f"{self._game}: {made - self.missed} of {made} changes of meaning were noticed\n")
        return True

    def _problem(self, session: pytest.Session, change: Change) -> str | None:
        tests = [index for index, item in enumerate(session.items) if _name(item) == change.noticed_by]
        if self._on_all:
            return self._noticed_by_any(session, change)
        if not tests:
            return f"there is no test {change.noticed_by}"
        if fails_in_fork(session, tests, lambda: None):
            return f"{change.noticed_by} fails without any change"
        outcome = fails_in_fork(session, tests, _checked(change))
        return None if outcome else f"{change.noticed_by} does not notice"

    def _noticed_by_any(self, session: pytest.Session, change: Change) -> str | None:
        for index, item in enumerate(session.items):
            if fails_in_fork(session, [index], _checked(change)):
                say(f"    {change.title}: {_name(item)}")
                return None
        return "no test notices"


def _checked(change: Change) -> Callable[[], None]:
    """A change that does not apply any more is not one that was noticed."""

    def put() -> None:
        try:
            change.put()
        except Exception as error:
            say(f"  {change.clause}: {change.title}: {error}")
            os._exit(0)

    return put


def _name(item: pytest.Item) -> str:
    return item.nodeid.rpartition("::")[2].partition("[")[0]


def run_meaning(arguments: Sequence[str]) -> int:
    """0 if every change was noticed."""
    wanted = [name for name in arguments if name != "--all"] or games()
    missed = 0
    for game in wanted:
        meanings = Meanings(game, changes_of(game), on_all="--all" in arguments)
        tests = str(HERE.parents[1] / "tests" / "rules" / game)
        ran = pytest.main([*OPTIONS, tests], [meanings])
        if ran not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            return int(ran)
        missed += meanings.missed
    return int(missed > 0)


def rule_tests(game: str) -> set[str]:
    """The names of a game's rule tests, without running them."""
    folder = HERE.parents[1] / "tests" / "rules" / game
    lines = (line for file in folder.glob("test_*.py") for line in file.read_text("utf-8").splitlines())
    return {line.removeprefix("def ").partition("(")[0] for line in lines if line.startswith("def test_")}
