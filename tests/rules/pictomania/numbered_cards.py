"""Word cards without words: enough for chance, and the same whatever the real cards say."""

from collections.abc import Sequence

from vernissage.contract.wordbook import CardId


class NumberedCards:
    """A book in which every level has the same number of cards."""

    def __init__(self, count: int) -> None:
        self._count = count

    def cards(self, level: int, *, family: bool = False) -> Sequence[CardId]:
        del family  # they have no words
        return [f"{level}/{number}" for number in range(1, self._count + 1)]
