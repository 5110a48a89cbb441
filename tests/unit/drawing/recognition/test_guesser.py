"""The guesser as it is committed."""

import numpy as np
import pytest

from vernissage.drawing.recognition.guesser import CERTAIN, WEIGHTS, WORDS, Guesser
from vernissage.drawing.recognition.network import Floats, Network
from vernissage.drawing.recognition.raster import picture

CIRCLE = [[(np.cos(turn) * 100, np.sin(turn) * 100) for turn in np.linspace(0, 2 * np.pi, 40)]]
SQUARE = [[(0, 0), (100, 0), (100, 100), (0, 100), (0, 0)]]
ZIGZAG = [[(20 * n, 60 * (n % 2)) for n in range(10)]]
SHAPES = ["circle", "square", "zigzag", "triangle", "star", "cloud", "ladder"]


@pytest.fixture(scope="module")
def guesser() -> Guesser:
    return Guesser.load()


@pytest.mark.parametrize(("word", "ink"), [("circle", CIRCLE), ("square", SQUARE), ("zigzag", ZIGZAG)])
def test_plain_shapes_are_recognised(guesser: Guesser, word: str, ink: list[list[tuple[float, float]]]) -> None:
    odds = guesser.odds(ink, SHAPES)
    assert SHAPES[int(np.argmax(odds))] == word


def test_odds_are_in_the_order_of_the_words_and_add_up_to_one(guesser: Guesser) -> None:
    odds, turned = guesser.odds(SQUARE, SHAPES), guesser.odds(SQUARE, SHAPES[::-1])
    assert sum(odds) == pytest.approx(1)
    assert odds == pytest.approx(turned[::-1], rel=1e-4)  # sums of small floats depend on their order


class Counted(Network):
    """One whose looks are counted."""

    looks = 0

    def look(self, pictures: Floats) -> Floats:
        self.looks += 1
        return super().look(pictures)


def test_a_second_look_is_for_those_who_doubt() -> None:
    network = Counted.read(WEIGHTS)
    shapes = {"square": SQUARE, "circle": CIRCLE}
    guesser = Guesser(network, {name: network.look_once(picture(ink))[None] for name, ink in shapes.items()})
    network.looks = 0
    assert max(guesser.odds(SQUARE, ["square", "circle"])) > CERTAIN
    assert network.looks == 1
    assert guesser.odds(SQUARE, ["square", "square"]) == [0.5, 0.5]
    assert network.looks == 1 + 2


def test_without_ink_all_words_are_equally_likely(guesser: Guesser) -> None:
    assert guesser.odds([], SHAPES) == [1 / len(SHAPES)] * len(SHAPES)


def test_a_word_of_a_strangers_card_can_be_among_the_choices(guesser: Guesser) -> None:
    odds = guesser.odds(SQUARE, ["square", "own/card/1"])
    assert 0 < odds[1] < odds[0]


def test_what_is_committed_is_small() -> None:
    assert WEIGHTS.stat().st_size + WORDS.stat().st_size < 3_000_000
