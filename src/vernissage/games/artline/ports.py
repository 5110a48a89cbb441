"""What the rules ask of a referee (A14–A18): a port, so that they know nothing of word lists and endings."""

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.games.artline.setup import Edition


class Verdict(Struct, frozen=True):
    """`ok`, `doubt` (said to the player, who may go on) or `refused` (certain), and why."""

    verdict: Literal["ok", "doubt", "refused"]
    code: str | None = None
    facts: dict[str, str] = {}


class Referee(Protocol):
    """Knows a theme when it reads one. Pure: the same question has the same answer."""

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
        """`standing`: the other themes of this game; `line`: the paintings in the gallery it would name, the new one
        included; `deck`: all paintings the table plays with."""

    def same(self, text: str, other: str, language: Language) -> bool:
        """Whether only spelling, punctuation, endings or the language tell two themes apart (A22)."""

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        """The entries of the vocabulary that these words mean, most specific first."""

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:
        """Of `tags`, those that somebody may mean who has typed this; all of them for nothing typed."""
