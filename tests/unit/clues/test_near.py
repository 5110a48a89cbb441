import pytest

from vernissage.clues.near import Nearest

KNOWN = Nearest(["melancholy", "umbrella", "sea"])


@pytest.mark.parametrize("slip", ["umbrela", "umbrrella", "umbxella", "unbrella"])
def test_one_wrong_letter_is_a_slip(slip: str) -> None:
    assert KNOWN.find(slip) == "umbrella"


def test_a_longer_word_of_the_same_root_is_near() -> None:
    assert KNOWN.find("melancholically") == "melancholy"


@pytest.mark.parametrize("word", ["umbrage", "see", "xyzzy", ""])
def test_other_words_are_not(word: str) -> None:
    assert KNOWN.find(word) is None
