import pytest

from vernissage.clues.titles import clue_words, title_words

TITLES = ("Broken Eggs", "Разбитые яйца", "破碎的鸡蛋")


@pytest.mark.parametrize(("clue", "language"), [("an egg, broken", "en"), ("разбитое яйцо", "ru"), ("鸡蛋", "zh")])
def test_a_clue_shares_words_with_a_title_in_any_form(clue: str, language: str) -> None:
    assert any(keys & title_words(TITLES) for keys in clue_words(clue, language))


def test_words_of_three_letters_are_not_compared() -> None:
    assert clue_words("the egg", "en") == []
    assert not any(keys & title_words(TITLES) for keys in clue_words("a horse", "en"))
