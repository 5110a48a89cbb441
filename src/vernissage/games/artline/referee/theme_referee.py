"""The referee for themes (A14 to A18): refuses what is certain, doubts the rest aloud."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from vernissage.contract.catalogue import Catalogue, Language, Painting, Tag
from vernissage.contract.text import without_unseen
from vernissage.games.artline.ports import MAX_THEME_LENGTH, Verdict
from vernissage.games.artline.referee.manner import interpretation, style, too_broad
from vernissage.games.artline.referee.negation import negation
from vernissage.games.artline.setup import EDITIONS, Edition
from vernissage.language.artists import Artists
from vernissage.language.objection import Objection
from vernissage.language.painters import well_known
from vernissage.language.printed import Deck, year
from vernissage.language.repeats import Marks, are_unlike, marks, misspells, nearly_repeats, repeats, says_no_more
from vernissage.language.spelling import Word, is_one_line, words_of
from vernissage.language.understanding import TagWords, Understanding

DECKS_KEPT = 16
OK = Verdict("ok")
_UNKNOWN = {"en": "zyxw", "ru": "щъы", "zh": "龘"}
_STRICTEST = EDITIONS["louvre"]


class _Question(NamedTuple):
    """The question about a theme by itself, whichever others stand; the key of a cache."""

    text: str
    words: tuple[Word, ...]
    language: Language
    edition: Edition
    printed: frozenset[int]  # years on the paintings of its line, if there is a number in it
    deck: tuple[Painting, ...]
    revision: int  # of the catalogue that the deck is in


class ThemeReferee:
    """The referee. `words`: the vocabulary's names and synonyms.

    It reads lists and dictionaries when it first needs them, unless it is told to `prepare`, and a deck when it is
    first asked about one, unless it was told to `read` it. Each may take a few tenths of a second. What it keeps of
    themes is bounded: they are short, and only so many are kept.
    """

    def __init__(self, catalogue: Catalogue, words: TagWords) -> None:
        self._catalogue = catalogue
        self._vocabulary = Understanding(words)
        self._painters = Artists(well_known().names, self._vocabulary.ordinary, well_known().in_full)
        self._decks: dict[tuple[int, tuple[Painting, ...]], Deck] = {}
        self._marks = lru_cache(maxsize=1024)(self._read_marks)
        self._objections = lru_cache(maxsize=1024)(self._object)  # most themes are considered, then laid

    def prepare(self) -> None:
        """Reads all lists of all languages: judging unknown words means looking into every one."""
        for language, unknown in _UNKNOWN.items():
            self.judge(unknown, language, standing=[unknown * 2], edition=_STRICTEST, line=(), deck=())

    def has_read(self, deck: Sequence[Painting]) -> bool:
        return (self._catalogue.revision, tuple(deck)) in self._decks

    def read(self, deck: Sequence[Painting]) -> None:
        """Reads what is printed on the paintings of this deck, and keeps it until the catalogue changes."""
        self._deck(tuple(deck))

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
        text = text.strip()
        misshapen = _misshapen(text)
        if misshapen:
            return misshapen
        words = words_of(text)
        printed = self._years(line) if any(word.script == "number" for word in words) else frozenset[int]()
        asked = _Question(text, words, language, edition, printed, tuple(deck), self._catalogue.revision)
        return _weighed(chain(self._repeats(text, language, standing), self._objections(asked)))

    def same(self, text: str, other: str, language: Language) -> bool:
        if max(len(text), len(other)) > MAX_THEME_LENGTH:
            return False  # no theme at all
        if repeats(text, other, language) or misspells(text, other, language):
            return True
        return self._translates(text, other, language)

    def understand(self, text: str, language: Language) -> tuple[Tag, ...]:
        return self._vocabulary.meaning(text, language).tags if len(text) <= MAX_THEME_LENGTH else ()

    def understands_all(self, text: str, language: Language) -> bool:
        """Whether it is the name of one entry: synonyms are often narrower, and two entries side by side do not say how
        they belong together."""
        tags = self.understand(text, language)
        return any(reading.is_name and tags == (reading.tag,) for reading in self._vocabulary.exactly(text, language))

    def suggest(self, prefix: str, language: Language, tags: Sequence[Tag]) -> list[Tag]:
        """Completes `prefix`: returns those of `tags`, which both paintings show, that somebody may mean."""
        return self._vocabulary.suggest(prefix, language, tags) if len(prefix) <= MAX_THEME_LENGTH else []

    def _object(self, asked: _Question) -> tuple[Verdict, ...]:
        return tuple(self._all_objections(asked))

    def _all_objections(self, asked: _Question) -> Iterator[Verdict]:
        """Lists all objections to a theme by itself, certain ones before doubts."""
        words, language = asked.words, asked.language
        yield from _objected("theme-negation", negation(words, language))
        if asked.edition.too_broad_is_a_fault:
            yield from _objected("theme-too-broad", too_broad(words, language))
        yield from self._printed(asked)
        if verdict := self._style(asked):
            yield from _objected("theme-style" if verdict.verdict == "refused" else "theme-style-doubt", verdict)
        if not self._vocabulary.exactly(asked.text, language):
            yield from _objected("theme-interpretation", interpretation(words, language))
        if asked.edition.too_broad_is_a_fault and self._fits_most(asked):
            yield Verdict("doubt", "theme-fits-most", {"word": asked.text})

    def _fits_most(self, asked: _Question) -> bool:
        meaning = self._vocabulary.meaning_for(asked.text, asked.language)
        return meaning.whole and self._deck(asked.deck).fits_most(meaning.tags)

    def _repeats(self, text: str, language: Language, standing: Iterable[str]) -> Iterator[Verdict]:
        own, tags = self._marks(text, language)
        for other in standing:
            theirs, their_tags = self._marks(other, language)
            if are_unlike(own, theirs) and tags.isdisjoint(their_tags):
                continue  # as most are
            if repeats(text, other, language) or self._translates(text, other, language):
                yield Verdict("refused", "theme-repeats", {"theme": other})
            elif self._comes_near(text, other, language):
                yield Verdict("doubt", "theme-near-repeat", {"theme": other})

    def _comes_near(self, text: str, other: str, language: Language) -> bool:
        if nearly_repeats(text, other, language) or says_no_more(text, other, language):
            return True
        return self._means_the_same(text, other, language)

    def _read_marks(self, text: str, language: Language) -> tuple[Marks, frozenset[Tag]]:
        """Computes what two themes must share if one repeats the other: letters, or a meaning."""
        tags = {reading.tag for reading in self._vocabulary.exactly(text, language)}
        return marks(text, language), frozenset(tags.union(self._vocabulary.meaning(text, language).tags))

    def _translates(self, text: str, other: str, language: Language) -> bool:
        """Whether both name one entry in two languages; mere synonyms are often a little narrower."""
        first, second = self._vocabulary.exactly(text, language), self._vocabulary.exactly(other, language)
        if (
            not first
            or not second
            or {reading.language for reading in first} & {reading.language for reading in second}
        ):
            return False
        tags = {reading.tag for reading in (*first, *second)}
        return len(tags) == 1 and all(reading.is_name for reading in (*first, *second))

    def _means_the_same(self, text: str, other: str, language: Language) -> bool:
        first, second = self._vocabulary.meaning(text, language), self._vocabulary.meaning(other, language)
        if not (first.whole and second.whole and set(first.tags) == set(second.tags)):
            return False
        if len(first.tags) == 1:
            return bool(self._vocabulary.exactly(text, language) and self._vocabulary.exactly(other, language))
        return words_of(text)[0].script != words_of(other)[0].script

    def _printed(self, asked: _Question) -> Iterator[Verdict]:
        cards = self._deck(asked.deck)
        for artists in (cards.artists, self._painters):
            if artist := artists.named_in(asked.words):
                yield from _objected("theme-artist" if artist.verdict == "refused" else "theme-artist-doubt", artist)
        if number := year(asked.words, asked.printed):
            yield Verdict("refused", "theme-year", {"word": number})
        if title := cards.titles.cited(asked.text, asked.language):
            yield Verdict("doubt", "theme-title", {"title": title})

    def _years(self, line: Sequence[Painting]) -> frozenset[int]:
        return frozenset(number for painting in line for number in self._catalogue.facts(painting).years)

    def _style(self, asked: _Question) -> Objection | None:
        phrase = style(asked.words, asked.language, still_life_is_refused=asked.edition.still_life_is_refused)
        # What the vocabulary knows can be seen, even if it is a word of style too.
        if phrase and phrase.verdict == "doubt" and self._vocabulary.exactly(asked.text, asked.language):
            return None
        return phrase

    def _deck(self, paintings: tuple[Painting, ...]) -> Deck:
        key = self._catalogue.revision, paintings
        if key not in self._decks:
            facts = [self._catalogue.facts(painting) for painting in paintings]
            self._decks = dict([*self._decks.items()][1 - DECKS_KEPT :])
            self._decks[key] = Deck(facts, self._vocabulary.ordinary)
        return self._decks[key]


def _weighed(verdicts: Iterable[Verdict]) -> Verdict:
    """Returns the first refusal, else the first doubt."""
    doubt = OK
    for verdict in verdicts:
        if verdict.verdict == "refused":
            return verdict
        doubt = verdict if doubt is OK else doubt
    return doubt


def _misshapen(text: str) -> Verdict | None:
    """Whether a theme is not one line of 1 to 60 characters (A14). The length is checked first: all else takes longer
    with more."""
    if len(text) > MAX_THEME_LENGTH:
        return Verdict("refused", "theme-too-long", {"length": str(len(text)), "limit": str(MAX_THEME_LENGTH)})
    if not is_one_line(text):
        return Verdict("refused", "theme-not-one-line")
    if not words_of(text) or not without_unseen(text):
        return Verdict("refused", "theme-empty")
    return None


def _objected(code: str, objection: Objection | None) -> Iterator[Verdict]:
    if objection:
        yield Verdict(objection.verdict, code, {"word": objection.word})
