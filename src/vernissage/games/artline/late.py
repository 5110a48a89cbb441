"""Lazy loading of the referee: a caller who asks too early has to let it read first, then ask again."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.contract.not_yet import NotYet
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.setup import Edition

if TYPE_CHECKING:
    from vernissage.games.artline.referee import ThemeReferee


class LateReferee:
    """A referee that raises `NotYet` where a `ThemeReferee` would block its caller. A failure is tried again."""

    def __init__(self, make: Callable[[], "ThemeReferee"]) -> None:
        self._make = make
        self._prepared: ThemeReferee | None = None

    def prepare(self) -> None:
        """Loads everything, which takes a few tenths of a second."""
        if self._prepared is None:
            referee = self._make()
            referee.prepare()
            self._prepared = referee

    def judge(
        self,
        text: str,
        language: Language,
        *,
        standing: Iterable[str],
        edition: Edition,
        line: Sequence[Painting],
        deck: Sequence[Painting],
    ) -> Verdict:
        referee = self._referee()
        if not referee.has_read(deck):
            raise NotYet(partial(referee.read, deck))
        return referee.judge(text, language, standing=standing, edition=edition, line=line, deck=deck)

    def same(self, text: str, other: str, language: Language) -> bool:
        return self._referee().same(text, other, language)

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        return self._referee().understand(text, language)

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:
        return self._referee().suggest(typed, language, tags)

    def _referee(self) -> "ThemeReferee":
        if self._prepared is None:
            raise NotYet(self.prepare)
        return self._prepared
