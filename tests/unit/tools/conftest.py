"""A registry to build decks from."""

from pathlib import Path

import pytest

from deck_building import packages
from tests.unit.tools.shop import Shop


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    made = Shop(tmp_path)
    monkeypatch.setattr(packages, "PINS_FILE", tmp_path / "pins.toml")
    return made
