"""Marks: themes that are told apart at once repeat each other in no way."""

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from vernissage.contract.languages import LANGUAGES
from vernissage.decks import vocabulary
from vernissage.language.repeats import are_unlike, marks, nearly_repeats, repeats

LETTERS = "aeinrstáñ" + "аеиноркстйыь" + "人船红帽子两个的"
languages = st.sampled_from(LANGUAGES)
names = languages.flatmap(
    lambda language: st.sampled_from(
        [name for tag in vocabulary.load().entries for name in vocabulary.load().words(tag, language)]
    )
)
themes = names | st.lists(names | st.text(LETTERS, min_size=1, max_size=6), min_size=1, max_size=3).map(" ".join)


@st.composite
def altered(draw: st.DrawFn, theme: str) -> str:
    """`theme` as somebody else might write it: with a slip, another ending, or in another order."""
    at = draw(st.integers(0, len(theme) - 1))
    letter = draw(st.sampled_from(LETTERS))
    return draw(
        st.sampled_from(
            [
                theme[:at] + theme[at + 1 :],
                theme[:at] + letter + theme[at:],
                theme[:at] + letter + theme[at + 1 :],
                theme[:at] + theme[at : at + 2][::-1] + theme[at + 2 :],
                theme + letter,
                "".join(theme[::-1]),
                " ".join(reversed(theme.split())),
            ]
        )
    )


pairs = themes.flatmap(lambda theme: st.tuples(st.just(theme), themes | altered(theme)))


@settings(deadline=None, max_examples=400)
@example(("two boats", "2 boat"), "en")
@example(("red horse", "red hosre"), "en")
@example(("两只船", "船两只"), "zh")
@example(("большая лодка", "лодки большие"), "ru")
@given(pairs, languages)
def test_themes_whose_marks_are_unlike_repeat_each_other_in_no_way(pair: tuple[str, str], language: str) -> None:  # A16
    one, other = pair
    assume(one.strip() and other.strip())
    if are_unlike(marks(one, language), marks(other, language)):
        assert not repeats(one, other, language)
        assert not nearly_repeats(one, other, language)


def test_most_themes_are_told_apart_by_their_marks() -> None:
    known = [vocabulary.load().words(tag, "en")[0] for tag in vocabulary.load().entries]
    read = [marks(name, "en") for name in known]
    unlike = sum(are_unlike(one, other) for one in read for other in read)
    assert unlike > 0.95 * len(read) ** 2
