"""What holds for all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.chance import seed
from tests.postgres import Postgres, postgres

# How long an example takes says something about the machine, and nothing about the program.
settings.register_profile("ours", deadline=None)
settings.load_profile("ours")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One for all tests of a process; each begins with `fresh`."""
    with postgres() as server:
        yield server


def pytest_configure() -> None:
    """Workers inherit the seed."""
    seed()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"Chance came from seed {seed()}; --seed {seed()} repeats it.")
