"""Word cards that the owner of a server brings."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from vernissage.cli import main
from vernissage.contract.wordbook import CardFacts
from vernissage.words.book import built_in
from vernissage.words.own import BadCards, ServerBook, read_file

DANCES = "# dances\n\n2: waltz, tango ,samba, polka, ballet, tap  dance, limbo\n3: 1, 2, 3, 4, 5, 6, 7\n"
IN_TWO_LANGUAGES = """
[[card]]
level = 4
words = [{ en = "one", ru = "один" }, { en = "two" }, "drei", "four", "five", "six", "seven"]
"""


def written(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return folder / name


def test_a_line_is_a_card(tmp_path: Path) -> None:  # P2
    first, second = read_file(written(tmp_path, "dances.txt", DANCES))
    assert first.id.startswith("house/dances/")
    assert (first.level, second.level) == (2, 3)
    assert first.in_language("zh") == ("waltz", "tango", "samba", "polka", "ballet", "tap dance", "limbo")


@pytest.mark.parametrize(
    "line",
    [
        "2：叉子，勺子，餐刀，碗，盘子，杯子，筷子",
        "２： 叉子、勺子、餐刀、碗、盘子、杯子、筷子",
        "2: 叉子；勺子；「餐刀」；碗；盘子；杯子；筷子",
    ],
)
def test_a_line_may_have_the_marks_of_a_chinese_keyboard(tmp_path: Path, line: str) -> None:
    (card,) = read_file(written(tmp_path, "餐具.txt", f"＃ 餐具\n{line}\n"))
    assert (card.level, card.in_language("zh")) == (2, ("叉子", "勺子", "餐刀", "碗", "盘子", "杯子", "筷子"))


def test_words_may_stand_in_quotation_marks(tmp_path: Path) -> None:
    (card,) = read_file(
        written(tmp_path, "a.txt", '1: «вальс», «танго», „самба“, "полька", балет, «Весна» Вивальди, г')
    )
    assert card.in_language("ru") == ("вальс", "танго", "самба", "полька", "балет", "«Весна» Вивальди", "г")


def test_a_card_can_say_its_words_in_several_languages(tmp_path: Path) -> None:
    (card,) = read_file(written(tmp_path, "numbers.toml", IN_TWO_LANGUAGES))
    assert card.in_language("ru")[:3] == ("один", "two", "drei")


def test_a_card_can_be_for_grown_ups_only(tmp_path: Path) -> None:
    marked = IN_TWO_LANGUAGES.replace("level = 4", "level = 4\nfamily = false")
    (card,) = read_file(written(tmp_path / "words", "numbers.toml", marked))
    assert not card.family
    assert ServerBook(tmp_path).facts()[card.id] == CardFacts(4, family=False)


BAD = {
    "no.txt": "# nothing\n",
    "six.txt": "1: a, b, c, d, e, f",
    "level.txt": "5: a, b, c, d, e, f, g",
    "colon.txt": "a, b, c, d, e, f, g",
    "empty.txt": "1: a, b, , d, e, f, g",
    "long.txt": f"1: a, b, {'x' * 27}, d, e, f, g",
    "unseen.txt": "1: a, b, c\u202e, d, e, f, g",
    "chinese.toml": '[[card]]\nlevel = 1\nwords = [{ zh = "水水水水水水水水水水水" }, "b", "c", "d", "e", "f", "g"]',
    "nowhere.toml": '[[card]]\nlevel = 1\nwords = [{}, "b", "c", "d", "e", "f", "g"]',
    "shape.toml": "[[card]]\nwords = 7",
    "syntax.toml": "[[card",
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_not_in_order_is_told_why(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadCards, match=r"\w+ \w+"):
        read_file(written(tmp_path, name, BAD[name]))


def test_a_running_server_has_new_cards_at_once_and_leaves_broken_files_out(tmp_path: Path) -> None:
    book = ServerBook(tmp_path)
    assert list(book.cards(2)) == list(built_in().cards(2))
    written(tmp_path / "words", "dances.txt", DANCES)
    written(tmp_path / "words", "six.txt", BAD["six.txt"])
    written(tmp_path / "words", "notes.md", "not a card")
    *ours, waltzes = book.cards(2)
    assert ours == list(built_in().cards(2))
    assert book.words("es")[waltzes][0] == "waltz"
    assert len(book.words("en")) == len(list(built_in())) + 2
    (tmp_path / "words" / "dances.txt").unlink()
    assert list(book.cards(2)) == list(built_in().cards(2))


def test_a_card_that_a_table_may_have_before_it_keeps_its_words(tmp_path: Path) -> None:
    book, file = ServerBook(tmp_path), written(tmp_path / "words", "dances.txt", DANCES)
    *_, waltzes = book.cards(2)
    before = book.words("en")[waltzes]
    file.write_text("2: seven, other, words, on, the, first, line\n" + DANCES, "utf-8")
    assert waltzes in book.cards(2)
    assert (len(book.cards(2)), book.words("en")[waltzes]) == (len(built_in().cards(2)) + 2, before)
    file.unlink()
    assert waltzes not in book.cards(2)
    assert book.words("en")[waltzes] == before


def vernissage(data: Path, *words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["words", *words, "--data", str(data)], env={"COLUMNS": "160"})
    return result.exit_code, result.output


def test_files_are_added_listed_and_removed(tmp_path: Path) -> None:
    data, file = tmp_path / "data", written(tmp_path, "dances.txt", DANCES)
    assert vernissage(data, "add", str(file)) == (0, "dances.txt: 2 cards\n")
    assert sum(card.startswith("house/dances/") for card in ServerBook(data).words("en")) == 2
    assert "dances.txt" in vernissage(data, "list")[1]
    assert vernissage(data, "remove", "dances")[0] == 0
    assert ServerBook(data).words("en").keys() == {card.id for card in built_in()}
    assert vernissage(data, "remove", "dances")[0] == 1


@pytest.mark.parametrize(("name", "text"), [("six.txt", BAD["six.txt"]), ("cards.csv", DANCES)])
def test_what_is_no_file_of_cards_is_not_added(tmp_path: Path, name: str, text: str) -> None:
    code, said = vernissage(tmp_path / "data", "add", str(written(tmp_path, name, text)))
    assert code == 1
    assert "expected" in said
    assert not (tmp_path / "data" / "words").exists()
