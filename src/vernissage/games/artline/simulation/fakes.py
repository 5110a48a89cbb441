"""Fakes for simulations: a referee without dictionaries, fast and enough for random moves."""

from collections.abc import Iterable, Sequence
from itertools import product

from vernissage.contract.catalogue import Language, Painting, Tag
from vernissage.games.artline.ports import Verdict
from vernissage.games.artline.setup import Edition

LONGEST_THEME = 60  # A14
FINE = Verdict("ok")
_QUALITIES = ("red", "green", "blue", "dark", "bright", "small", "large", "old", "young", "round", "narrow", "golden")
_THINGS = ("ship", "dog", "hat", "river", "bridge", "tree", "candle", "window", "mirror", "horse", "cloud", "flower")
THEMES: tuple[str, ...] = tuple(f"{quality} {thing}" for quality, thing in product(_QUALITIES, _THINGS))


class PlainReferee:
    """A referee that refuses empty and long themes and exact repeats, and understands nothing."""

    def judge(
        self,
        text: str,
        language: Language,  # noqa: ARG002 - the port's signature
        *,
        standing: Iterable[str],
        edition: Edition,  # noqa: ARG002
        line: Sequence[Painting],  # noqa: ARG002
        deck: Sequence[Painting],  # noqa: ARG002
    ) -> Verdict:
        if not text:
            return Verdict("refused", "theme-empty")
        if len(text) > LONGEST_THEME:
            return Verdict("refused", "theme-too-long")
        if text.casefold() in map(str.casefold, standing):
            return Verdict("refused", "theme-repeats")
        return FINE

    def same(self, text: str, other: str, language: Language) -> bool:  # noqa: ARG002 - the port's signature
        return text.casefold() == other.casefold()

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:  # noqa: ARG002 - the port's signature
        return ()

    def understands_all(self, text: str, language: Language) -> bool:  # noqa: ARG002 - the port's signature
        return False

    def suggest(self, typed: str, language: Language, tags: Sequence[Tag]) -> Sequence[Tag]:  # noqa: ARG002
        return tags
