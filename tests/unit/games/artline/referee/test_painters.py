"""Every painter of the list is recognised as each language writes them (A17)."""

from pathlib import Path

import pytest

from tests.unit.games.artline.referee.gallery import judge
from vernissage.language import painters

LINES = (Path(painters.__file__).parent / "data" / "painters.txt").read_text("utf-8").splitlines()
ROWS = [line.split("|") for line in LINES if line and not line.startswith("#")]
CREDITS = {"en": "painting by {}", "es": "cuadro de {}", "ru": "картина {}", "uk": "картина {}", "zh": "{}的画"}


def test_some_hundred_painters_are_known_in_five_languages() -> None:
    assert len(ROWS) >= 400
    assert [row for row in ROWS if len(row) != 5 or not all((row[0], *row[2:]))] == []


def test_nobody_is_listed_twice() -> None:
    names = [row[0] for row in ROWS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("at", "language"), list(enumerate(CREDITS)))
def test_a_painting_by_any_of_them_is_no_theme(at: int, language: str) -> None:  # A17
    names = [name.replace("_", " ") for row in ROWS for name in (row[at] or row[0]).split("/")]
    missed = [name for name in names if judge(CREDITS[language].format(name), language).verdict != "refused"]
    assert missed == []


@pytest.mark.parametrize("text", ["Man with a ray of light", "сон и роза", "a wooden cross", "Рим ночью"])
def test_everyday_words_within_a_theme_name_nobody(text: str) -> None:  # A17
    assert judge(text, "en").verdict == "ok"
