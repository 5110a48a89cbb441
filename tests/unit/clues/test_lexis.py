import pytest

from vernissage.clues.lexis import NEAR, PART, WHOLE, Heard, Lexis


def test_the_longest_phrase_counts_and_not_what_is_in_it() -> None:
    lexis = Lexis([("calm", "~calm"), ("storm", "storm"), ("the calm before the storm", "~storm-coming")], "en")
    assert lexis.hear("The calm before the storm!") == [Heard(("~storm-coming",), WHOLE, 3)]


def test_a_phrase_of_several_notions_means_all_of_them() -> None:
    lexis = Lexis([("light", "~light"), ("light", "~lightness")], "en")
    (heard,) = lexis.hear("light")
    assert set(heard.meanings) == {"~light", "~lightness"}


@pytest.mark.parametrize(
    ("language", "phrase", "said"),
    [
        ("en", "play music", "playing music"),
        ("en", "break", "somebody broke it"),
        ("ru", "петь", "она поёт"),
        ("es", "dormir", "duerme"),
        ("uk", "діти", "з дітьми"),
    ],
)
def test_a_word_is_known_in_its_other_forms(language: str, phrase: str, said: str) -> None:
    assert Heard(("~one",), WHOLE, len(phrase.split())) in Lexis([(phrase, "~one")], language).hear(said)


def test_a_word_of_a_phrase_says_less_than_the_phrase() -> None:
    assert Lexis([("birds of a feather", "~alike")], "en").hear("feather") == [Heard(("~alike",), PART, 1)]


@pytest.mark.parametrize("said", ["melanckoly", "melanholy", "melancholically"])
def test_an_unknown_word_falls_back_on_one_spelt_nearly_so(said: str) -> None:
    assert Lexis([("melancholy", "~sad")], "en").hear(said) == [Heard(("~sad",), NEAR, 1)]


def test_words_that_nobody_knows_mean_nothing() -> None:
    assert Lexis([("melancholy", "~sad")], "en").hear("xyzzy plugh") == []


def test_a_word_like_who_means_nothing_by_itself() -> None:
    lexis = Lexis([("who", "~somebody"), ("who am i", "~doubt"), ("lost", "~lost")], "en")
    assert lexis.hear("who is lost") == [Heard(("~lost",), WHOLE, 1)]
