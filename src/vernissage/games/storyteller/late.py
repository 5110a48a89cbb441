"""Lazy loading of ports: a caller who asks too early has to let them read first, then ask again."""

from collections.abc import Callable, Collection, Sequence
from typing import Generic, Literal, TypeVar

from vernissage.contract.catalogue import Language, Painting
from vernissage.contract.not_yet import NotYet
from vernissage.games.storyteller.ports import Clues, Idea, Printed

Port = TypeVar("Port")


class _Late(Generic[Port]):
    """A port that is made when it is first needed. `make` may take a few tenths of a second; a failure is tried
    again."""

    def __init__(self, make: Callable[[], Port]) -> None:
        self._make = make
        self._made: Port | None = None

    def prepare(self) -> None:
        if self._made is None:
            self._made = self._make()

    def _ready(self) -> Port:
        if self._made is None:
            raise NotYet(self.prepare)
        return self._made


class LateClues(_Late[Clues]):
    def tell(self, painting: Painting, language: Language, avoid: Collection[str]) -> Sequence[Idea]:
        return self._ready().tell(painting, language, avoid)

    def match(self, clue: str, language: Language, paintings: Sequence[Painting]) -> Sequence[float]:
        return self._ready().match(clue, language, paintings)


class LatePrinted(_Late[Printed]):
    def cited(self, text: str, language: Language, painting: Painting) -> Literal["title", "artist"] | None:
        return self._ready().cited(text, language, painting)
