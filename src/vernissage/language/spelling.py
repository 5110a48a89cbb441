"""A theme as words: what is left of a text when case, spacing, punctuation and harmless accents do not count."""

import unicodedata
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from vernissage.contract.text import normal

Script: TypeAlias = Literal["latin", "cyrillic", "han", "number", "other"]

_COMBINING = range(0x300, 0x370)
_TILDE = "\u0303"
_FIRST_HAN = "〇"
_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'", "‘": "'", "`": "'", "´": "'", "′": "'"})
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}
_BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Word(NamedTuple):
    """`text` is how dictionaries spell it, `folded` how two spellings of it compare equal."""

    text: str
    folded: str
    script: Script


def is_one_line(text: str) -> bool:
    """No line break, no control character, nothing that turns the reading direction."""
    return text.isprintable() or not any(
        unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"} or c in _BIDI for c in text
    )


@lru_cache(maxsize=2048)
def words_of(text: str) -> tuple[Word, ...]:
    return tuple(Word(run, fold(run), script_of(run)) for run in _runs(_plain(text)))


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Without accents, except where the letter is another one (ñ, й, ї); ё counts as е."""
    if text.isascii():
        return text.replace("'", "")
    kept: list[str] = []
    for char in normal(text, "NFD"):
        if ord(char) not in _COMBINING or _makes_another_letter(kept[-1] if kept else "", char):
            kept.append(char)
    return normal("".join(kept), "NFC").replace("'", "")


def script_of(run: str) -> Script:
    first = run[0]
    if first.isdigit():
        return "number"
    if is_han(first):
        return "han"
    name = unicodedata.name(first, "")
    if name.startswith("LATIN"):
        return "latin"
    return "cyrillic" if name.startswith("CYRILLIC") else "other"


def is_han(char: str) -> bool:
    return "\u3400" <= char <= "\u9fff" or char == "〇" or "\U00020000" <= char <= "\U0003ffff"


def _makes_another_letter(base: str, mark: str) -> bool:
    if base == "n":
        return mark == _TILDE
    return (base, mark) in {("и", "\u0306"), ("і", "\u0308"), ("у", "\u0306")}


def _plain(text: str) -> str:
    lowered = normal(text, "NFKC").casefold().translate(_APOSTROPHES)
    composed = normal(lowered, "NFKC")
    if composed.replace(" ", "").isalpha():
        return composed
    return "".join(c for c in composed if unicodedata.category(c) not in _INVISIBLE and ord(c) not in _COMBINING)


def _runs(plain: str) -> list[str]:
    return [run for part in plain.split() for run in ([part] if _is_plain_word(part) else _runs_in(part))]


def _is_plain_word(part: str) -> bool:
    """As nearly all are: only letters, and none of them Chinese."""
    return part.isalpha() and max(part) < _FIRST_HAN


def _runs_in(plain: str) -> list[str]:
    """Letters, digits, Chinese and pictographs each make runs of their own; an apostrophe holds a word together."""
    runs: list[str] = []
    last = ""
    for here, char in enumerate(plain):
        kind = _kind(plain, here)
        if kind and kind == last and kind != "symbol":
            runs[-1] += char
        elif kind:
            runs.append(char)
        last = kind
    return [_without_possessive(run) for run in runs]


def _kind(plain: str, here: int) -> str:
    char = plain[here]
    if char == "'":
        inside = 0 < here < len(plain) - 1 and plain[here - 1].isalpha() and plain[here + 1].isalpha()
        return "letter" if inside else ""
    if is_han(char):
        return "han"
    if char.isdigit():
        return "digit"
    category = unicodedata.category(char)
    if category == "So":
        return "symbol"
    return "letter" if category[0] in "LMN" and char != "\ufe0f" else ""


def _without_possessive(run: str) -> str:
    return run[:-2] if run.endswith("'s") and len(run) > 2 else run
