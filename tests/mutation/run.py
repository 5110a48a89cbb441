"""Puts faults into the rules, one at a time, and looks whether the rules' own tests notice.

    python -m tests.mutation                    # every module of every game's rules
    python -m tests.mutation settling scoring   # these modules; a game's name means all of its own
    python -m tests.mutation meaning            # not faults, but rules that mean something else: see `run_meaning`

The tests are collected and run once; each fault is then tried in a process forked off, on the tests that run its lines.
"""

import ast
import importlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutation.forking import fails_in_fork, run_test, say
from tests.mutation.hits import Hits, function_around
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.putting import put
from tests.mutation.run_meaning import run_meaning

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
GAMES = SOURCE / "vernissage" / "games"
# What is shown, told, asked and stored, in which words, and what stands behind a port is tested elsewhere; the rest of
# the folder is the rules.
NOT_RULES = {"__init__", "commands", "considering", "events", "late", "may", "notion_clues", "package"}
NOT_RULES |= {"ports", "printed_cards", "queries", "redact", "values", "view", "view_types"}
ENOUGH = 0.95
OPTIONS = ["-o", "addopts=", "-p", "no:cacheprovider", "-p", "no:terminal"]


class Tally(NamedTuple):
    made: int = 0
    noticed: int = 0


class Faults:
    """Runs as a plug-in of pytest, in place of its loop over the tests."""

    def __init__(self, game: str, files: Sequence[Path]) -> None:
        self._game = game
        self._files = files
        self._hits = Hits()
        self.tally = Tally()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for at in range(len(session.items)):
            self._hits.during(at, lambda at=at: run_test(session, at))  # type: ignore[misc]
        if session.testsfailed:
            raise pytest.UsageError(f"{self._game}: the tests fail without any fault")
        for file in self._files:
            self._try_file(session, file)
        return True

    def _try_file(self, session: pytest.Session, file: Path) -> None:
        source = file.read_text("utf-8")
        module = ".".join(file.relative_to(SOURCE).with_suffix("").parts)
        tree = ast.parse(source)
        found = list(mutants(source))
        if is_noticed(session, range(len(session.items)), module, source):
            raise pytest.UsageError(f"{file}: the tests notice that its source was replaced, even without any fault")
        survivors = []
        for mutant in found:
            span = function_around(tree, mutant.line)
            tests = range(len(session.items)) if span is None else sorted(self._hits.on(file, span))
            if not is_noticed(session, tests, module, mutant.source):
                survivors.append(mutant)
        self._say(file, found, survivors)

    def _say(self, file: Path, found: Sequence[Mutant], survivors: Sequence[Mutant]) -> None:
        for mutant in survivors:
            say(f"  {self._game}/{file.name}:{mutant.line}  {mutant.fault}")
        noticed = len(found) - len(survivors)
        say(f"{self._game}/{file.name}: {noticed} of {len(found)}")
        self.tally = Tally(self.tally.made + len(found), self.tally.noticed + noticed)


def is_noticed(session: pytest.Session, tests: Iterable[int], module: str, source: str) -> bool:
    return fails_in_fork(session, tests, lambda: put(importlib.import_module(module), source))


def _chosen(names: Sequence[str]) -> Iterator[tuple[str, list[Path]]]:
    for game in sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").exists()):
        folder = GAMES / game
        modules = [*sorted(folder.glob("*.py")), *sorted((folder / "rules").glob("*.py"))]
        files = [file for file in modules if file.stem not in NOT_RULES]
        wanted = [file for file in files if not names or {game, file.stem} & set(names)]
        if wanted and (ROOT / "tests" / "rules" / game).exists():
            yield game, wanted


def main(names: Sequence[str]) -> int:
    """0 if enough faults were noticed in each game."""
    if names[:1] == ["meaning"]:
        return run_meaning(names[1:])
    chosen, ended = list(_chosen(names)), 0
    if not chosen:
        say(f"no game, and no module of a game's rules, is called {' or '.join(names)}")
        return int(pytest.ExitCode.USAGE_ERROR)
    for game, files in chosen:
        faults = Faults(game, files)
        tests = str(ROOT / "tests" / "rules" / game)
        ran = pytest.main([*OPTIONS, tests], [faults])
        if ran != pytest.ExitCode.OK:
            return int(ran)
        share = faults.tally.noticed / max(faults.tally.made, 1)
        say(f"{game}: {faults.tally.noticed} of {faults.tally.made} faults were noticed, {share:.1%}\n")
        ended = ended or int(share < ENOUGH)
    return ended
