"""The port of the referee (A14–A18), so that the rules know nothing of word lists and endings."""

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.games.artline.setup import Edition

MAX_THEME_LENGTH = 60  # letters


class Verdict(Struct, frozen=True):
    """The referee's verdict: `ok`, `doubt` (the player is told and may go on) or `refused` (certain), and why."""

    verdict: Literal["ok", "doubt", "refused"]
    code: str | None = None
    facts: dict[str, str] = {}
    contestable: bool = False  # the player may put it to the table all the same (A17)


class Referee(Protocol):
    """Judges themes. Pure: the same question always has the same answer."""

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
        """Judges a theme. `standing`: the other themes of this game; `line`: the paintings in the gallery it would
        name, the new one
        included; `deck`: all paintings the table plays with."""

    def same(self, text: str, other: str, language: Language) -> bool:
        """Whether two themes differ only in spelling, punctuation, endings or language (A22)."""

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        """Finds the entries of the vocabulary that these words mean, most specific first."""

    def understands_all(self, text: str, language: Language) -> bool:
        """Whether that says neither more nor less than the words do (A14)."""

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:
        """Completes what somebody has typed to names of `tags`; all of them if nothing was typed."""
