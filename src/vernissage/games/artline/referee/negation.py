"""Refuses negation: what is *not* there is no theme (A17)."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from vernissage.contract.catalogue import Language
from vernissage.language.endings import is_a_word
from vernissage.language.lexicon import languages_in, lexicon
from vernissage.language.objection import Objection
from vernissage.language.phrases import EXACT, Characters, PhraseMatch, Phrases
from vernissage.language.spelling import Word

_NOTHING_BUT = re.compile("除了?.+?(?:以外|之外|外)?(?:什么|啥|谁)?(?:都|也|就)?没(?:有)?(?:别的|其他|其它)?.?")
_NONE_OF = re.compile("(?<![0-9])0[个只条位名张匹艘]")


class _Lists(NamedTuple):
    negations: Phrases[bool]
    only: Phrases[bool]
    lacking: Phrases[bool]


def negation(words: tuple[Word, ...], hint: Language) -> Objection | None:
    """Finds a negation. "Nothing but trees" is none; a "dress without sleeves" is only doubted."""
    if any(word.script == "han" for word in words):
        return _chinese_negation("".join(word.folded for word in words))
    zero = next((word for word in words if word.script == "number" and not word.folded.strip("0")), None)
    if zero and words[-1] is not zero:
        return Objection("refused", zero.text)  # "0 dogs"; "number 0" is something to see
    doubted: Objection | None = None
    silent = _spans(words, hint, "only")
    lacking = _spans(words, hint, "lacking")
    for span in _spans(words, hint, "negations"):
        objection = Objection("refused", " ".join(word.text for word in words[span.start : span.end]))
        if _within(span, silent) or not _negates(words, span, hint):
            continue
        if not _within(span, lacking):
            return objection
        doubted = doubted or objection._replace(verdict="doubt")
    return doubted


@cache
def _lists(language: Language) -> _Lists:
    terms = lexicon(language)
    return _Lists(
        *(
            Phrases([(phrase, True) for phrase in phrases], language)
            for phrases in (terms.negations, terms.only, terms.lacking_but_visible)
        )
    )


def _spans(words: tuple[Word, ...], hint: Language, kind: str) -> list[PhraseMatch[bool]]:
    matches = []
    for language in languages_in(words, hint):
        phrases: Phrases[bool] = getattr(_lists(language), kind)
        matches += phrases.find(words) if kind == "lacking" else phrases.find(words, loosest=EXACT)
    return matches


def _within(match: PhraseMatch[bool], spans: Sequence[PhraseMatch[bool]]) -> bool:
    return any(span.start <= match.start and match.end <= span.end for span in spans)


def _negates(words: tuple[Word, ...], span: PhraseMatch[bool], hint: Language) -> bool:
    """Whether a word negates. Spanish "sin" is English, too: it counts only among Spanish words."""
    if words[span.start].folded not in lexicon("es").negations_shared_with_another_language:
        return True
    others = words[: span.start] + words[span.end :]
    if span.end == len(words) or not others:
        return False
    spanish, english = (sum(is_a_word(word.text, language) for word in others) for language in ("es", "en"))
    return spanish > english or (spanish == english and hint != "en")


@cache
def _characters() -> tuple[Characters[str], tuple[str, ...]]:
    terms = lexicon("zh")
    kinds = (
        ("", terms.only),
        ("doubt", terms.lacking_but_visible),
        ("refused", terms.negations),
    )
    return Characters([(p, kind) for kind, phrases in kinds for p in phrases]), terms.negations_at_the_start


def _chinese_negation(text: str) -> Objection | None:
    if _NOTHING_BUT.fullmatch(text):
        return None  # it says what is there
    if none := _NONE_OF.search(text):
        return Objection("refused", none.group())
    phrases, at_the_start = _characters()
    matches = phrases.find(text)
    for verdict in ("refused", "doubt"):
        for match in matches:
            if match.meaning == verdict:
                return Objection("refused" if verdict == "refused" else "doubt", text[match.start : match.end])
    if text.startswith(at_the_start) and not (matches and matches[0].start == 0):
        return Objection("refused", text[0])
    return None
