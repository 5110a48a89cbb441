"""Every word of the cards can be guessed, and what is known about it is not stale."""

from random import Random

import numpy as np
import pytest
from training.guesser.words import stamp

from vernissage.contract.wordbook import LEVELS
from vernissage.drawing.hand import PLAIN, draw
from vernissage.drawing.recipes.composing import recipe
from vernissage.drawing.recognition.guesser import WORDS, Guesser
from vernissage.words.book import built_in


def test_every_word_of_the_cards_is_known() -> None:
    guesser = Guesser.load()
    assert [w for card in built_in() for w in _words(card.id) if not guesser.knows(w)] == []


def test_the_words_were_placed_by_the_network_that_is_committed() -> None:
    with np.load(WORDS) as stored:
        assert str(stored["weights"]) == stamp(), "run `python -m training.guesser.words`"


@pytest.mark.parametrize("level", LEVELS)
def test_most_recipes_are_recognised_among_the_words_of_three_cards(level: int) -> None:
    """Drawn anew, by a hand that the guesser does not know: a hint that recipes changed since the words were placed."""
    guesser, rng, right = Guesser.load(), Random(level), []
    cards = list(built_in().cards(level))
    for card in rng.sample(cards, 12):
        choice = [word for one in {card, *rng.sample(cards, 2)} for word in _words(one)]
        number = rng.randint(1, 7)
        ink = [inked.stroke.points for inked in draw(recipe(card, number), PLAIN, rng)]
        odds = guesser.odds(ink, choice)
        right.append(choice[int(np.argmax(odds))] == f"{card}/{number}")
    assert sum(right) >= 8


def _words(card: str) -> list[str]:
    return [f"{card}/{number}" for number in range(1, len(built_in().card(card).words) + 1)]
