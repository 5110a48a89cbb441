"""What is *not* there is no theme (A17)."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from vernissage.contract.catalogue import Language
from vernissage.language.endings import is_a_word
from vernissage.language.lexicon import languages_in, lexicon
from vernissage.language.objection import Objection
from vernissage.language.phrases import EXACT, Characters, Found, Phrases
from vernissage.language.spelling import Word


class _Lists(NamedTuple):
    negations: Phrases[bool]
    only: Phrases[bool]
    lacking: Phrases[bool]


def negation(words: tuple[Word, ...], hint: Language) -> Objection | None:
    """ "Nothing but trees" says what is there; a "dress without sleeves" does in its way, and is doubted."""
    if any(word.script == "han" for word in words):
        return _chinese_negation("".join(word.folded for word in words))
    doubted: Objection | None = None
    silent = _spans(words, hint, "only")
    lacking = _spans(words, hint, "lacking")
    for found in _spans(words, hint, "negations"):
        objection = Objection("refused", " ".join(word.text for word in words[found.start : found.end]))
        if _within(found, silent) or not _negates(words, found, hint):
            continue
        if not _within(found, lacking):
            return objection
        doubted = doubted or objection._replace(verdict="doubt")
    return doubted


@cache
def _lists(language: Language) -> _Lists:
    known = lexicon(language)
    return _Lists(
        *(
            Phrases([(phrase, True) for phrase in phrases], language)
            for phrases in (known.negations, known.only, known.lacking_but_visible)
        )
    )


def _spans(words: tuple[Word, ...], hint: Language, kind: str) -> list[Found[bool]]:
    found = []
    for language in languages_in(words, hint):
        phrases: Phrases[bool] = getattr(_lists(language), kind)
        found += phrases.find(words) if kind == "lacking" else phrases.find(words, loosest=EXACT)
    return found


def _within(found: Found[bool], spans: Sequence[Found[bool]]) -> bool:
    return any(span.start <= found.start and found.end <= span.end for span in spans)


def _negates(words: tuple[Word, ...], found: Found[bool], hint: Language) -> bool:
    """Spanish "sin" is English too: it counts where the words around it are Spanish."""
    if words[found.start].folded not in lexicon("es").negations_shared_with_another_language:
        return True
    others = words[: found.start] + words[found.end :]
    if found.end == len(words) or not others:
        return False
    spanish, english = (sum(is_a_word(word.text, language) for word in others) for language in ("es", "en"))
    return spanish > english or (spanish == english and hint != "en")


@cache
def _characters() -> tuple[Characters[str], tuple[str, ...]]:
    known = lexicon("zh")
    kinds = (("", known.only), ("doubt", known.lacking_but_visible), ("refused", known.negations))
    return Characters([(p, kind) for kind, phrases in kinds for p in phrases]), known.negations_at_the_start


def _chinese_negation(text: str) -> Objection | None:
    phrases, at_the_start = _characters()
    found = phrases.find(text)
    for verdict in ("refused", "doubt"):
        for one in found:
            if one.meaning == verdict:
                return Objection("refused" if verdict == "refused" else "doubt", text[one.start : one.end])
    if text.startswith(at_the_start) and not (found and found[0].start == 0):
        return Objection("refused", text[0])
    return None
