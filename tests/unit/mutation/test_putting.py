"""A faulty source is put where the sound one was, wherever it had been taken to."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.putting import put

SOUND = """
LIMIT = 3
PRICES = {"hat": 2}

def allowed(count):
    return count <= LIMIT

class Counter:
    most = LIMIT

    def room(self):
        return self.most + 1

    @property
    def half(self):
        return self.most // 2

class Bill:
    usual = PRICES.copy
"""


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    module = ModuleType("sound")
    written = tmp_path / "sound.py"
    written.write_text(SOUND, "utf-8")
    module.__file__ = str(written)
    exec(compile(SOUND, "sound", "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, "sound", module)
    return module


@pytest.fixture
def user(sound: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Another module that has taken everything of it."""
    module = ModuleType("user")
    module.__dict__.update({name: sound.__dict__[name] for name in ("LIMIT", "PRICES", "allowed", "Counter", "Bill")})
    monkeypatch.setitem(sys.modules, "user", module)
    return module


def test_a_function_is_rewritten_for_everybody_who_holds_it(sound: ModuleType, user: ModuleType) -> None:
    put(sound, SOUND.replace("count <= LIMIT", "count < LIMIT"))
    assert (sound.allowed(3), user.allowed(3)) == (False, False)


def test_a_value_is_replaced_where_it_has_the_same_name(sound: ModuleType, user: ModuleType) -> None:
    put(sound, SOUND.replace("LIMIT = 3", "LIMIT = 4", 1))
    assert (sound.LIMIT, user.LIMIT, user.allowed(4)) == (4, 4, True)


def test_methods_and_properties_are_rewritten_in_objects_that_exist(sound: ModuleType, user: ModuleType) -> None:
    counter = user.Counter()
    put(sound, SOUND.replace("self.most + 1", "self.most - 1").replace("self.most // 2", "self.most * 2"))
    assert (counter.room(), counter.half) == (2, 6)


def test_a_class_whose_values_begin_otherwise_is_replaced(sound: ModuleType, user: ModuleType) -> None:
    put(sound, SOUND.replace("most = LIMIT", "most = 7"))
    assert (sound.Counter().most, user.Counter().most) == (7, 7)


def test_a_mapping_is_another_one_also_for_those_who_copy_it(sound: ModuleType, user: ModuleType) -> None:
    put(sound, SOUND.replace('"hat": 2', '"hat": 5'))
    assert (user.PRICES, user.Bill.usual()) == ({"hat": 5}, {"hat": 5})


def test_a_class_without_a_fault_stays_the_same(sound: ModuleType, user: ModuleType) -> None:
    put(sound, SOUND.replace("count <= LIMIT", "count < LIMIT"))
    assert (sound.Counter, sound.Bill) == (user.Counter, user.Bill)
    assert isinstance(user.Counter(), sound.Counter)


def test_the_same_source_changes_nothing(sound: ModuleType, user: ModuleType) -> None:
    before = dict(user.__dict__)
    put(sound, SOUND)
    assert user.__dict__ == before
    assert user.allowed(3)
