"""What holds for every theme, whatever somebody types."""

import string

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.unit.games.artline.referee.gallery import judge, referee
from vernissage.contract.languages import LANGUAGES
from vernissage.decks import vocabulary

_LETTERS = string.ascii_lowercase + "áéíóúñ" + "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ" + "人船红帽子两个没不的"
languages = st.sampled_from(LANGUAGES)
words = st.text(_LETTERS, min_size=1, max_size=9)
themes = st.lists(words, min_size=1, max_size=4).map(" ".join)
names = languages.flatmap(
    lambda language: st.sampled_from([name for tag in vocabulary.load().entries for name in _names(tag, language)])
)
punctuation = st.text('!?.,;:-—…«»"()“”、。！ ', max_size=4)


def _names(tag: str, language: str) -> tuple[str, ...]:
    return vocabulary.load().words(tag, language)


@settings(deadline=None)
@example("άλφα", ["βήτα"], "en")
@example("कमल", ["कमला", "\ud800"], "zh")
@example("ß ﬁ İ", ["ss fi i"], "es")
@example("n̈̃ ́ й", ["٣ ½ ② Ⅳ"], "uk")
@given(st.text(), st.lists(st.text(), max_size=3), languages)
def test_every_text_gets_a_verdict(text: str, standing: list[str], language: str) -> None:
    said = judge(text, language, standing=standing)
    assert said.verdict in {"ok", "doubt", "refused"}
    assert (said.code is None) == (said.verdict == "ok")
    assert isinstance(referee().understand(text, language), tuple)


@settings(deadline=None)
@given(themes | names, st.lists(themes | names, max_size=3), languages)
def test_the_same_question_has_the_same_answer(text: str, standing: list[str], language: str) -> None:
    assert judge(text, language, standing=standing) == judge(text, language, standing=iter(standing))


@settings(deadline=None)
@given(themes | names, languages)
def test_a_theme_always_repeats_itself(text: str, language: str) -> None:  # A16
    said = judge(text, language, standing=[text])
    assert (said.verdict, said.code) == ("refused", "theme-repeats")


@settings(deadline=None)
@given(themes | names, punctuation, punctuation, st.booleans(), languages)
def test_case_and_punctuation_hide_no_repeat(
    text: str, before: str, after: str, shouted: bool, language: str
) -> None:  # A16
    dressed = f"{before}{text.upper() if shouted else text}{after}"
    if len(dressed.strip()) <= 60:
        assert judge(dressed, language, standing=[text]).code == "theme-repeats"


@settings(deadline=None)
@given(themes | names, themes | names, languages)
def test_case_and_punctuation_make_no_repeat(text: str, standing: str, language: str) -> None:  # A16
    plainly = judge(text, language, standing=[standing]).code == "theme-repeats"
    dressed = judge(f"{text.upper()}!", language, standing=[f"«{standing.capitalize()}»"])
    assert (dressed.code == "theme-repeats") == plainly


@settings(deadline=None)
@given(names, st.integers(2, 9), st.integers(2, 9), languages)
def test_another_number_is_another_theme(name: str, one: int, other: int, language: str) -> None:  # A16
    repeated = judge(f"{one} {name}"[:60], language, standing=[f"{other} {name}"[:60]]).code == "theme-repeats"
    assert repeated == (one == other)
