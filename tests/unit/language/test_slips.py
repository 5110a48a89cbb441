"""When a word is taken for a slip of the pen."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.language.slips import is_a_slip, likeness

WORDS = st.text("abcé", max_size=8)


def common_by_trying(one: str, other: str) -> int:
    """The longest common subsequence, from its definition."""
    kept = (chosen for length in range(len(one), -1, -1) for chosen in combinations(one, length))
    return next(len(chosen) for chosen in kept if is_within(chosen, other))


def is_within(letters: tuple[str, ...], word: str) -> bool:
    ahead = iter(word)
    return all(letter in ahead for letter in letters)


@given(WORDS, WORDS)
def test_likeness_counts_the_letters_that_both_have_in_the_same_order(one: str, other: str) -> None:
    letters = len(one) + len(other)
    expected = 200 * common_by_trying(one, other) / letters if letters else 100
    assert likeness(one, other) == likeness(other, one) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("one", "other", "slip"),
    [
        ("bridge", "brige", True),  # a letter is missing
        ("umbrella", "umbrela", True),
        ("horse", "hrose", True),  # two have changed places
        ("church", "chrch", True),
        ("лошадь", "лошать", True),
        ("mountain", "fountain", True),  # the dictionary tells them apart, not this
        ("table", "chair", False),
        ("boat", "bota", False),  # too short to tell
    ],
)
def test_slips(one: str, other: str, slip: bool) -> None:
    assert is_a_slip(one, other) is slip
    assert is_a_slip(other, one) is slip
