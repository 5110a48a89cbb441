"""The port of printed texts: compares titles and artists as the referee of themes does (S13)."""

import re
from functools import lru_cache
from typing import Literal

from vernissage.contract.catalogue import Catalogue, Language, Painting
from vernissage.contract.vocabulary import Vocabulary
from vernissage.language.artists import Artists
from vernissage.language.printed import Titles
from vernissage.language.spelling import words_of
from vernissage.language.understanding import Understanding

_WHAT_FOLLOWS = re.compile(r"[(\[（［【:：].*", re.DOTALL)


def main_title(title: str) -> str:
    """Without what follows a bracket or a colon: people know "Water Lilies", and not which of them."""
    return _WHAT_FOLLOWS.sub("", title).strip()


class PrintedCards:
    """Compares texts with the cards. It reads lists and dictionaries at the first question, which may take a few tenths
    of a second."""

    def __init__(self, catalogue: Catalogue, vocabulary: Vocabulary) -> None:
        self._catalogue = catalogue
        self._ordinary = Understanding(vocabulary.names).ordinary
        self._card = lru_cache(maxsize=512)(self._read)

    def cited(self, text: str, language: Language, painting: Painting) -> Literal["title", "artist"] | None:
        titles, artists = self._card(self._catalogue.revision, painting)
        artist = artists.named_in(words_of(text))
        if artist and artist.verdict == "refused":
            return "artist"
        return "title" if titles.cited(text, language) else None

    def _read(self, _revision: int, painting: Painting) -> tuple[Titles, Artists]:
        facts = self._catalogue.facts(painting)
        return Titles([*facts.titles, *filter(None, map(main_title, facts.titles))]), Artists(
            facts.artists, self._ordinary
        )
