"""A deck as it is stored."""

from pathlib import Path

import pytest

from vernissage.decks.model import Pictures, StoredDeck, StoredPainting, read_deck, write_atomically, write_deck

PICTURES = Pictures("t.webp", "c.webp", "l.webp", 320, 240, "#123456")
DECK = StoredDeck("boats", {"en": "Boats", "ru": "Лодки"}, (StoredPainting("a", PICTURES, {"en": "A"}),))


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    write_deck(tmp_path / "boats", DECK)
    assert read_deck(tmp_path / "boats") == DECK


def test_a_file_is_replaced_as_a_whole_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", b"old")
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_atomically(tmp_path / "file", b"old")

    def fails(_path: Path, _target: Path) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(OSError, match="full"):
        write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
