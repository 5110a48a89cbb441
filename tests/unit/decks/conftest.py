"""Decks to look at."""

from pathlib import Path

import pytest

from tests.unit.decks.pictures import painting, saved
from tests.unit.decks.words import WORDS
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
