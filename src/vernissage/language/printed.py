"""Recognises what is printed on the cards and may not be a theme: titles, artists and years."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from vernissage.contract.catalogue import Language, PaintingFacts, Tag
from vernissage.language.artists import Artists, Ordinary
from vernissage.language.endings import dictionary_form
from vernissage.language.lexicon import LANGUAGES_OF, lexicon
from vernissage.language.repeats import content
from vernissage.language.spelling import Script, Word, is_han

_YEARS = range(1200, 2050)
_CHINESE_YEAR = re.compile("[一二三四五六七八九][〇零一二三四五六七八九]{3}年")
_LONG_ENOUGH_TO_BE_CITED = 4  # characters of a Chinese title within a theme


class Deck:
    """The artists, titles and tags of all paintings that a table plays with, as the referee needs them."""

    def __init__(self, facts: Sequence[PaintingFacts], ordinary: Ordinary) -> None:
        self.artists = Artists((name for fact in facts for name in fact.artists), ordinary)
        self.titles = Titles(title for fact in facts for title in fact.titles)
        self._tags = [fact.tags for fact in facts]

    def fits_most(self, tags: Iterable[Tag]) -> bool:
        wanted = frozenset(tags)
        return sum(map(wanted.issubset, self._tags)) * 2 > len(self._tags)


class Titles:
    """An index of titles by their words in dictionary form."""

    def __init__(self, titles: Iterable[str]) -> None:
        self._titles: dict[tuple[str, ...], str] = {}
        for title in titles:
            self._titles.setdefault(_key(content(title, "en")), title)
        self._titles.pop((), None)
        chinese = {key[0]: title for key, title in self._titles.items() if is_han(key[0][0])}
        self._chinese = {key: title for key, title in chinese.items() if len(key) >= _LONG_ENOUGH_TO_BE_CITED}

    def cited(self, text: str, hint: Language) -> str | None:
        """The title that a theme repeats or contains. A one-word title within a longer theme does not count."""
        key = _key(content(text, hint))
        for length in range(len(key), 0, -1):
            for start in range(len(key) - length + 1):
                part = key[start : start + length]
                if part in self._titles and (length == len(key) or _is_telling(part)):
                    return self._titles[part]
        return next((title for part, title in self._chinese.items() if part in "".join(key)), None)


def year(words: Sequence[Word], printed: frozenset[int]) -> str | None:
    """The year named in a theme: "1889" and "painted in 1889" name one, "1500 soldiers" does not."""
    telling = [word for word in words if word.folded not in _listed(word.script, "articles", "neutral")]
    for place, word in enumerate(telling):
        if _may_be_a_year(word, printed) and _is_meant_as_a_year(telling, place):
            return word.folded
    match = _CHINESE_YEAR.search("".join(word.folded for word in words))
    return match.group() if match else None


def _may_be_a_year(word: Word, printed: frozenset[int]) -> bool:
    if word.script != "number" or len(word.folded) not in (3, 4):
        return False
    return int(word.folded) in printed or int(word.folded) in _YEARS


def _is_meant_as_a_year(words: Sequence[Word], place: int) -> bool:
    """Whether a number stands alone, or beside a word such as "year" or "painted"."""
    before, after = words[:place][-1:], words[place + 1 :][:1]
    if not before and not after:
        return True
    return any(_speaks_of_years(word, str.endswith) for word in before) or any(
        _speaks_of_years(word, str.startswith) for word in after
    )


def _speaks_of_years(word: Word, touches: Callable[[str, str], bool]) -> bool:
    """Whether a word beside a number makes it a year. Chinese has no spaces: there the touching characters count."""
    words = _listed(word.script, "beside_a_year")
    if word.script == "han":
        return any(touches(word.folded, characters) for characters in words)
    return word.folded in words


def _listed(script: Script, *kinds: str) -> frozenset[str]:
    lexicons = [lexicon(language) for language in LANGUAGES_OF.get(script, ())]
    return frozenset[str]().union(*(getattr(source, kind) for source in lexicons for kind in kinds))


def _is_telling(part: tuple[str, ...]) -> bool:
    return len([word for word in part if len(word) > 2]) >= 2


@lru_cache(maxsize=2048)
def _key(words: tuple[Word, ...]) -> tuple[str, ...]:
    if any(word.script == "han" for word in words):
        return ("".join(word.folded for word in words),)
    return tuple(_base(word) for word in words)


@lru_cache(maxsize=8192)
def _base(word: Word) -> str:
    """The dictionary form of a word, the same for every player's language, so that the index is built only once."""
    lemmas = (dictionary_form(word.text, language) for language in LANGUAGES_OF.get(word.script, ()))
    return next((lemma for lemma in lemmas if lemma), word.folded)
