"""Decks to look at, and a registry to build one from."""

from pathlib import Path

import pytest

from tests.unit.decks.pictures import painting, saved
from tests.unit.decks.shop import Shop
from tests.unit.decks.words import WORDS
from vernissage.decks.building import packages
from vernissage.decks.catalogue import Decks
from vernissage.decks.own import OwnDecks


@pytest.fixture
def own(tmp_path: Path) -> OwnDecks:
    decks = OwnDecks(tmp_path, vocabulary=WORDS)
    for deck in ("two", "one"):
        decks.create(deck, deck.title())
        for mark in (0, 30):
            decks.add_picture(deck, saved(painting(mark=mark)), f"p{mark}.jpg")
    return decks


@pytest.fixture
def decks(own: OwnDecks, tmp_path: Path) -> Decks:
    assert own.list()
    return Decks(tmp_path, built=tmp_path / "built", vocabulary=WORDS)


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    made = Shop(tmp_path)
    monkeypatch.setattr(packages, "PINS_FILE", tmp_path / "pins.toml")
    return made
