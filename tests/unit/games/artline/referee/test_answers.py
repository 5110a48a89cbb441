"""What a verdict carries, and what is suggested while somebody types."""

import pytest

from tests.unit.games.artline.referee.gallery import Gallery, judge, referee
from vernissage.games.artline.setup import EDITIONS

_BOTH_SHOW = ["person", "boat", "bridge", "stone-bridge", "tree"]


@pytest.mark.parametrize(
    ("text", "standing", "facts"),
    [
        ("boats", ["a boat"], {"theme": "a boat"}),
        ("hat, red", ["red hat"], {"theme": "red hat"}),
        ("woman without a hat", [], {"word": "without"}),
        ("Monet's garden", [], {"word": "Claude Monet"}),
        ("painted in 1872", [], {"word": "1872"}),
        ("thick brushstrokes", [], {"word": "brushstrokes"}),
        ("starry night", [], {"title": "The Starry Night"}),
        ("people", [], {"word": "people"}),
        ("x" * 61, [], {"length": "61", "limit": "60"}),
    ],
)
def test_a_verdict_carries_the_facts_for_its_sentence(text: str, standing: list[str], facts: dict[str, str]) -> None:
    assert judge(text, standing=standing).facts == facts


def test_letters_of_another_alphabet_that_look_the_same_make_no_other_theme() -> None:  # A16 A22
    with_a_cyrillic_letter = "d\u043egs"
    assert judge(with_a_cyrillic_letter, standing=["dogs"]).code == "theme-repeats"
    assert referee().same("dogs", with_a_cyrillic_letter, "en")
    assert not referee().same("dog", "dig", "en")


def test_the_player_is_quoted_as_written() -> None:
    assert judge("color en el lienzo", "es").facts == {"word": "color en el lienzo"}


def test_what_fits_most_of_the_deck_is_no_doubt_where_too_broad_is_no_fault() -> None:  # A18
    assert (judge("people").code, judge("people", edition="tretyakov").code) == ("theme-fits-most", None)


def test_a_word_is_not_doubted_for_what_it_means_in_another_language() -> None:
    """English "people" fits most of the deck; no Spanish player has said it."""
    assert judge("people", "es").code is None
    assert referee().understand("people", "es") == ("person",)


def test_a_short_year_is_no_theme_where_a_painting_of_the_line_bears_it() -> None:  # A17
    deck = Gallery().paintings(())
    with_it, without_it = (
        referee().judge("the year 957", "en", standing=(), edition=EDITIONS["louvre"], line=line, deck=deck)
        for line in (["test/niagara"], ["test/pearl"])
    )
    assert (with_it.code, without_it.code) == ("theme-year", None)


def test_that_a_theme_is_too_broad_is_said_before_that_it_is_a_title() -> None:  # A17 A18
    assert judge("many objects").code == "theme-too-broad"
    assert judge("many objects", edition="tretyakov").code == "theme-title"


def test_a_refusal_is_said_before_any_doubt() -> None:
    assert judge("heroes without people").code == "theme-negation"


def test_sixty_characters_are_not_too_long() -> None:  # A14
    assert judge(f"  {'boat ' * 12}").code != "theme-too-long"
    assert judge("b" * 60).verdict == "ok"


def test_without_a_prefix_everything_is_suggested_in_the_given_order() -> None:
    assert referee().suggest(" ", "en", _BOTH_SHOW) == _BOTH_SHOW


@pytest.mark.parametrize(
    ("prefix", "language", "suggested"),
    [
        ("b", "en", ["boat", "bridge", "stone-bridge"]),
        ("bri", "en", ["bridge", "stone-bridge"]),
        ("Лод", "ru", ["boat"]),
        ("кам", "ru", ["stone-bridge"]),
        ("árb", "es", ["tree"]),
        ("arb", "es", ["tree"]),
        ("桥", "zh", ["bridge", "stone-bridge"]),
        ("zzz", "en", []),
    ],
)
def test_suggestions_begin_with_what_is_typed_or_contain_it(prefix: str, language: str, suggested: list[str]) -> None:
    assert referee().suggest(prefix, language, _BOTH_SHOW)[: len(suggested)] == suggested


def test_the_whole_theme_comes_before_its_parts() -> None:
    assert referee().understand("woman in a hat with a dog", "en")[0] == "woman-in-hat"
    assert referee().understand("собака и женщина в шляпе", "ru") == ("woman-in-hat", "dog")
    assert referee().understand("qwertyuiop", "en") == ()
