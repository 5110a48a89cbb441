"""Every word of every card can be drawn."""

import pytest

from vernissage.contract.wordbook import LEVELS
from vernissage.drawing.pictograms import BUILT, built
from vernissage.drawing.recipes.checking import Report, check
from vernissage.drawing.recipes.composing import recipe
from vernissage.drawing.recipes.reading import used_pictograms, written
from vernissage.words.book import built_in

MAKE = "run `./play`"
WORDS = {(card.id, number): word["en"] for card in built_in() for number, word in enumerate(card.words, 1)}


@pytest.fixture(scope="module")
def report() -> Report:
    return check(WORDS, written(), built())


@pytest.mark.parametrize("level", LEVELS)
def test_every_word_has_a_recipe(level: int, report: Report) -> None:
    missing = [f"{card} {number}: {WORDS[card, number]}" for card, number in report.missing if card[0] == str(level)]
    assert missing == [], f"{len(missing)} words have no recipe:\n" + "\n".join(missing)


def test_the_build_has_every_pictogram_that_recipes_name() -> None:
    assert used_pictograms() - {*built(), *(one.hexcode for one in built().values())} == set(), MAKE


def test_every_recipe_can_be_drawn_and_is_for_a_word_on_a_card(report: Report) -> None:
    assert report.problems == (), MAKE


def test_a_recipe_is_found_by_card_and_number() -> None:
    card, number = next(iter(written().words))
    assert recipe(card, number).marks
    with pytest.raises(KeyError):
        recipe("1/no-such-card", 1)


def test_the_pictograms_carry_their_licence() -> None:
    text = (BUILT.parent / "LICENSE").read_text("utf-8")
    assert "OpenMoji" in text
    assert "CC BY-SA 4.0" in text
