"""Style and technique, interpretation, and words that fit every picture (A17, A18)."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from vernissage.contract.catalogue import Language
from vernissage.language.lexicon import Lexicon, languages_in, lexicon
from vernissage.language.objection import Objection
from vernissage.language.phrases import Characters, Found, Phrases
from vernissage.language.spelling import Word

T = TypeVar("T")
_KINDS = ("style", "style_alone", "still_life", "broad", "interpretation")


def style(words: tuple[Word, ...], hint: Language, *, still_life_is_refused: bool) -> Objection | None:
    if found := _find(words, hint, "style"):
        return Objection("refused", found[0])
    if found := _find(words, hint, "still_life"):
        return Objection("refused" if still_life_is_refused else "doubt", found[0])
    if found := _find(words, hint, "style_alone"):
        return Objection("refused" if _nothing_else(words, hint, found) else "doubt", found[0])
    return None


def too_broad(words: tuple[Word, ...], hint: Language) -> Objection | None:
    """Only when it is the whole theme: a "landscape with a bridge" is not too broad."""
    found = _find(words, hint, "broad", whole=True)
    return Objection("doubt", found[0]) if found else None


def interpretation(words: tuple[Word, ...], hint: Language) -> Objection | None:
    found = _find(words, hint, "interpretation")
    return Objection("doubt", found[0]) if found else None


@cache
def _phrases(language: Language, kind: str) -> Phrases[bool]:
    known = lexicon(language)
    return Phrases([(p, True) for p in _listed(known, kind)], language, without=known.articles)


@cache
def _characters(kind: str) -> Characters[str]:
    """Longer words that hide a listed one (抽 in 抽屉) are known as other things."""
    known = lexicon("zh")
    return Characters([(p, kind) for p in _listed(known, kind)] + [(p, "") for p in known.other_things])


def _listed(known: Lexicon, kind: str) -> tuple[str, ...]:
    assert kind in _KINDS, kind
    listed: tuple[str, ...] = getattr(known, kind)
    return listed


def _find(words: tuple[Word, ...], hint: Language, kind: str, *, whole: bool = False) -> list[str]:
    """The listed phrases, as they stand in the theme; only one that is all of it if `whole`."""
    if any(word.script == "han" for word in words):
        text = "".join(word.folded for word in words)
        return [text[f.start : f.end] for f in _wanted(_characters(kind).find(text), len(text), whole) if f.meaning]
    for language in languages_in(words, hint):
        articles = lexicon(language).articles
        places = [place for place, word in enumerate(words) if word.folded not in articles]
        found = _phrases(language, kind).find([words[place] for place in places])
        if wanted := _wanted(found, len(places), whole):
            return [_quoted(words[places[one.start] : places[one.end - 1] + 1]) for one in wanted]
    return []


def _wanted(found: Sequence[Found[T]], length: int, whole: bool) -> list[Found[T]]:
    return [one for one in found if not whole or (one.start, one.end) == (0, length)]


def _quoted(words: Sequence[Word]) -> str:
    """As the player wrote it, small words included."""
    return " ".join(word.text for word in words)


def _nothing_else(words: tuple[Word, ...], hint: Language, found: list[str]) -> bool:
    """Whether beside the words found there are only such as "style", "painting" and articles."""
    if any(word.script == "han" for word in words):
        rest = "".join(word.folded for word in words)
        for silent in [*found, *sorted(lexicon("zh").style_fillers, key=len, reverse=True)]:
            rest = rest.replace(silent, "")
        return not rest
    known = [lexicon(language) for language in languages_in(words, hint)]
    fillers = frozenset[str]().union(*(k.style_fillers | k.articles | k.neutral for k in known))
    return all(word.folded in fillers or word.text in " ".join(found).split() for word in words)
