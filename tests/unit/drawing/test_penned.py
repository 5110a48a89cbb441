"""A bot's stroke as it comes to be: what of it shows, and when."""

from random import Random

from vernissage.drawing.hand import GOOD, HASTY, draw
from vernissage.drawing.ink import growing
from vernissage.drawing.penned import penned
from vernissage.drawing.recipes.composing import recipe
from vernissage.words.book import built_in

CARD = next(iter(built_in())).id


def test_the_pieces_are_the_stroke() -> None:
    drawn = draw(recipe(CARD, 1), GOOD, Random(1))
    for stroke, inked in zip(penned(drawn), drawn, strict=True):
        assert b"".join(data for _, data in stroke.pieces) == b"".join(growing(inked.stroke))


def test_they_show_one_after_another_at_the_pace_of_the_hand() -> None:
    drawn = draw(recipe(CARD, 2), HASTY, Random(2))
    spent = 0
    for stroke, inked in zip(penned(drawn), drawn, strict=True):
        moments = [at for at, _ in stroke.pieces]
        assert moments == sorted(moments)
        assert moments[0] > 0  # the hand travels to where the stroke begins
        spent += moments[-1]
        assert abs(spent - inked.times[-1] * 1000) < len(drawn)
