"""The port of pictures, so that the web knows nothing of where they come from."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from vernissage.contract.deck_views import Credit, DeckCards, DeckSummary


class Pictures(Protocol):
    @property
    def revision(self) -> int:
        """A number that changes whenever a deck does."""

    def summaries(self) -> Sequence[DeckSummary]: ...

    def cards(self, deck: str) -> DeckCards:
        """Returns the cards of a deck; raises `Refused("unknown-deck")`."""

    def picture_file(self, deck: str, name: str) -> Path | None:
        """Returns the picture behind `/pictures/{deck}/{name}`; `None` if the deck has no such name."""

    def tag_names(self, language: str) -> Mapping[str, str]:
        """Returns the name of every tag; raises `Refused("unknown-language")`."""

    def credits(self) -> Sequence[Credit]:
        """Returns the credits of every painting whose origin is known."""
