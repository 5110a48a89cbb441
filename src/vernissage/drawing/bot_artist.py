"""Lets bots draw and guess: draws recipes with an unsteady hand, and asks the guesser what the ink shows."""

from collections.abc import Sequence
from random import Random

from vernissage.contract.bot import Strength
from vernissage.contract.wordbook import CardId
from vernissage.drawing.penned import Penned, penned
from vernissage.drawing.recipes.composing import recipe
from vernissage.drawing.recipes.reading import written


class RecipeArtist:
    """Draws words by their recipes. A word without one, such as a table's own, stays undrawn."""

    def knows(self, card: CardId, number: int) -> bool:
        return (card, number) in written().words

    def draw(self, card: CardId, number: int, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        if not self.knows(card, number):
            return ()
        from vernissage.drawing.hand import HANDS, draw  # loads numpy, which takes a while

        return tuple(penned(draw(recipe(card, number), HANDS[strength], rng)))


class InkEye:
    """Recognises what the ink on a sheet shows."""

    def odds(self, sheet: Sequence[str], words: Sequence[tuple[CardId, int]]) -> Sequence[float]:
        from vernissage.drawing.recognition.guesser import Guesser  # loads numpy, too
        from vernissage.drawing.recognition.raster import line_of

        return Guesser.load().odds(list(map(line_of, sheet)), [f"{card}/{number}" for card, number in words])
