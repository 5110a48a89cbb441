"""Chance in tests: what a server deals comes from one seed, which is printed and can be given again.

`./test browser --seed 7` deals the same again; without a seed it is the date, the same on every worker.
"""

import os
from datetime import UTC, datetime
from random import Random

SEED = "TEST_SEED"  # the environment reaches every worker, and every server that a test starts
TEST = "PYTEST_CURRENT_TEST"  # set by pytest: "tests/…/test_x.py::test_name (call)"


def seed() -> str:
    return os.environ.setdefault(SEED, f"{datetime.now(UTC):%Y%m%d}")


def current_test() -> str:
    """The test that runs in this process, or that has started it."""
    return os.environ.get(TEST, "").rpartition(" ")[0]


def chance(test: str, start: int = 1) -> Random:
    """Chance for the `start`-th server of `test`. Which tests ran before, and where, makes no difference."""
    return Random(f"{seed()} {test} {start}")
