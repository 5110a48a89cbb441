"""Lists as people type them."""

import pytest

from vernissage.contract.lists import parted, unquoted


@pytest.mark.parametrize(
    "text", ["a, b, c", "a;b;c", "a|b|c", "a\tb\tc", "a，b，c", "a；b；c", "a、b、c", " a ,b、 «c» "]
)
def test_words_stand_between_the_commas_of_any_script(text: str) -> None:
    assert parted(text) == ["a", "b", "c"]


def test_nothing_between_two_commas_is_an_empty_word() -> None:
    assert parted("a,,b") == ["a", "", "b"]


@pytest.mark.parametrize(
    ("word", "bare"),
    [
        ("«кот»", "кот"),
        ("„кот“", "кот"),
        ("“cat”", "cat"),
        ('"cat"', "cat"),
        ("「猫」", "猫"),
        ("«me gusta» sin querer", "«me gusta» sin querer"),
        ("«а» и «б»", "«а» и «б»"),
        ("«»", "«»"),
        ("cat", "cat"),
    ],
)
def test_quotation_marks_come_off_a_whole_word_only(word: str, bare: str) -> None:
    assert unquoted(word) == bare
