"""The port of clues, answered by `clues`: finds clues for a painting, and matches a clue with paintings."""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from vernissage.clues.moods import read_moods
from vernissage.clues.notion import notions
from vernissage.clues.search import ClueSearch
from vernissage.clues.understanding import Understanding
from vernissage.contract.catalogue import Catalogue, Language, Painting
from vernissage.contract.languages import language_of
from vernissage.contract.not_yet import NotYet
from vernissage.contract.vocabulary import Vocabulary
from vernissage.games.storyteller.ports import Idea

MOST_IDEAS = 12


class NotionClues:
    """Finds and matches clues; raises `NotYet` if a deck's notions or a language's phrases must be read first."""

    def __init__(self, catalogue: Catalogue, vocabulary: Vocabulary) -> None:
        self._catalogue = catalogue
        self._understanding = Understanding(catalogue, vocabulary, notions(), read_moods())
        self._telling = ClueSearch(catalogue, self._understanding, notions())

    def prepare(self) -> None:
        """Prepares every deck."""
        for deck in self._catalogue.deck_ids():
            self._telling.prepare([deck])

    def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
        taken = {text.casefold() for text in avoid}
        ideas = (idea for idea in self._ideas(painting) if idea.words[language_of(language)].casefold() not in taken)
        return list(islice(ideas, MOST_IDEAS))

    def match(self, clue: str, language: Language, paintings: Sequence[Painting]) -> Sequence[float]:
        if not self._understanding.is_ready(language):
            raise NotYet(lambda: self._understanding.prepare(language))
        return self._understanding.odds(clue, language, paintings)

    def _ideas(self, painting: Painting) -> Iterator[Idea]:
        decks = [painting.partition("/")[0]]
        if not self._telling.is_ready(decks):
            raise NotYet(lambda: self._telling.prepare(decks))
        for idea in self._telling.ideas(painting, decks):
            yield Idea(dict(idea.words), idea.obvious)
