"""Finds the vocabulary's tags that a player's words mean."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from vernissage.contract.catalogue import Language, Tag
from vernissage.language.endings import forms
from vernissage.language.lexicon import LANGUAGES_OF, languages_for, languages_in, lexicon
from vernissage.language.phrases import LEMMA, STEM, Characters, PhraseMatch, Phrases
from vernissage.language.repeats import repeats
from vernissage.language.spelling import Script, Word, fold, words_of

_NUMERALS = str.maketrans("123456789", "一两三四五六七八九")
TagWords = Mapping[Tag, Mapping[Language, Sequence[str]]]


class Meaning(NamedTuple):
    """What a theme means: its `tags`, the most specific first; `whole` if no word is left without a meaning."""

    tags: tuple[Tag, ...] = ()
    whole: bool = False


class Exactly(NamedTuple):
    """The tag whose name or synonym a theme is, word for word."""

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
        return Phrases(named(self._words, language), language, without=lexicon(language).articles)

    def _read_characters(self) -> Characters[Exactly]:
        others = [(text, Exactly("", "zh", False)) for text in lexicon("zh").other_things]
        return Characters([*named(self._words, "zh"), *others])

    def _read_ordinary(self, script: Script) -> frozenset[str]:
        """The vocabulary's single words in a script, in every form by which each can be recognised."""
        ordinary: set[str] = set()
        for language in LANGUAGES_OF.get(script, ()):
            for names in self._words.values():
                for single in map(words_of, names.get(language, ())):
                    ordinary |= forms(single[0].text, language).lemma if len(single) == 1 else frozenset()
        return frozenset(ordinary)

    def suggest(self, prefix: str, language: Language, tags: Sequence[Tag]) -> list[Tag]:
        """The tags that fit what was typed: first by the beginning of a name, then of a word in it, then of a synonym,
        then by any letters within."""
        typed = fold(prefix.casefold().strip())
        if not typed:
            return list(tags)
        ranked = [(rank, tag) for tag in tags if (rank := self._rank(typed, tag, language)) is not None]
        return [tag for _, tag in sorted(ranked, key=lambda ranking: ranking[0])]

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
        """The meaning in the player's own language, if that has the theme's script: "red" is a net in Spanish."""
        words = words_of(text)
        if language not in languages_in(words, language) or any(word.script == "han" for word in words):
            return self.meaning(text, language)
        return self._in_language(words, language)[1]

    def _in_language(self, words: tuple[Word, ...], language: Language) -> tuple[int, Meaning]:
        """How many words are understood in `language`, and as what."""
        lists = lexicon(language)
        content = [word for word in words if word.folded not in lists.articles]
        matches = self._phrases(language).find(content) or self._phrases(language).find(content, loosest=STEM)
        meaningful = {place for place, word in enumerate(content) if word.folded not in lists.neutral}
        return sum(match.end - match.start for match in matches), _gather(matches, meaningful)

    def _exactly(self, text: str, hint: Language) -> tuple[Exactly, ...]:
        words = words_of(text)
        if any(word.script == "han" for word in words):
            joined = "".join(word.folded for word in words)
            matches: list[PhraseMatch[Exactly]] = self._characters().find(joined.translate(_NUMERALS))
            return tuple(
                match.meaning for match in matches if match.meaning.tag and match.end - match.start == len(joined)
            )
        return tuple(self._with_name(text, reading) for reading in self._exact_readings(words, hint))

    def _with_name(self, text: str, reading: Exactly) -> Exactly:
        """The same reading, but a plural of the name counts as the name, even if it is listed as a synonym."""
        name = self._words[reading.tag][reading.language][0]
        return reading._replace(is_name=reading.is_name or repeats(text, name, reading.language))

    def _exact_readings(self, words: tuple[Word, ...], hint: Language) -> Iterator[Exactly]:
        for language in languages_for(words[0].script, hint) if words else ():
            content = [word for word in words if word.folded not in lexicon(language).articles]
            for match in self._phrases(language).find(content, loosest=LEMMA):
                if match.end - match.start == len(content):
                    yield match.meaning


def named(words: TagWords, language: Language) -> list[tuple[str, Exactly]]:
    """All words of the vocabulary, names before synonyms: a synonym never hides the name of another entry."""
    names = [
        (tag, text, not place)
        for tag, spellings in words.items()
        for place, text in enumerate(spellings.get(language, ()))
    ]
    return [(text, Exactly(tag, language, is_name)) for tag, text, is_name in sorted(names, key=lambda n: not n[2])]


def _gather(matches: list[PhraseMatch[Exactly]], meaningful: set[int]) -> Meaning:
    tagged = [match for match in matches if match.meaning.tag]
    covered = {place for match in tagged for place in range(match.start, match.end)}
    longest_first = sorted(tagged, key=lambda match: match.start - match.end)
    tags = tuple(dict.fromkeys(match.meaning.tag for match in longest_first))
    return Meaning(tags, bool(tags) and meaningful <= covered)


@cache
def _silent_characters() -> Characters[bool]:
    return Characters((word, True) for word in lexicon("zh").neutral)


def _meaningful_characters(text: str) -> set[int]:
    silent = _silent_characters().find(text)
    return set(range(len(text))) - {place for match in silent for place in range(match.start, match.end)}
