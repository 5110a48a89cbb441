"""Rules that are made to mean something else: `tests/mutation/meaning.py`."""

import sys
from types import ModuleType

import pytest

from tests.mutation.meaning import Changes, divert
from tests.mutation.run_meaning import changes_of, games, rule_tests

SOUND = """
LIMIT = 3

def allowed(count, *, most=LIMIT):
    return count <= most

class Counter:
    def room(self):
        return LIMIT

    @property
    def half(self):
        return LIMIT // 2
"""


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("vernissage.games.chess.sound")
    exec(compile(SOUND, "sound", "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, "vernissage.games.chess.sound", module)
    return module


def test_whoever_holds_a_function_calls_what_takes_its_place(sound: ModuleType) -> None:
    held = sound.allowed
    divert(sound.allowed, lambda original, count, **named: not original(count, **named))
    assert [held(3), held(4), held(4, most=5)] == [False, True, False]


def test_a_change_finds_methods_properties_and_constants_by_their_names(sound: ModuleType) -> None:
    change = Changes("chess")
    change("P1", "sound:Counter.room", "test_room")(lambda original, counter: original(counter) + 1)
    change("P2", "sound:Counter.half", "test_half")(lambda _original, _counter: 7)
    for listed in change.all:
        listed.put()
    assert (sound.Counter().room(), sound.Counter().half) == (4, 7)
    change.value("P3", "sound:LIMIT", 5, "test_limit")
    change.all[-1].put()
    assert sound.LIMIT == 5


def test_a_change_that_does_not_apply_any_more_is_an_error(sound: ModuleType) -> None:
    change = Changes("chess")
    change("P1", "sound:forbidden", "test_room")(lambda original: original())
    with pytest.raises(LookupError, match="there is no sound:forbidden any more"):
        change.all[0].put()
    assert sound.allowed(3)


@pytest.mark.parametrize("game", games())
def test_every_change_names_a_test_of_its_games_rules(game: str) -> None:
    tests = rule_tests(game)
    assert {change.noticed_by for change in changes_of(game)} <= tests
