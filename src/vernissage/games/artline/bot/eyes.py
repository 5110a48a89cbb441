"""What a bot sees on a painting, and whether that suits a theme."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from vernissage.contract.catalogue import Catalogue, Language, Painting, Tag
from vernissage.games.artline.bot.reading import Read, reader
from vernissage.games.artline.bot.sight import Sight
from vernissage.games.artline.rules.naming import shares
from vernissage.games.artline.values import Theme

TOLD = 3  # things on a painting that a bot names to say why it objects


class Eyes:
    """Sees the paintings of the decks at one table."""

    def __init__(
        self,
        catalogue: Catalogue,
        decks: Sequence[str],
        names: Mapping[Tag, Mapping[Language, Sequence[str]]],
        broader: Mapping[Tag, frozenset[Tag]],
        dull: frozenset[Tag] = frozenset(),
        read: Read | None = None,
    ) -> None:
        self._catalogue = catalogue
        self._decks = tuple(decks)
        self._names = names
        self._broader = broader
        self._read = read or reader(names)
        self._sight = Sight(broader)
        self._chance = lru_cache(maxsize=256)(self._work_out_chance)
        self.dull = dull  # true, but not worth saying: "something pink"

    def sees(self, painting: Painting) -> frozenset[Tag]:
        return self._catalogue.facts(painting).tags

    @cached_property
    def share(self) -> Mapping[Tag, float]:
        return shares(self._catalogue, self._decks)

    def name(self, tag: Tag, language: Language) -> str:
        words = self._names[tag]
        return words.get(language, words["en"])[0]

    def has_name(self, tag: Tag) -> bool:
        return tag in self._names

    def telling(self, painting: Painting, language: Language) -> str:
        """Describes `painting` in a few words, the rarest things first."""
        worth_saying = [tag for tag in self.sees(painting) if self.has_name(tag) and tag not in self.dull]
        rarest = sorted(worth_saying, key=lambda tag: (self.share.get(tag, 0.0), tag))[:TOLD]
        return ", ".join(self.name(tag, language) for tag in rarest)

    def is_part_of(self, tag: Tag, other: Tag) -> bool:
        """Whether one is a kind of the other, or part of its name: "hat" and "person in a hat"."""
        kinds = other in self._broader.get(tag, frozenset()) or tag in self._broader.get(other, frozenset())
        return kinds or self._words(tag) <= self._words(other) or self._words(other) <= self._words(tag)

    def _words(self, tag: Tag) -> frozenset[str]:
        return frozenset(self.name(tag, "en").split()) if self.has_name(tag) else frozenset((tag,))

    def common(self, paintings: Sequence[Painting]) -> frozenset[Tag]:
        """Returns what is seen on every one of `paintings`."""
        seen = [self.sees(painting) for painting in paintings]
        return frozenset.intersection(*seen) if seen else frozenset()

    def fits(self, painting: Painting, theme: Theme) -> bool:
        """Whether `painting` surely shows what `theme` says."""
        return self._shows(painting, theme.text, theme.language) is True

    def surely_misses(self, painting: Painting, theme: Theme) -> bool:
        """Whether nothing on `painting` comes near the theme, not even something of the same kind: tags are never
        complete."""
        return self._shows(painting, theme.text, theme.language) is False

    def chance(self, theme: Theme) -> float | None:
        """How much of the decks fits `theme`; `None` if it is not understood."""
        return self._chance(theme.text, theme.language)

    def _work_out_chance(self, text: str, language: Language) -> float | None:
        if self._read(text, language) is None:
            return None
        paintings = self._catalogue.paintings(self._decks)
        return sum(self._shows(painting, text, language) is True for painting in paintings) / max(1, len(paintings))

    def _shows(self, painting: Painting, text: str, language: Language) -> bool | None:
        reading = self._read(text, language)
        return None if reading is None else self._sight.shows(self.sees(painting), reading)
