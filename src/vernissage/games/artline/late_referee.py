"""A referee whose dictionaries are read once the server answers."""

import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import Future

from vernissage.core.catalogue import Language, Painting, Tag
from vernissage.core.resources import Resources
from vernissage.games.artline.setup import Edition
from vernissage.games.artline.themes import Referee, Verdict

OPENS_FIRST = 1.0  # seconds in which the server starts, undisturbed by the referee's reading


class LateReferee:
    """Whoever asks before it has read everything waits for it."""

    def __init__(self, resources: Resources) -> None:
        self._coming: Future[Referee] = Future()
        arriving = threading.Timer(OPENS_FIRST, self._arrive, (resources,))
        arriving.daemon = True
        arriving.start()

    def _arrive(self, resources: Resources) -> None:
        from vernissage.games.artline.referee import ThemeReferee

        try:
            self._coming.set_result(ThemeReferee(resources.catalogue, resources.vocabulary.names))
        except BaseException as problem:
            self._coming.set_exception(problem)
            raise

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
        referee = self._coming.result()
        return referee.judge(text, language, standing=standing, edition=edition, line=line, deck=deck)

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        return self._coming.result().understand(text, language)

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:
        return self._coming.result().suggest(typed, language, tags)
