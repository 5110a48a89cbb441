"""Finds what is printed on the cards for information only: titles, artists and years."""

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
    """What the referee has to know of all paintings that a table plays with."""

    def __init__(self, facts: Sequence[PaintingFacts], ordinary: Ordinary) -> None:
        self.artists = Artists((name for fact in facts for name in fact.artists), ordinary)
        self.titles = Titles(title for fact in facts for title in fact.titles)
        self._tags = [fact.tags for fact in facts]

    def fits_most(self, tags: Iterable[Tag]) -> bool:
        wanted = frozenset(tags)
        return sum(map(wanted.issubset, self._tags)) * 2 > len(self._tags)


class Titles:
    """Titles by their words in dictionary form."""

    def __init__(self, titles: Iterable[str]) -> None:
        self._titles: dict[tuple[str, ...], str] = {}
        for title in titles:
            self._titles.setdefault(_key(content(title, "en")), title)
        self._titles.pop((), None)
        chinese = {key[0]: title for key, title in self._titles.items() if is_han(key[0][0])}
        self._chinese = {key: title for key, title in chinese.items() if len(key) >= _LONG_ENOUGH_TO_BE_CITED}

    def cited(self, text: str, hint: Language) -> str | None:
        """The title that a theme repeats or contains; one word within others is no citation."""
        key = _key(content(text, hint))
        for length in range(len(key), 0, -1):
            for start in range(len(key) - length + 1):
                part = key[start : start + length]
                if part in self._titles and (length == len(key) or _is_telling(part)):
                    return self._titles[part]
        return next((title for part, title in self._chinese.items() if part in "".join(key)), None)


def year(words: Sequence[Word], printed: frozenset[int]) -> str | None:
    """A number that may be a year and is meant as one: "1889", "painted in 1889", but not "1500 soldiers"."""
    telling = [word for word in words if word.folded not in _listed(word.script, "articles", "neutral")]
    for here, word in enumerate(telling):
        if _may_be_a_year(word, printed) and _is_meant_as_a_year(telling, here):
            return word.folded
    found = _CHINESE_YEAR.search("".join(word.folded for word in words))
    return found.group() if found else None


def _may_be_a_year(word: Word, printed: frozenset[int]) -> bool:
    if word.script != "number" or len(word.folded) not in (3, 4):
        return False
    return int(word.folded) in printed or int(word.folded) in _YEARS


def _is_meant_as_a_year(words: Sequence[Word], here: int) -> bool:
    """It stands alone, or beside a word such as "year" or "painted"."""
    before, after = words[:here][-1:], words[here + 1 :][:1]
    if not before and not after:
        return True
    return any(_speaks_of_years(word, str.endswith) for word in before) or any(
        _speaks_of_years(word, str.startswith) for word in after
    )


def _speaks_of_years(word: Word, touches: Callable[[str, str], bool]) -> bool:
    """Chinese has no spaces: there it is the characters next to the number that count."""
    known = _listed(word.script, "beside_a_year")
    return any(touches(word.folded, one) for one in known) if word.script == "han" else word.folded in known


def _listed(script: Script, *kinds: str) -> frozenset[str]:
    known = [lexicon(language) for language in LANGUAGES_OF.get(script, ())]
    return frozenset[str]().union(*(getattr(one, kind) for one in known for kind in kinds))


def _is_telling(part: tuple[str, ...]) -> bool:
    return len([word for word in part if len(word) > 2]) >= 2


@lru_cache(maxsize=2048)
def _key(words: tuple[Word, ...]) -> tuple[str, ...]:
    if any(word.script == "han" for word in words):
        return ("".join(word.folded for word in words),)
    return tuple(_base(word) for word in words)


@lru_cache(maxsize=8192)
def _base(word: Word) -> str:
    """The same for every hint, so that an index can be built once."""
    known = (dictionary_form(word.text, language) for language in LANGUAGES_OF.get(word.script, ()))
    return next((lemma for lemma in known if lemma), word.folded)
