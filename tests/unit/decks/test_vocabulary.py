import pytest

from tests.unit.decks.words import WORDS
from vernissage.contract.languages import LANGUAGES
from vernissage.decks.checking import words_lacking
from vernissage.decks.vocabulary import Entry, Vocabulary, load


def test_a_rowing_boat_is_a_boat_is_transport() -> None:
    assert WORDS.implied("rowing-boat") == {"boat", "transport"}
    assert WORDS.closed(["rowing-boat", "dog"]) == {"rowing-boat", "boat", "transport", "dog"}


def test_tags_that_imply_each_other_end() -> None:
    circle = Vocabulary({"a": Entry("g", ("b",)), "b": Entry("g", ("a",))})
    assert circle.implied("a") == {"b"}


@pytest.mark.parametrize(
    ("word", "tag"),
    [("boat", "boat"), ("Boats", "boat"), ("Women", "woman"), ("ЛОДКА", "boat"), ("весельная лодка", "rowing-boat"),
     ("rowing-boat", "rowing-boat"), ("a dog", "dog"), ("unicorn", None)],
)  # fmt: skip
def test_a_word_in_any_language_finds_its_tag(word: str, tag: str | None) -> None:
    assert WORDS.find(word) == tag


def test_a_name_is_never_hidden_by_another_tags_synonym() -> None:
    words = Vocabulary({"sea": Entry("water", en=("sea", "lake")), "lake": Entry("water", en=("lake",))})
    assert words.find("lake") == "lake"


@pytest.mark.parametrize(
    ("language", "tag"), [("ru", "city"), ("uk", "vegetable-garden"), ("es", "city"), (None, "city")]
)
def test_a_word_of_two_languages_is_read_in_that_of_its_writer(language: str | None, tag: str) -> None:
    assert load().find("город", language) == tag


@pytest.mark.parametrize(
    ("words", "language"),
    [(("город", "лодка"), "ru"), (("город", "човен"), "uk"), (("город",), "ru"), (("Boats", "sky"), "en"), ((), "en")],
)
def test_words_tell_which_language_they_are_in(words: tuple[str, ...], language: str) -> None:
    assert load().language_of(words) == language


def test_the_vocabulary_of_the_house_has_every_word_in_every_language() -> None:
    assert list(words_lacking(load())) == []


def test_the_vocabulary_of_the_house_has_no_circle_and_one_name_for_each_thing() -> None:
    words = load()
    for tag in words.entries:
        assert all(tag not in words.implied(broader) for broader in words.implied(tag)), tag
    for language in LANGUAGES:
        names = [words.name(tag, language) for tag in words.entries]
        assert sorted({name for name in names if names.count(name) > 1}) == [], language


def test_missing_words_and_unknown_broader_tags_are_told() -> None:
    told = list(words_lacking(Vocabulary({"boat": Entry("vehicles", ("ship",), ("boat",), ("лодка",), ("barca",))})))
    assert "vocabulary: boat has no word in zh" in told
    assert "vocabulary: boat has no word in uk" in told
    assert "vocabulary: boat implies ship, which is not there" in told
