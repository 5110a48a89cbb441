"""The vocabulary's entries that somebody's words mean."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from vernissage.contract.catalogue import Language, Tag
from vernissage.language.endings import forms
from vernissage.language.lexicon import LANGUAGES_OF, languages_for, languages_in, lexicon
from vernissage.language.phrases import LEMMA, STEM, Characters, Found, Phrases
from vernissage.language.repeats import repeats
from vernissage.language.spelling import Script, Word, fold, words_of

_NUMERALS = str.maketrans("123456789", "一两三四五六七八九")
TagWords = Mapping[Tag, Mapping[Language, Sequence[str]]]


class Meaning(NamedTuple):
    """`tags` most specific first; `whole` when no word of the theme is left without a meaning."""

    tags: tuple[Tag, ...] = ()
    whole: bool = False


class Exactly(NamedTuple):
    """A theme that is one entry's name or synonym."""

    tag: Tag
    language: Language
    is_name: bool


class Understanding:
    def __init__(self, words: TagWords) -> None:
        self._words = words
        self._phrases = cache(self._read_phrases)
        self._characters = cache(self._read_characters)
        self.ordinary = cache(self._read_ordinary)
        self.meaning = lru_cache(maxsize=1024)(self._meaning)
        self.exactly = lru_cache(maxsize=1024)(self._exactly)

    def _read_phrases(self, language: Language) -> Phrases[Exactly]:
        return Phrases(_named(self._words, language), language, without=lexicon(language).articles)

    def _read_characters(self) -> Characters[Exactly]:
        others = [(text, Exactly("", "zh", False)) for text in lexicon("zh").other_things]
        return Characters([*_named(self._words, "zh"), *others])

    def _read_ordinary(self, script: Script) -> frozenset[str]:
        """Single words of the vocabulary that are written so, in every form it can be recognised by."""
        found: set[str] = set()
        for language in LANGUAGES_OF.get(script, ()):
            for names in self._words.values():
                for single in map(words_of, names.get(language, ())):
                    found |= forms(single[0].text, language).lemma if len(single) == 1 else frozenset()
        return frozenset(found)

    def suggest(self, prefix: str, language: Language, tags: Sequence[Tag]) -> list[Tag]:
        """Names that begin so come first, then words within them, then synonyms, then what contains the letters."""
        typed = fold(prefix.casefold().strip())
        if not typed:
            return list(tags)
        ranked = [(rank, tag) for tag in tags if (rank := self._rank(typed, tag, language)) is not None]
        return [tag for _, tag in sorted(ranked, key=lambda one: one[0])]

    def _rank(self, typed: str, tag: Tag, language: Language) -> int | None:
        names = [fold(name.casefold()) for name in self._words.get(tag, {}).get(language, ())]
        ways = (
            names[:1] and names[0].startswith(typed),
            any(word.startswith(typed) for name in names[:1] for word in name.split()),
            any(word.startswith(typed) for name in names[1:] for word in (name, *name.split())),
            any(typed in name for name in names),
        )
        return next((rank for rank, fits in enumerate(ways) if fits), None)

    def _meaning(self, text: str, hint: Language) -> Meaning:
        words = words_of(text)
        if any(word.script == "han" for word in words):
            joined = "".join(word.folded for word in words)
            return _gather(self._characters().find(joined.translate(_NUMERALS)), _meaningful_characters(joined))
        readings = [self._in_language(words, language) for language in languages_in(words, hint)]
        return max(readings, key=lambda reading: reading[0], default=(0, Meaning()))[1]

    def meaning_for(self, text: str, language: Language) -> Meaning:
        """In the player's own language, where it is written like that: a Spanish "red" is no English one."""
        words = words_of(text)
        if language not in languages_in(words, language) or any(word.script == "han" for word in words):
            return self.meaning(text, language)
        return self._in_language(words, language)[1]

    def _in_language(self, words: tuple[Word, ...], language: Language) -> tuple[int, Meaning]:
        """How many words were understood, and as what."""
        known = lexicon(language)
        content = [word for word in words if word.folded not in known.articles]
        found = self._phrases(language).find(content) or self._phrases(language).find(content, loosest=STEM)
        meaningful = {here for here, word in enumerate(content) if word.folded not in known.neutral}
        return sum(one.end - one.start for one in found), _gather(found, meaningful)

    def _exactly(self, text: str, hint: Language) -> tuple[Exactly, ...]:
        words = words_of(text)
        if any(word.script == "han" for word in words):
            joined = "".join(word.folded for word in words)
            spans: list[Found[Exactly]] = self._characters().find(joined.translate(_NUMERALS))
            return tuple(one.meaning for one in spans if one.meaning.tag and one.end - one.start == len(joined))
        return tuple(self._with_name(text, reading) for reading in self._exact_readings(words, hint))

    def _with_name(self, text: str, reading: Exactly) -> Exactly:
        """A listed plural of the name is the name too."""
        name = self._words[reading.tag][reading.language][0]
        return reading._replace(is_name=reading.is_name or repeats(text, name, reading.language))

    def _exact_readings(self, words: tuple[Word, ...], hint: Language) -> Iterator[Exactly]:
        for language in languages_for(words[0].script, hint) if words else ():
            content = [word for word in words if word.folded not in lexicon(language).articles]
            for one in self._phrases(language).find(content, loosest=LEMMA):
                if one.end - one.start == len(content):
                    yield one.meaning


def _named(words: TagWords, language: Language) -> list[tuple[str, Exactly]]:
    """Names before synonyms: a synonym never hides the name of another entry."""
    names = [(tag, text, not at) for tag, known in words.items() for at, text in enumerate(known.get(language, ()))]
    return [(text, Exactly(tag, language, is_name)) for tag, text, is_name in sorted(names, key=lambda n: not n[2])]


def _gather(found: list[Found[Exactly]], meaningful: set[int]) -> Meaning:
    known = [one for one in found if one.meaning.tag]
    covered = {here for one in known for here in range(one.start, one.end)}
    longest_first = sorted(known, key=lambda one: one.start - one.end)
    tags = tuple(dict.fromkeys(one.meaning.tag for one in longest_first))
    return Meaning(tags, bool(tags) and meaningful <= covered)


@cache
def _silent_characters() -> Characters[bool]:
    return Characters((word, True) for word in lexicon("zh").neutral)


def _meaningful_characters(text: str) -> set[int]:
    silent = _silent_characters().find(text)
    return set(range(len(text))) - {here for one in silent for here in range(one.start, one.end)}
