"""Lazy loading of the referee: a caller who asks too early has to let it read first, then ask again."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.contract.not_yet import Late, NotYet
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.setup import Edition

if TYPE_CHECKING:
    from vernissage.games.artline.referee import ThemeReferee  # noqa: F401 - the base class names it


class LateReferee(Late["ThemeReferee"]):
    """A referee that raises `NotYet` where a `ThemeReferee` would block its caller."""

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
        referee = self._ready()
        if not referee.has_read(deck):
            raise NotYet(partial(referee.read, deck))
        return referee.judge(text, language, standing=standing, edition=edition, line=line, deck=deck)

    def same(self, text: str, other: str, language: Language) -> bool:
        return self._ready().same(text, other, language)

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        return self._ready().understand(text, language)

    def understands_all(self, text: str, language: Language) -> bool:
        return self._ready().understands_all(text, language)

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:
        return self._ready().suggest(typed, language, tags)
