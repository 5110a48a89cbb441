from pathlib import Path

import pytest

from vernissage.clues.alike import digest, readings, shown, unread
from vernissage.clues.notion import Notion, notions, parse

NIGHT = "moon | night; midnight | ночь; полночь | noche; medianoche | 夜; 午夜 | ніч; північ"


def read(folder: Path, notion: Notion, count: int) -> Path:
    path = folder / "alike.txt"
    path.write_text(f"{notion.name} {count} {digest(notion, count)}\n", "utf-8")
    return path


def test_every_phrase_that_is_shown_was_read_in_all_languages_since_it_was_last_changed() -> None:
    assert list(unread(notions().values())) == []


def test_only_the_first_two_phrases_are_ever_shown() -> None:
    assert {reading.count for reading in readings().values()} == {0, 1, 2}


def test_a_notion_that_nobody_has_read_is_not_shown() -> None:
    assert shown(parse("moon | never read | ни разу | nunca | 从未 | ніколи")) == 0


@pytest.mark.parametrize(("said", "changed"), [("полночь", "вечер"), ("medianoche", "Medianoche"), ("夜;", "黑夜;")])
def test_a_phrase_that_was_changed_has_to_be_read_again(tmp_path: Path, said: str, changed: str) -> None:
    path = read(tmp_path, parse(NIGHT), 2)
    assert list(unread([parse(NIGHT)], path)) == []
    (problem,) = unread([parse(NIGHT.replace(said, changed))], path)
    assert problem.startswith("read the phrases of night side by side, then write: night 2 ")


def test_phrases_further_back_may_change_unread(tmp_path: Path) -> None:
    path = read(tmp_path, parse(NIGHT), 1)
    assert list(unread([parse(NIGHT.replace("полночь", "вечер"))], path)) == []


def test_two_phrases_have_to_be_there_in_every_language(tmp_path: Path) -> None:
    short = parse(NIGHT.replace("; 午夜", ""))
    assert len(list(unread([short], read(tmp_path, short, 2)))) == 1


def test_a_reading_of_no_notion_is_told(tmp_path: Path) -> None:
    assert list(unread([], read(tmp_path, parse(NIGHT), 2))) == ["night was read and is no notion"]
