from pathlib import Path

import pytest

from tests.unit.decks.pictures import painting, png_that_claims, saved
from tests.unit.decks.words import WORDS
from vernissage.contract.refused import Refused
from vernissage.decks.folder import add_folder, missing_files, read_table, tags_of
from vernissage.decks.own import OwnDecks
from vernissage.decks.vocabulary import load


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "pictures"
    place.mkdir()
    for mark, (name, format) in enumerate(
        [("a.jpg", "JPEG"), ("b.PNG", "PNG"), ("c.webp", "WEBP"), ("d.avif", "AVIF")]
    ):
        (place / name).write_bytes(saved(painting(mark=mark * 10), format))
    (place / "bomb.png").write_bytes(png_that_claims(50_000, 50_000))
    (place / "notes.txt").write_text("not asked for")
    return place


def add(tmp_path: Path, folder: Path) -> dict[str, str | None]:
    own = OwnDecks(tmp_path, vocabulary=WORDS)
    own.create("d", "D")
    return {one.file: one.refused.code if one.refused else one.painting for one in add_folder(own, "d", folder)}


def test_a_folder_gives_its_good_pictures_and_tells_about_the_bad(tmp_path: Path, folder: Path) -> None:
    assert add(tmp_path, folder) == {
        "a.jpg": "a", "b.PNG": "b", "bomb.png": "picture-too-many-pixels", "c.webp": "c", "d.avif": "d",
    }  # fmt: skip


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_table_gives_titles_and_tags_in_any_language(tmp_path: Path, folder: Path, separator: str) -> None:
    rows = [
        ["File", "Title", "title-ru", "artist", "year", "tags"],
        ["A.JPG", '"By the\nriver"', "У реки", "Anna", "1999", '"лодка, Women, unicorn, mostly blue"'],
    ]
    (folder / "list.csv").write_text("\n".join(separator.join(row) for row in rows), "utf-8-sig")
    own = OwnDecks(tmp_path, vocabulary=WORDS)
    own.create("d", "D")
    unknown = [one.unknown for one in add_folder(own, "d", folder)]
    first = own.get("d").paintings[0]
    assert first.title == {"en": "By the\nriver", "ru": "У реки"}
    assert (first.artist, first.year, first.tags) == ({"en": "Anna"}, "1999", ("boat", "woman"))
    assert unknown[0] == ("unicorn",)


@pytest.mark.parametrize(
    ("words", "tags"), [("город, лодка", ("city", "boat")), ("город; човен", ("vegetable-garden", "boat"))]
)
def test_tags_of_a_row_are_read_in_one_language(words: str, tags: tuple[str, ...]) -> None:
    assert tags_of(words, load()) == (tags, ())


def test_pictures_of_other_kinds_and_rows_without_a_picture_are_told(tmp_path: Path, folder: Path) -> None:
    (folder / "dance.gif").write_bytes(b"GIF89a and more")
    (folder / "list.csv").write_text("file,title\na.jpg,A\nlost.jpg,B\n", "utf-8")
    assert add(tmp_path, folder)["dance.gif"] == "picture-format"
    assert missing_files(folder) == ["lost.jpg"]


def test_of_two_copies_the_one_that_is_described_is_kept(tmp_path: Path, folder: Path) -> None:
    (folder / "a copy.jpg").write_bytes((folder / "a.jpg").read_bytes())
    (folder / "list.csv").write_text("file,title\na.jpg,By the river\n", "utf-8")
    added = add(tmp_path, folder)
    assert (added["a.jpg"], added["a copy.jpg"]) == ("a", "picture-already-there")


def test_ragged_rows_say_what_they_can(folder: Path) -> None:
    (folder / "list.csv").write_text("file,title\na.jpg\nb.png,B,more,and more\n,no file\n")
    assert read_table(folder) == {"a.jpg": {"file": "a.jpg"}, "b.png": {"file": "b.png", "title": "B"}}


def test_a_table_in_another_encoding_is_told(folder: Path) -> None:
    (folder / "list.csv").write_bytes("file,title\na.jpg,Лодка".encode("cp1251"))
    with pytest.raises(Refused, match="table-not-utf8"):
        read_table(folder)
