"""`vernissage dev guess`"""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vernissage.cli import main

SQUARE = '{"strokes": [[[0, 100, 100, 0, 0], [0, 0, 100, 100, 0]]]}'
ZIGZAG = '{"strokes": [[[0, 20, 40, 60, 80, 100], [0, 60, 0, 60, 0, 60]]]}'


def guess(tmp_path: Path, words: str, *lines: str) -> Result:
    file = tmp_path / "drawings.ndjson"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return CliRunner().invoke(main, ["dev", "guess", "--words", words, str(file), "--json"])


def test_each_drawing_gets_the_words_ranked_with_their_odds(tmp_path: Path) -> None:
    done = guess(tmp_path, "zigzag, square,cat", SQUARE, "", ZIGZAG)
    first, second = json.loads(done.stdout)
    assert [first["ranked"][0]["word"], second["ranked"][0]["word"]] == ["square", "zigzag"]
    odds = [one["odds"] for one in first["ranked"]]
    assert odds == sorted(odds, reverse=True)
    assert sum(odds) == pytest.approx(1, abs=0.001)


def test_words_may_be_a_cards_id_or_its_english_word(tmp_path: Path) -> None:
    done = guess(tmp_path, "1/pets/1,Hamster,square", SQUARE)
    (only,) = json.loads(done.stdout)
    assert {one["word"] for one in only["ranked"]} == {"1/pets/1", "Hamster", "square"}


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    done = guess(tmp_path, "cat,dog", SQUARE, '{"strokes": [[[1, 2], [3]]]}')
    assert done.exit_code != 0
    assert "line 2: stroke 1 has 2 x and 1 y" in done.output


@pytest.mark.parametrize(("words", "message"), [("cat,snorgle", "'snorgle'"), ("cat", "two words or more")])
def test_words_that_cannot_be_guessed_are_named(tmp_path: Path, words: str, message: str) -> None:
    done = guess(tmp_path, words, SQUARE)
    assert done.exit_code != 0
    assert message in done.output
