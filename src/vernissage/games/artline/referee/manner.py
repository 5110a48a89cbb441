"""Refuses style and technique, interpretation, and words that fit every picture (A17, A18)."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from vernissage.contract.catalogue import Language
from vernissage.language.lexicon import Lexicon, languages_in, lexicon
from vernissage.language.objection import Objection
from vernissage.language.phrases import Characters, PhraseMatch, Phrases
from vernissage.language.spelling import Word

T = TypeVar("T")
_KINDS = ("style", "style_alone", "still_life", "broad", "interpretation")


def style(words: tuple[Word, ...], hint: Language, *, still_life_is_refused: bool) -> Objection | None:
    if phrases := _find(words, hint, "style"):
        return Objection("refused", phrases[0])
    if phrases := _find(words, hint, "still_life"):
        return Objection("refused" if still_life_is_refused else "doubt", phrases[0])
    if phrases := _find(words, hint, "style_alone"):
        return Objection("refused" if _nothing_else(words, hint, phrases) else "doubt", phrases[0])
    return None


def too_broad(words: tuple[Word, ...], hint: Language) -> Objection | None:
    """Finds a word that is too broad if it is the whole theme: a "landscape with a bridge" is not."""
    phrases = _find(words, hint, "broad", whole=True)
    return Objection("doubt", phrases[0]) if phrases else None


def interpretation(words: tuple[Word, ...], hint: Language) -> Objection | None:
    phrases = _find(words, hint, "interpretation")
    return Objection("doubt", phrases[0]) if phrases else None


@cache
def _phrases(language: Language, kind: str) -> Phrases[bool]:
    terms = lexicon(language)
    return Phrases([(p, True) for p in _listed(terms, kind)], language, without=terms.articles)


@cache
def _characters(kind: str) -> Characters[str]:
    """Indexes Chinese words, with longer words that hide a listed one (抽 in 抽屉)."""
    terms = lexicon("zh")
    return Characters([(p, kind) for p in _listed(terms, kind)] + [(p, "") for p in terms.other_things])


def _listed(terms: Lexicon, kind: str) -> tuple[str, ...]:
    assert kind in _KINDS, kind
    listed: tuple[str, ...] = getattr(terms, kind)
    return listed


def _find(words: tuple[Word, ...], hint: Language, kind: str, *, whole: bool = False) -> list[str]:
    """Finds the listed phrases in the theme; only one that is all of it if `whole`."""
    if any(word.script == "han" for word in words):
        text = "".join(word.folded for word in words)
        return [text[f.start : f.end] for f in _wanted(_characters(kind).find(text), len(text), whole) if f.meaning]
    for language in languages_in(words, hint):
        articles = lexicon(language).articles
        places = [place for place, word in enumerate(words) if word.folded not in articles]
        matches = _phrases(language, kind).find([words[place] for place in places])
        if wanted := _wanted(matches, len(places), whole):
            return [_quoted(words[places[match.start] : places[match.end - 1] + 1]) for match in wanted]
    return []


def _wanted(matches: Sequence[PhraseMatch[T]], length: int, whole: bool) -> list[PhraseMatch[T]]:
    return [match for match in matches if not whole or (match.start, match.end) == (0, length)]


def _quoted(words: Sequence[Word]) -> str:
    """Quotes the phrase as the player wrote it, small words included."""
    return " ".join(word.text for word in words)


def _nothing_else(words: tuple[Word, ...], hint: Language, phrases: list[str]) -> bool:
    """Whether all other words are such as "style", "painting" and articles."""
    if any(word.script == "han" for word in words):
        rest = "".join(word.folded for word in words)
        for silent in [*phrases, *sorted(lexicon("zh").style_fillers, key=len, reverse=True)]:
            rest = rest.replace(silent, "")
        return not rest
    lexicons = [lexicon(language) for language in languages_in(words, hint)]
    fillers = frozenset[str]().union(*(k.style_fillers | k.articles | k.neutral for k in lexicons))
    return all(word.folded in fillers or word.text in " ".join(phrases).split() for word in words)
