from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.decks.museums.server import Town, opened
from tests.unit.decks.words import WORDS
from vernissage.decks.own import OwnDecks


@pytest.fixture
def town() -> Iterator[Town]:
    with opened() as server:
        yield server


@pytest.fixture
def own(tmp_path: Path) -> OwnDecks:
    return OwnDecks(tmp_path, vocabulary=WORDS)
