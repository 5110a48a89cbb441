"""The hand and the eye of a bot."""

from random import Random

import pytest

from vernissage.contract.bot import Strength
from vernissage.drawing.bot_artist import InkEye, RecipeArtist

CARD = "1/pets"


@pytest.mark.parametrize("strength", ["easy", "medium", "strong"])
def test_a_word_with_a_recipe_is_drawn_stroke_by_stroke(strength: Strength) -> None:
    drawn = RecipeArtist().draw(CARD, 1, strength, Random(1))
    assert drawn
    assert drawn == RecipeArtist().draw(CARD, 1, strength, Random(1))
    assert drawn != RecipeArtist().draw(CARD, 1, strength, Random(2))


def test_of_a_word_that_nobody_wrote_a_recipe_for_nothing_is_drawn() -> None:
    assert RecipeArtist().draw("own/1", 1, "strong", Random(1)) == ()


def test_the_eye_recognises_what_the_hand_draws() -> None:
    sheet = [one.ink for one in RecipeArtist().draw(CARD, 1, "strong", Random(1))]
    odds = InkEye().odds(sheet, [(CARD, number) for number in range(1, 8)])
    assert len(odds) == 7
    assert sum(odds) == pytest.approx(1)
    assert max(odds) == odds[0]
