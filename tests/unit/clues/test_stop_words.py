import pytest

from vernissage.clues.stop_words import silent_words


@pytest.mark.parametrize(("language", "word"), [("en", "who"), ("ru", "это"), ("es", "que"), ("uk", "що")])
def test_little_words_are_silent(language: str, word: str) -> None:
    assert word in silent_words(language)


def test_words_that_mean_something_are_not() -> None:
    assert not silent_words("en") & {"night", "love", "alone", "nobody"}
