import pytest

from vernissage.clues.english import stems


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ("playing", "play"),
        ("dancing", "dance"),
        ("running", "run"),
        ("stories", "story"),
        ("broke", "break"),
        ("women", "woman"),
    ],
)
def test_a_form_leads_to_its_word(form: str, word: str) -> None:
    assert word in stems(form)


def test_a_short_word_is_not_cut() -> None:
    assert stems("her") == {"her"}
    assert stems("king") == {"king"}
