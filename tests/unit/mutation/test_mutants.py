"""The faults that `just mutate` makes: each of them one, and none where nothing is done."""

import ast

from tests.mutation.mutants import mutants

SOURCE = '''
"""Says what it does."""
LIMIT: int = 3

def allowed(count: int, *, strict: bool = False) -> bool:
    """Whether so many are allowed."""
    if strict and count > LIMIT:
        raise ValueError("too many")
    return any(each < count for each in range(LIMIT) if each)
'''


def faults(source: str) -> list[str]:
    return [mutant.fault for mutant in mutants(source)]


def test_every_place_that_does_something_gets_a_fault() -> None:
    assert faults(SOURCE) == [
        "4 instead of 3",
        "2 instead of 3",
        "True instead of False",
        "strict or count > LIMIT instead of strict and count > LIMIT",
        "count >= LIMIT instead of count > LIMIT",
        "count <= LIMIT instead of count > LIMIT",
        "leaves out raise ValueError('too many')",
        "'too many~' instead of 'too many'",
        "all((each < count for each in range(LIMIT) if each)) instead of "
        "any((each < count for each in range(LIMIT) if each))",
        "each <= count instead of each < count",
        "each >= count instead of each < count",
        "takes everything of range(LIMIT)",
    ]


def test_each_fault_is_one_and_can_be_compiled() -> None:
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants(SOURCE):
        compile(mutant.source, "faulty", "exec")
        changed = [line for line, old in zip(mutant.source.splitlines(), whole, strict=True) if line != old]
        assert len(changed) == 1, mutant.fault


def test_a_fault_knows_its_line() -> None:
    lines = SOURCE.splitlines()
    assert {lines[mutant.line - 1].split()[0] for mutant in mutants(SOURCE)} == {
        "LIMIT:",
        "def",
        "if",
        "raise",
        "return",
    }


def test_what_only_a_type_checker_reads_gets_none() -> None:
    only_types = (
        'from typing import TypeVar\nT = TypeVar("T")\ndef f(x: "list[int]") -> "int":\n    """Nothing."""\n'
        "    assert_never(x)\n"
    )
    assert faults(only_types) == []
