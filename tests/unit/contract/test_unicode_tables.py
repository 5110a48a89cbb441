"""The committed tables are those that the packages say today."""

import importlib.util
from pathlib import Path
from types import ModuleType

from vernissage.contract.unicode import is_emoji, is_ignorable, prototypes

TOOL = Path(__file__).parents[3] / "tools" / "unicode_tables.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("unicode_tables", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_are_fresh() -> None:
    made = tool()
    assert made.PLACE.read_text("utf-8") == made.generate(), "run `just unicode`"


def test_what_stands_for_a_sign_is_not_replaced_itself() -> None:
    found = prototypes()
    assert {sign for prototype in found.values() for sign in prototype if ord(sign) in found} == set()


def test_ranges_hold_their_first_and_last_sign_and_nothing_beside() -> None:
    assert [is_ignorable(sign) for sign in ("\u200a", "\u200b", "\u200f", "\u2010")] == [False, True, True, False]
    assert [is_emoji(sign) for sign in ("/", "0", "9", ":")] == [False, True, True, False]
