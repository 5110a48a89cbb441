"""A server answers before it has read what only some need."""

import subprocess
import sys

import pytest

# For bots' eyes, the owner's pictures, the code on the terminal, and several nodes.
LATER = ("numpy", "PIL", "segno", "psycopg", "nats")
ANSWER = """
import sys
from pathlib import Path
from vernissage.app import build
from vernissage.config import Config
import vernissage.cli.serve

app = build(Config(data=Path(sys.argv[1])))
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    words = [sys.executable, "-c", ANSWER, str(tmp_path_factory.mktemp("data"))]
    return set(subprocess.run(words, capture_output=True, text=True, check=True).stdout.split())


def test_the_server_is_there(imported: set[str]) -> None:
    assert {"uvicorn", "picows", "vernissage"} <= imported


@pytest.mark.parametrize("package", LATER)
def test_nothing_is_imported_that_takes_long_and_need_not_be_there_yet(package: str, imported: set[str]) -> None:
    assert package not in imported
