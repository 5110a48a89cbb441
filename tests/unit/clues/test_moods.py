from pathlib import Path

from vernissage.clues.moods import read_moods


def test_a_line_is_a_painting_and_its_moods_most_telling_first(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("one: calm sea\ntwo: joy\n", "utf-8")
    assert read_moods(tmp_path) == {"deck/one": ("calm", "sea"), "deck/two": ("joy",)}


def test_no_mood_is_given_twice() -> None:
    assert [painting for painting, given in read_moods().items() if len(set(given)) < len(given)] == []
