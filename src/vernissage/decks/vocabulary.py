"""The vocabulary of tags, for what can be seen: their names in five languages, and the broader tags they imply."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path

import tomli
from msgspec import Struct, convert

from vernissage.contract.catalogue import Language, Tag
from vernissage.contract.languages import LANGUAGES

VOCABULARY_FILE = Path(__file__).with_name("vocabulary.toml")


class Entry(Struct, frozen=True):
    """A tag. In each language the first word is its name, the others are synonyms."""

    group: str
    broader: tuple[Tag, ...] = ()
    en: tuple[str, ...] = ()
    ru: tuple[str, ...] = ()
    es: tuple[str, ...] = ()
    zh: tuple[str, ...] = ()
    uk: tuple[str, ...] = ()
    computed: bool = False  # measured on the picture, never given by hand

    def words(self, language: Language) -> tuple[str, ...]:
        words: tuple[str, ...] = getattr(self, language) if language in LANGUAGES else ()
        return words


class Vocabulary:
    """All tags. It never changes while the program runs."""

    def __init__(self, entries: Mapping[Tag, Entry]) -> None:
        self.entries = dict(entries)
        self._implied: dict[Tag, frozenset[Tag]] = {}
        self._tags = {_plain(tag): tag for tag in self.entries}
        self._spoken = {language: _by_word(self.entries, language) for language in LANGUAGES}

    def __contains__(self, tag: object) -> bool:
        return tag in self.entries

    @property
    def computed(self) -> frozenset[Tag]:
        return frozenset(tag for tag, entry in self.entries.items() if entry.computed)

    @property
    def dull(self) -> frozenset[Tag]:
        """Tags that people would not mention first, though they are true: colours, light, composition."""
        return frozenset(
            tag for tag, entry in self.entries.items() if entry.group in ("colour", "light", "composition", "body")
        )

    @cached_property
    def names(self) -> Mapping[Tag, Mapping[Language, tuple[str, ...]]]:
        """Every tag's name and synonyms in each language."""
        return {tag: {language: entry.words(language) for language in LANGUAGES} for tag, entry in self.entries.items()}

    @cached_property
    def broader(self) -> Mapping[Tag, frozenset[Tag]]:
        """The broader tags that every tag implies."""
        return {tag: self.implied(tag) for tag in self.entries}

    def words(self, tag: Tag, language: Language) -> tuple[str, ...]:
        """Name first, then synonyms; none for a tag that is not in the vocabulary."""
        return self.entries[tag].words(language) if tag in self.entries else ()

    def name(self, tag: Tag, language: Language) -> str:
        words = self.words(tag, language) or self.words(tag, "en")
        return words[0] if words else tag

    def implied(self, tag: Tag) -> frozenset[Tag]:
        """Every broader tag, through all levels, without `tag` itself."""
        if tag not in self._implied:
            self._implied[tag] = frozenset(self._climb(tag) - {tag})
        return self._implied[tag]

    def closed(self, tags: Iterable[Tag]) -> frozenset[Tag]:
        """These tags and all that they imply."""
        given = tuple(tags)
        return frozenset(given).union(*(self.implied(tag) for tag in given))

    def find(self, word: str, language: Language | None = None) -> Tag | None:
        """The tag that `word` stands for: in `language` if it has the word, else in any of the others.

        «Город» is a town in Russian and a vegetable garden in Ukrainian.
        """
        first = [self._spoken[language]] if language in self._spoken else []
        ways = [*first, self._tags, *self._spoken.values()]
        return next((index[form] for form in _forms(word) for index in ways if form in index), None)

    def language_of(self, words: Iterable[str]) -> Language:
        """The language that has most of `words`; of several, the first in `LANGUAGES`."""
        forms = [tuple(_forms(word)) for word in words]
        counts = {
            name: sum(not spoken.keys().isdisjoint(form) for form in forms) for name, spoken in self._spoken.items()
        }
        return max(counts, key=lambda language: counts[language])

    def _climb(self, tag: Tag) -> set[Tag]:
        seen, ahead = set[Tag](), [tag]
        while ahead:
            broader = ahead.pop()
            if broader not in seen:
                seen.add(broader)
                ahead.extend(self.entries[broader].broader if broader in self.entries else ())
        return seen


def _by_word(entries: Mapping[Tag, Entry], language: Language) -> dict[str, Tag]:
    """The tags by word, names before synonyms: a synonym never hides another tag's name."""
    spoken: dict[str, Tag] = {}
    for position in (slice(0, 1), slice(1, None)):
        for tag, entry in entries.items():
            for word in entry.words(language)[position]:
                spoken.setdefault(_plain(word), tag)
    return spoken


def _plain(word: str) -> str:
    return " ".join(word.casefold().replace("-", " ").replace("_", " ").replace("ё", "е").split())


def _forms(word: str) -> Iterable[str]:
    """The word as it is, then its English singulars and plural: museums write "Boats" and "Women"."""
    plain = _plain(word)
    yield plain
    if plain.endswith("men"):
        yield plain[:-3] + "man"
    if plain.endswith("ies"):
        yield plain[:-3] + "y"
    if plain.endswith("es"):
        yield plain[:-2]
    if plain.endswith("s"):
        yield plain[:-1]
    yield plain + "s"  # the vocabulary's name may be the plural


def read_vocabulary(path: Path) -> Vocabulary:
    return Vocabulary(convert(tomli.loads(path.read_text("utf-8")), dict[str, Entry]))


@cache
def load() -> Vocabulary:
    """The built-in vocabulary; empty if its file is missing."""
    return read_vocabulary(VOCABULARY_FILE) if VOCABULARY_FILE.exists() else Vocabulary({})
