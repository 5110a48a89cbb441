"""The hand and the eye of a bot that draws and guesses: recipes drawn unsteadily, ink looked at by the guesser."""

from collections.abc import Sequence
from random import Random

from vernissage.contract.bot import Strength
from vernissage.contract.wordbook import CardId
from vernissage.drawing.penned import Penned, penned
from vernissage.drawing.recipes.composing import recipe
from vernissage.drawing.recipes.reading import written


class RecipeArtist:
    """It draws nothing for a word without a recipe, such as one of a table's own."""

    def knows(self, card: CardId, number: int) -> bool:
        return (card, number) in written().words

    def draw(self, card: CardId, number: int, strength: Strength, rng: Random) -> tuple[Penned, ...]:
        if not self.knows(card, number):
            return ()
        from vernissage.drawing.hand import HANDS, draw  # it brings numpy, which takes a while

        return tuple(penned(draw(recipe(card, number), HANDS[strength], rng)))


class InkEye:
    def odds(self, sheet: Sequence[str], words: Sequence[tuple[CardId, int]]) -> Sequence[float]:
        from vernissage.drawing.recognition.guesser import Guesser  # likewise
        from vernissage.drawing.recognition.raster import line_of

        return Guesser.load().odds(list(map(line_of, sheet)), [f"{card}/{number}" for card, number in words])
