"""Which modules `just mutate` puts faults into."""

from tests.mutation.run import GAMES, NOT_RULES


def test_whatever_is_left_out_is_still_called_so() -> None:
    assert {file.stem for file in GAMES.rglob("*.py")} >= NOT_RULES
