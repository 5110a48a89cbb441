"""Which tests run which lines."""

import ast
from pathlib import Path

from tests.mutation.hits import Hits, function_around

SOURCE = """LIMIT = 3

def first():
    return LIMIT

class Things:
    most = 2

    @property
    def second(self):
        return [each for each in range(self.most)]
"""


def test_a_line_belongs_to_the_function_or_method_around_it() -> None:
    tree = ast.parse(SOURCE)
    around = {line: function_around(tree, line) for line in range(1, 12)}
    assert around[4] == range(3, 5)
    assert around[9] == around[11] == range(9, 12)
    assert around[1] is around[7] is None


def test_a_test_is_found_by_the_lines_that_it_calls() -> None:
    space: dict[str, object] = {}
    exec(compile(SOURCE, "/things.py", "exec"), space)
    hits = Hits()
    hits.during(0, lambda: space["first"]())  # type: ignore[operator]
    hits.during(1, lambda: space["Things"]().second)  # type: ignore[operator]
    assert hits.on(Path("/things.py"), range(3, 5)) == {0}
    assert hits.on(Path("/things.py"), range(9, 12)) == {1}
    assert hits.on(Path("/others.py"), range(1, 12)) == set()
