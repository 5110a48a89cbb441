from pathlib import Path

import pytest

from vernissage.clues.checking import check
from vernissage.contract.languages import LANGUAGES
from vernissage.decks.catalogue import Decks

WHOLE = "moon | night | ночь | noche | 夜 | ніч"


@pytest.fixture(scope="module")
def decks() -> Decks:
    return Decks()


def problems(decks: Decks, folder: Path, *lines: str) -> tuple[str, ...]:
    (folder / "some.txt").write_text("\n".join(lines), "utf-8")
    (folder / "moods").mkdir()
    return check(decks, decks.vocabulary, folder, folder / "moods", alike=None).problems


def test_the_table_is_whole(decks: Decks) -> None:
    report = check(decks, decks.vocabulary)
    assert report.problems == ()
    assert report.unlinked_tags == ()
    assert report.languages == dict.fromkeys(LANGUAGES, report.notions)
    assert report.notions == report.complete == report.linked


def test_every_built_in_painting_has_moods(decks: Decks) -> None:
    built_in = [deck.id for deck in decks.decks() if deck.origin == "built-in"]
    assert check(decks, decks.vocabulary).paintings_with_moods == len(decks.paintings(built_in))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("mooon | night | ночь | noche | 夜 | ніч", "some.txt:1: there is no tag mooon"),
        ("moon ~slep | night | ночь | noche | 夜 | ніч", "some.txt:1: there is no notion slep"),
        ("moon | night | ночь | noche | ; | ніч", "some.txt:1: night has no words in zh"),
        ("~night | night | ночь | noche | 夜 | ніч", "some.txt:1: night is linked to no tag"),
        ("moon | night | ночь", "some.txt:1: 2 languages instead of 5: moon | night | ночь"),
    ],
)
def test_a_faulty_line_is_told(decks: Decks, tmp_path: Path, line: str, problem: str) -> None:
    assert problems(decks, tmp_path, line) == (problem,)


def test_a_name_that_is_there_twice_is_told(decks: Decks, tmp_path: Path) -> None:
    assert problems(decks, tmp_path, WHOLE, WHOLE) == ("night is there 2 times",)


def test_moods_that_lead_nowhere_are_told(decks: Decks, tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text(WHOLE, "utf-8")
    deck = decks.deck_ids()[0]
    (tmp_path / "moods").mkdir()
    (tmp_path / "moods" / f"{deck}.txt").write_text("no-such-painting: night gloom", "utf-8")
    found = check(decks, decks.vocabulary, tmp_path, tmp_path / "moods", alike=None).problems
    assert f"there is no painting {deck}/no-such-painting" in found
    assert f"{deck}/no-such-painting: there is no notion gloom" in found
